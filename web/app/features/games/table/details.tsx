import { FormatFields } from "~/components/formats/format-fields";
import type { FieldMessages } from "~/components/seating/errors";
import { useFormatRules } from "~/components/seating/format-rules";
import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Stepper } from "~/ui/stepper";
import { gameDetailsMessages } from "../messages";
import type { GameDraft } from "./draft";
import { EventField } from "./event-field";
import { SeatDetails } from "./seat-details";
import { TurnOrder } from "./turn-order";

/** A moment as `<input type="datetime-local">` writes it, where the reader is. */
function toLocalInput(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** Null where the box is empty or holds half a date. */
function fromLocalInput(typed: string): string | null {
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

interface DetailsProps {
  game: GameDraft;
  onChange: (game: GameDraft) => void;
  errors: FieldMessages;
}

/** All that may be said of a game, and need not be. */
export default function Details({ game, onChange, errors }: DetailsProps) {
  const { t } = useMessages(gameDetailsMessages);
  const { startingLife } = useFormatRules(game);
  const change = (changed: Partial<GameDraft>) => onChange({ ...game, ...changed });
  const steps = (of: string) => ({ less: t("less", { of }), more: t("more1", { of }) });
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("minutes")} error={errors.startedAt}>
          {(control) => (
            <Stepper
              {...control}
              value={game.minutes}
              min={0}
              max={1440}
              step={15}
              from={60}
              {...steps(t("minutes"))}
              onChange={(minutes) => change({ minutes })}
            />
          )}
        </Field>
        <Field label={t("turns")} error={errors.turns}>
          {(control) => (
            <Stepper
              {...control}
              value={game.turns}
              min={0}
              max={999}
              from={8}
              {...steps(t("turns"))}
              onChange={(turns) => change({ turns })}
            />
          )}
        </Field>
        <Field label={t("endedAt")} hint={t("endedAtHint")} error={errors.endedAt}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={toLocalInput(game.endedAt)}
              onChange={({ target }) => change({ endedAt: fromLocalInput(target.value) })}
            />
          )}
        </Field>
        <EventField
          value={game.eventId}
          onChange={(eventId) => change({ eventId })}
          error={errors.eventId}
        />
        {game.setId === null && (
          <FormatFields
            formatId={game.formatId}
            subformatId={game.subformatId ?? ""}
            onChange={({ formatId, subformatId }) =>
              change({ formatId, subformatId: subformatId || null })
            }
            errors={{ formatId: errors.formatId, subformatId: errors.subformatId }}
          />
        )}
      </div>
      <TurnOrder game={game} onChange={onChange} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-sm font-semibold">{t("perPlayer")}</legend>
        {game.seats.map((seat, index) => (
          <SeatDetails
            key={seat.key}
            game={game}
            seat={seat}
            index={index}
            startingLife={startingLife}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </div>
  );
}
