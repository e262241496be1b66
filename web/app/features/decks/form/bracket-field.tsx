import { bracketName, brackets } from "~/components/decks/brackets";
import { decksMessages } from "~/components/decks/messages";
import { useMessages } from "~/lib/i18n";
import { Segmented } from "~/ui/segmented";
import { deckFormMessages } from "../messages";

interface BracketFieldProps {
  value: number | null;
  onChange: (bracket: number | null) => void;
}

/** A bracket by its number, with its name where there is room, and below what it means. Wide pages have two columns. */
export function BracketField({ value, onChange }: BracketFieldProps) {
  const { t } = useMessages(deckFormMessages);
  const deck = useMessages(decksMessages);
  const nameOf = (level: number) => deck.t(`brackets.${bracketName(level) ?? "core"}`);
  const chosen = bracketName(value);
  return (
    <div className="grid gap-1.5">
      <Segmented
        legend={t("bracket")}
        value={String(value ?? 0)}
        onChange={(level) => onChange(Number(level) || null)}
        options={[
          {
            value: "0",
            label: (
              <span>
                {/* Six of them leave no room for a word on a phone. */}
                <span aria-hidden="true" className="sm:hidden">
                  –
                </span>
                <span className="max-sm:sr-only">{t("noBracket")}</span>
              </span>
            ),
          },
          ...brackets.map((level) => ({
            value: String(level),
            label: (
              <span>
                {level} <span className="max-md:sr-only lg:sr-only">{nameOf(level)}</span>
              </span>
            ),
          })),
        ]}
      />
      <p className="text-sm text-text-muted" aria-live="polite">
        {value && chosen ? (
          <>
            <span className="font-semibold md:max-lg:hidden">{nameOf(value)}. </span>
            {t(`bracketMeaning.${chosen}`)}
          </>
        ) : (
          t("bracketHint")
        )}
      </p>
    </div>
  );
}
