import { Link } from "react-router";
import { messagesLoader, useLocalePath, useMessages } from "~/lib/i18n";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { PageHeader } from "~/ui/page-header";
import { legalMessages } from "./messages";

export const clientLoader = messagesLoader(legalMessages);

interface Question {
  readonly question: string;
  readonly answer: readonly string[];
  /** The page that says more. */
  readonly link?: { readonly to: string; readonly text: string };
}

const More = ({ to, text }: NonNullable<Question["link"]>) => (
  <Link
    to={useLocalePath()(to)}
    className="link inline-flex min-h-target items-center justify-self-start"
  >
    {text}
  </Link>
);

const Entry = ({ question, answer, link }: Question) => (
  <details className="group border-b border-line">
    <summary className="flex min-h-target list-none items-center justify-between gap-4 py-3 font-semibold hover:text-accent-text [&::-webkit-details-marker]:hidden">
      {question}
      <ChevronDownIcon
        className="size-5 shrink-0 text-text-muted transition-transform group-open:rotate-180"
        aria-hidden="true"
      />
    </summary>
    <div className="grid max-w-prose gap-3 pb-5 text-text-muted">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && <More {...link} />}
    </div>
  </details>
);

export default function Faq() {
  const { title, lead, groups } = useMessages(legalMessages).messages.faq;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-12">
        {groups.map((group) => (
          <section key={group.title}>
            <h2 className="mb-2 text-xl">{group.title}</h2>
            {(group.questions as readonly Question[]).map((entry) => (
              <Entry key={entry.question} {...entry} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
