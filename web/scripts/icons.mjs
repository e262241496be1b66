// Makes the PNG icons in public/ from favicon.svg: `node scripts/icons.mjs`, after changing the mark.
import { readFile } from "node:fs/promises";
import { launch } from "./browser.mjs";

const folder = new URL("../public/", import.meta.url);
const ground = "#0d1219";
const svg = await readFile(new URL("favicon.svg", folder), "utf8");
const square = svg.replace(/ rx="\d+"/, "");

// Apple and Android cut icons to their own shape; a maskable one must keep clear of its edges.
const icons = [
  { name: "icon-192.png", size: 192, art: svg, inset: 0 },
  { name: "icon-512.png", size: 512, art: svg, inset: 0 },
  { name: "icon-maskable.png", size: 512, art: square, inset: 40 },
  { name: "apple-touch-icon.png", size: 180, art: square, inset: 0 },
];

const browser = await launch();
for (const { name, size, art, inset } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml,${encodeURIComponent(art)}`;
  const background = art === square ? ground : "transparent";
  await page.setContent(
    `<body style="margin:0;padding:${inset}px;box-sizing:border-box;background:${background}">
      <img src="${image}" style="display:block;width:100%">`,
  );
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true });
  await page.close();
}
await browser.close();
