import { brackets } from "~/components/decks/brackets";
import { type FieldMessages, seatErrors } from "~/components/seating/errors";
import { SeatedPlayerRow } from "~/components/seating/seated-player-row";
import { useMessages } from "~/lib/i18n";
import { useUserStore } from "~/lib/user/store";
import { IconButton } from "~/ui/icon-button";
import { CloseIcon } from "~/ui/icons/app";
import { Select } from "~/ui/select";
import { podsMessages } from "../messages";
import type { Present } from "./pod-session";

interface PresentListProps {
  people: readonly Present[];
  formatId: string;
  errors: FieldMessages;
  onChange: (people: Present[]) => void;
}

/** The players who are here, with deck; asks for the bracket if the deck has none. */
export function PresentList({ people, formatId, errors, onChange }: PresentListProps) {
  const { t } = useMessages(podsMessages);
  const asksBracket = useUserStore(
    ({ formats }) => formats.find(({ id }) => id === formatId)?.brackets ?? false,
  );
  const change = (key: string, changed: Partial<Present>) =>
    onChange(people.map((person) => (person.key === key ? { ...person, ...changed } : person)));
  return (
    <ul className="grid gap-2 lg:grid-cols-2">
      {people.map((person, at) => {
        const { key, name, deck, bracket } = person;
        return (
          <SeatedPlayerRow
            key={key}
            player={person}
            formatId={formatId}
            problems={seatErrors(errors, at, "players")}
            onDeck={(picked) => change(key, { deck: picked })}
            className="flex-wrap"
          >
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
              onClick={() => onChange(people.filter((other) => other.key !== key))}
            />
          </SeatedPlayerRow>
        );
      })}
    </ul>
  );
}
