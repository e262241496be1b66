const product = "Podium";

/** Titles end in the product's name, unless they carry it already. */
export const pageTitle = (title: string): string =>
  title.includes(product) ? title : `${title} · ${product}`;
