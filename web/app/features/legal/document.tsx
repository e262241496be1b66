import { Link } from "react-router";
import { useLocalePath } from "~/lib/i18n";
import { PageHeader } from "~/ui/page-header";

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly updated: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly points: readonly string[];
    readonly link?: { readonly to: string; readonly label: string };
  }[];
}

/** A long text to read: its contents beside it where there is room, above it where not. */
export function LegalDocument({ text, contents }: { text: LegalText; contents: string }) {
  const to = useLocalePath();
  return (
    <div className="grid gap-x-16 lg:grid-cols-[1fr_14rem]">
      <div className="lg:col-span-2">
        <PageHeader title={text.title} lead={text.lead} />
      </div>
      <nav
        aria-label={contents}
        className="mb-10 border-y border-line py-4 lg:sticky lg:top-24 lg:order-last lg:mb-0 lg:self-start lg:border-y-0 lg:border-l lg:py-0 lg:pl-6"
      >
        <p className="text-sm font-semibold">{contents}</p>
        <ol>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-target items-center text-sm text-text-muted hover:text-text hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="grid max-w-prose gap-10">
        {text.sections.map(({ id, title, paragraphs, points, link }) => (
          <section key={id} id={id} className="grid gap-3">
            <h2 className="text-xl">{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className="grid list-disc gap-2 pl-5 marker:text-accent-text">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {link && (
              <p>
                <Link to={to(link.to)} className="link inline-flex min-h-target items-center">
                  {link.label}
                </Link>
              </p>
            )}
          </section>
        ))}
        <p className="text-sm text-text-muted">{text.updated}</p>
      </article>
    </div>
  );
}
