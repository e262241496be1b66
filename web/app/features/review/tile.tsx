import { DeckArt } from "~/components/decks/deck-tile";
import type { UserData } from "~/lib/user/lists";
import { cx } from "~/ui/cx";
import { Drawing } from "./drawings";
import { Duel } from "./duel";
import type { Highlight } from "./highlights";

/** The least share of a row; tiles grow, so that a row is full whichever of them there are. */
const widths: Record<Highlight["kind"], string> = {
  deck: "basis-full @md:basis-[54%] @4xl:basis-[36%]",
  colors: "basis-full @md:basis-[34%] @4xl:basis-[27%]",
  rival: "basis-full @md:basis-[44%] @4xl:basis-[27%]",
  months: "basis-full @md:basis-[44%] @4xl:basis-[32%]",
  weekday: "basis-[40%] @4xl:basis-[18%]",
  record: "basis-[40%] @4xl:basis-[18%]",
};

const box = "flex grow flex-col justify-between gap-2 rounded-lg border p-3 @4xl:p-4";
const labelText = "text-sm leading-snug font-semibold";

/** Long names are set smaller. */
const sizeOf = (value: string) => (value.length > 24 ? "text-base" : "text-xl");

interface SaidProps {
  highlight: Highlight;
  className?: string;
}

/** What a tile says, and what is behind it. */
const Said = ({ highlight: { value, note }, className }: SaidProps) => (
  <span className="flex flex-wrap items-baseline gap-x-2">
    <span
      className={cx(
        "line-clamp-3 font-display leading-tight font-bold wrap-anywhere",
        sizeOf(value),
        className,
      )}
    >
      {value}
    </span>{" "}
    <span className="text-sm leading-snug text-text-muted tabular-nums">{note}</span>
  </span>
);

interface HighlightTileProps {
  highlight: Highlight;
  me: UserData;
}

/** One thing that a year has to say, drawn in its own way. */
export function HighlightTile({ highlight, me }: HighlightTileProps) {
  const { kind, label } = highlight;
  if (kind === "deck") return <DeckHighlight highlight={highlight} />;
  const record = kind === "record";
  return (
    <div
      className={cx(
        box,
        widths[kind],
        record ? "border-transparent bg-accent-soft" : "border-line bg-surface-raised",
      )}
    >
      <dt className={cx(labelText, "text-text-muted")}>{label}</dt>
      <dd className="flex grow flex-col justify-end gap-1.5">
        {kind === "rival" ? (
          <Duel me={me} rival={highlight} />
        ) : (
          <>
            <Drawing highlight={highlight} />
            <Said highlight={highlight} className={cx(record && "text-accent-text")} />
          </>
        )}
      </dd>
    </div>
  );
}

/** A deck's name on its picture. */
function DeckHighlight({ highlight }: { highlight: Highlight & { kind: "deck" } }) {
  return (
    <div
      className={cx(
        box,
        widths.deck,
        "relative min-h-36 items-start overflow-hidden border-line @4xl:min-h-56",
      )}
    >
      <dt className={labelText}>
        <span className="absolute inset-0">
          <DeckArt deck={highlight.deck} columns={9} className="size-full" />
        </span>
        <span className="relative block rounded-md bg-surface-raised px-3 py-1">
          {highlight.label}
        </span>
      </dt>
      <dd className="relative max-w-full rounded-md bg-surface-raised px-3 py-2">
        <Said highlight={highlight} className="@4xl:text-2xl" />
      </dd>
    </div>
  );
}
