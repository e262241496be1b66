import { lazy, Suspense, useState } from "react";
import { useWords } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { brackets } from "~/parts/decks/brackets";
import { type FieldMessages, seatErrors } from "~/parts/seating/errors";
import { seatingWords } from "~/parts/seating/words";
import { Avatar } from "~/ui/avatar";
import { IconButton } from "~/ui/icon-button";
import { CloseIcon, DeckIcon } from "~/ui/icons";
import { Select } from "~/ui/select";
import { podsWords } from "../words";
import type { Present } from "./evening";

const DeckPicker = lazy(() => import("~/parts/seating/deck-picker"));

interface PresentListProps {
  people: readonly Present[];
  formatId: string;
  errors: FieldMessages;
  onChange: (people: Present[]) => void;
}

/** Those who are here, each with the deck of tonight; where no deck tells it, the bracket is asked. */
export function PresentList({ people, formatId, errors, onChange }: PresentListProps) {
  const { t } = useWords(podsWords);
  const { t: seating } = useWords(seatingWords);
  const asksBracket = useUserStore(
    ({ formats }) => formats.find(({ id }) => id === formatId)?.brackets ?? false,
  );
  const [choosing, setChoosing] = useState<string | null>(null);
  const chooser = people.find(({ key }) => key === choosing);
  const change = (key: string, changed: Partial<Present>) =>
    onChange(people.map((person) => (person.key === key ? { ...person, ...changed } : person)));
  return (
    <>
      <ul className="grid gap-2 lg:grid-cols-2">
        {people.map(({ key, name, username, picture, deck, bracket }, at) => (
          <li key={key} className="min-w-0 rounded-lg border border-line bg-surface-raised">
            <div className="flex flex-wrap items-center gap-x-2 pl-3">
              <Avatar name={username ?? name} picture={picture} size="sm" />
              <button
                type="button"
                aria-label={seating("changeDeck", { name, deck: deck?.name ?? seating("noDeck") })}
                onClick={() => setChoosing(key)}
                className="grid min-h-14 min-w-0 flex-1 basis-36 content-center rounded-md px-1 text-left"
              >
                <span className="truncate leading-tight font-semibold">{name}</span>
                <span className="flex min-w-0 items-center gap-1 text-sm text-text-muted">
                  <DeckIcon className="size-3.5 shrink-0" aria-hidden="true" />
                  <span className="truncate">{deck?.name ?? seating("chooseDeck")}</span>
                </span>
              </button>
              {asksBracket && !deck?.id && (
                <Select
                  aria-label={t("bracketOf", { name })}
                  value={bracket ?? ""}
                  onChange={({ target }) =>
                    change(key, { bracket: target.value ? Number(target.value) : null })
                  }
                  className="shrink-0 max-sm:order-last max-sm:basis-full max-sm:pr-3 max-sm:pb-2 sm:w-36"
                >
                  <option value="">{t("noBracket")}</option>
                  {brackets.map((level) => (
                    <option key={level} value={level}>
                      {t("bracket", { level })}
                    </option>
                  ))}
                </Select>
              )}
              <IconButton
                label={t("notHere", { name })}
                icon={<CloseIcon className="size-5" />}
                onClick={() => onChange(people.filter((person) => person.key !== key))}
              />
            </div>
            {seatErrors(errors, at, "players").map((message) => (
              <p
                key={message}
                role="alert"
                className="border-t border-line bg-danger-soft px-3 py-2 text-sm text-danger"
              >
                {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {chooser && (
        <Suspense>
          <DeckPicker
            seat={chooser}
            formatId={formatId}
            onClose={() => setChoosing(null)}
            onPick={(deck) => {
              change(chooser.key, { deck });
              setChoosing(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
