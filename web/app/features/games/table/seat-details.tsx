import { usePlace } from "~/components/games/place";
import { seatLook } from "~/components/live/seat";
import { useMessages } from "~/lib/i18n";
import { Field } from "~/ui/field";
import { ChevronDownIcon } from "~/ui/icons/everywhere";
import { SeatMark } from "~/ui/seat-mark";
import { Select } from "~/ui/select";
import { SelectField } from "~/ui/select-field";
import { Stepper } from "~/ui/stepper";
import { gameDetailsMessages } from "../messages";
import { type GameDraft, type SeatDraft, withSeat } from "./draft";

interface SeatDetailsProps {
  game: GameDraft;
  seat: SeatDraft;
  index: number;
  startingLife: number;
  onChange: (game: GameDraft) => void;
}

/** What else can be said of one player's game. */
export function SeatDetails({ game, seat, index, startingLife, onChange }: SeatDetailsProps) {
  const { t } = useMessages(gameDetailsMessages);
  const placeName = usePlace();
  const change = (changed: Partial<SeatDraft>) => onChange(withSeat(game, seat.key, changed));
  const steps = (of: string) => ({ less: t("less", { of }), more: t("more1", { of }) });
  return (
    <details className="group/seat rounded-md border border-line">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 px-3 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <SeatMark seat={seatLook(index)} />
        <span className="min-w-0 flex-1 truncate">{seat.name}</span>
        <ChevronDownIcon className="size-5 text-text-muted transition-transform group-open/seat:rotate-180" />
      </summary>
      <div className="grid gap-4 p-3 sm:grid-cols-2">
        <Field label={t("place")} hint={t("placeHint")}>
          {(control) => (
            <Select
              {...control}
              value={seat.place ?? ""}
              onChange={({ target }) =>
                change({ place: target.value === "" ? null : Number(target.value) })
              }
            >
              <option value="">{t("stillIn")}</option>
              {game.seats.map(({ key }, at) => (
                <option key={key} value={at + 1}>
                  {placeName(at + 1)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("finalLife")}>
          {(control) => (
            <Stepper
              {...control}
              value={seat.finalLife}
              min={-99999}
              max={99999}
              from={seat.place === 1 ? startingLife : 0}
              {...steps(t("finalLife"))}
              onChange={(finalLife) => change({ finalLife })}
            />
          )}
        </Field>
        <Field label={t("outTurn")}>
          {(control) => (
            <Stepper
              {...control}
              value={seat.eliminatedTurn}
              min={0}
              max={999}
              from={game.turns ?? 1}
              {...steps(t("outTurn"))}
              onChange={(eliminatedTurn) => change({ eliminatedTurn })}
            />
          )}
        </Field>
        <SelectField
          label={t("outBy")}
          none={t("notSaid")}
          choices={game.seats
            .filter(({ key }) => key !== seat.key)
            .map(({ key, name }) => ({ id: key, name }))}
          value={seat.eliminatedBy}
          onChange={(eliminatedBy) => change({ eliminatedBy })}
        />
        <Field label={t("mulligans")}>
          {(control) => (
            <Stepper
              {...control}
              value={seat.mulligans}
              min={0}
              max={99}
              from={1}
              {...steps(t("mulligans"))}
              onChange={(mulligans) => change({ mulligans })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
