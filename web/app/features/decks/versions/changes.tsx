import { decksMessages } from "~/components/decks/messages";
import type { CardChange } from "~/lib/api/types";
import { signedOf, useMessages } from "~/lib/i18n";
import { deckVersionsMessages } from "../messages";

/** How many changes a version shows before "and … more". */
const inSight = 6;

const keyOf = ({ section, name }: CardChange) => `${section} ${name}`;

/** A card's name, and where it is if not in the main deck. */
function CardName({ change: { name, section } }: { change: CardChange }) {
  const { t } = useMessages(decksMessages);
  return (
    <span className="min-w-0 wrap-anywhere">
      <span lang="en">{name}</span>
      {section !== "main" && <span className="text-text-muted"> · {t(`sections.${section}`)}</span>}
    </span>
  );
}

/** "+1 Duress", "−1 Opt", as far as there is room. */
export function ShortChanges({ changes }: { changes: readonly CardChange[] }) {
  const { t, lang } = useMessages(deckVersionsMessages);
  const signed = signedOf(lang);
  if (changes.length === 0) return <p className="text-sm">{t("same")}</p>;
  const shown = changes.length > inSight + 1 ? changes.slice(0, inSight) : changes;
  const left = changes.length - shown.length;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {shown.map((change) => (
        <li key={keyOf(change)} className="flex min-w-0 gap-1.5">
          <span className="shrink-0 font-semibold tabular-nums">
            {signed(change.after - change.before)}
          </span>
          <CardName change={change} />
        </li>
      ))}
      {left > 0 && <li className="text-text-muted">{t("others", { count: left })}</li>}
    </ul>
  );
}

const kinds = ["added", "removed", "counted"] as const;
const kindOf = ({ before, after }: CardChange) =>
  before === 0 ? "added" : after === 0 ? "removed" : "counted";

function HowMany({ change: { before, after } }: { change: CardChange }) {
  const { t, lang } = useMessages(deckVersionsMessages);
  if (before === 0 || after === 0) return signedOf(lang)(after - before);
  return (
    <>
      <span aria-hidden="true">{t("fromTo", { before, after })}</span>
      <span className="sr-only">{t("fromToSpoken", { before, after })}</span>
    </>
  );
}

/** Every card that two versions differ in: added, removed, counted anew. */
export function AllChanges({ changes }: { changes: readonly CardChange[] }) {
  const { t } = useMessages(deckVersionsMessages);
  if (changes.length === 0) return <p className="text-text-muted">{t("noChanges")}</p>;
  return kinds.map((kind) => {
    const some = changes.filter((change) => kindOf(change) === kind);
    return (
      some.length > 0 && (
        <div key={kind}>
          <h4 className="border-b border-line py-1 text-sm">{t(kind)}</h4>
          <ul className="columns-[15rem] gap-x-8 py-1 text-sm">
            {some.map((change) => (
              <li key={keyOf(change)} className="flex break-inside-avoid items-baseline gap-2 py-1">
                <span className="min-w-8 shrink-0 text-right font-semibold tabular-nums">
                  <HowMany change={change} />
                </span>
                <CardName change={change} />
              </li>
            ))}
          </ul>
        </div>
      )
    );
  });
}
