import { DeckArt } from "~/components/decks/deck-tile";
import { Stage } from "~/components/poster/stage";
import { useMessages } from "~/lib/i18n";
import { Avatar } from "~/ui/avatar";
import { cx } from "~/ui/cx";
import { recapMessages } from "./messages";

interface RecapPlayer {
  key: string;
  name: string;
  username: string | null;
  picture: string | null;
  /** The place, where there is one. */
  place?: string;
  /** The deck. */
  note?: string | null;
  /** How many games they won, where there were several. */
  wins?: number;
  isWinner: boolean;
}

/** What the picture of a game, a set or a night says. */
export interface RecapContent {
  /** When and where it was. */
  over: string;
  headline: string;
  /** The winner's. */
  deck: { name: string; colors: readonly string[] } | null;
  /** Best first. */
  players: readonly RecapPlayer[];
  facts: readonly { label: string; value: string }[];
}

interface RecapProps {
  content: RecapContent;
  onDone: () => void;
}

/** Shares a game, a set or a night as a picture. */
export function Recap({ content, onDone }: RecapProps) {
  const { t } = useMessages(recapMessages);
  const { over, headline, deck, players, facts } = content;
  const lines = [
    ...players.map(({ place = "", name, note, wins }) =>
      wins === undefined
        ? `${place} ${name}${note ? ` (${note})` : ""}`
        : t("line", { label: name, value: t("wins", { count: wins }) }),
    ),
    ...facts.map((fact) => t("line", fact)),
  ];
  return (
    <Stage title={headline} text={[over, headline, ...lines].join(". ")} onDone={onDone}>
      <div className="flex grow flex-col gap-2 tabular-nums">
        <Headline content={content} />
        {deck && <WinningDeck deck={deck} />}
        <Players players={players} />
        {facts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {facts.map(({ label, value }) => (
              <p
                key={label}
                className="grid grow rounded-lg border border-line bg-surface-raised p-3"
              >
                <span className="text-sm font-semibold text-text-muted">{label}</span>
                <span className="font-display text-xl leading-tight font-bold">{value}</span>
              </p>
            ))}
          </div>
        )}
      </div>
    </Stage>
  );
}

/** How many faces stand beside the headline. */
const mostFaces = 3;

function Headline({ content: { over, headline, players } }: { content: RecapContent }) {
  const winners = players.filter(({ isWinner }) => isWinner).slice(0, mostFaces);
  return (
    <div className="flex grow flex-col justify-between gap-4 rounded-lg bg-accent p-4 text-on-accent">
      <p className="leading-snug font-semibold">{over}</p>
      <div className="flex items-end gap-4">
        <p
          className={cx(
            "line-clamp-3 min-w-0 flex-1 font-display font-extrabold wrap-anywhere",
            headline.length > 24 ? "text-poster-sentence" : "text-poster-words",
          )}
        >
          {headline}
        </p>
        {winners.map(({ key, name, username, picture }) => (
          <Avatar
            key={key}
            name={username ?? name}
            picture={picture}
            size={winners.length === 1 ? "xl" : "lg"}
          />
        ))}
      </div>
    </div>
  );
}

function WinningDeck({ deck }: { deck: { name: string; colors: readonly string[] } }) {
  const { t } = useMessages(recapMessages);
  return (
    <div className="relative flex min-h-32 grow flex-col items-start justify-end overflow-hidden rounded-lg border border-line p-3">
      <span className="absolute inset-0">
        <DeckArt deck={{ ...deck, picture: null }} columns={12} className="size-full" />
      </span>
      <p className="relative grid max-w-full rounded-md bg-surface-raised px-3 py-2">
        <span className="text-sm leading-snug font-semibold text-text-muted">{t("deck")}</span>
        <span className="line-clamp-2 font-display text-xl leading-tight font-bold wrap-anywhere">
          {deck.name}
        </span>
      </p>
    </div>
  );
}

/** With more of them they stand in two columns. */
const mostInColumn = 5;
/** As many wins have room as marks. */
const mostMarks = 9;

const Players = ({ players }: { players: readonly RecapPlayer[] }) => (
  <ol
    className={cx(
      "grid gap-x-4 gap-y-3 rounded-lg border border-line bg-surface-raised p-3",
      players.length > mostInColumn && "grid-cols-2",
    )}
  >
    {players.map(({ key, name, username, picture, place, note, wins, isWinner }) => (
      <li key={key} className="flex min-w-0 items-center gap-3">
        <span
          className={cx(
            "min-w-12 font-display text-xl font-extrabold",
            isWinner ? "text-accent-text" : "text-text-muted",
          )}
        >
          {place ?? wins}
        </span>
        <Avatar name={username ?? name} picture={picture} />
        <span className="grid min-w-0 flex-1 leading-tight">
          <span className="truncate font-semibold">{name}</span>
          {note && <span className="truncate text-sm text-text-muted">{note}</span>}
        </span>
        {wins !== undefined && wins <= mostMarks && (
          <span className="flex gap-1">
            {Array.from({ length: wins }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one mark is like the next.
              <span key={at} className="size-4 rounded-full bg-accent" />
            ))}
          </span>
        )}
      </li>
    ))}
  </ol>
);
