import { useId } from "react";
import { useMessages } from "~/lib/i18n";
import { langs } from "~/lib/i18n/paths";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Segmented } from "~/ui/segmented";
import { Select } from "~/ui/select";
import { type Look, layouts, parts, sides, sizes, skins } from "./look";
import { lookMessages } from "./messages";

interface LookEditorProps {
  look: Look;
  onChange: (changed: Partial<Look>) => void;
  /** How many seats one may be chosen from. */
  seats: number;
}

function Size({ look, onChange }: LookEditorProps) {
  const { t } = useMessages(lookMessages);
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold tabular-nums">
        {t("size", { size: look.size })}
      </label>
      <input
        id={id}
        type="range"
        min={sizes.least}
        max={sizes.most}
        step={sizes.step}
        value={look.size}
        onChange={({ target }) => onChange({ size: Number(target.value) })}
        className="h-target w-full"
      />
    </div>
  );
}

function OneSeat({ look, onChange, seats }: LookEditorProps) {
  const { t } = useMessages(lookMessages);
  const chosen = (value: string) => (value === "turn" ? "turn" : Number(value));
  return (
    <Field label={t("seat")}>
      {(control) => (
        <Select
          {...control}
          value={look.seat}
          onChange={({ target }) => onChange({ seat: chosen(target.value) })}
        >
          <option value="turn">{t("seatTurn")}</option>
          {Array.from({ length: seats }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers.
            <option key={index} value={index + 1}>
              {t("seatNumber", { seat: index + 1 })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Shown({ look, onChange }: LookEditorProps) {
  const { t } = useMessages(lookMessages);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t("show")}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {parts.map((part) => (
          <Checkbox
            key={part}
            label={t(`parts.${part}`)}
            checked={look.show.includes(part)}
            onChange={({ target }) =>
              onChange({
                show: parts.filter((one) =>
                  one === part ? target.checked : look.show.includes(one),
                ),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Everything that an overlay's address can say. */
export default function LookEditor(props: LookEditorProps) {
  const { look, onChange } = props;
  const { t } = useMessages(lookMessages);
  return (
    <div className="grid gap-5">
      <Segmented
        legend={t("layout")}
        value={look.layout}
        onChange={(layout) => onChange({ layout })}
        options={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
      />
      {look.layout === "seat" && <OneSeat {...props} />}
      <Segmented
        legend={t("theme")}
        value={look.skin}
        onChange={(skin) => onChange({ skin })}
        options={skins.map((value) => ({ value, label: t(`skins.${value}`) }))}
      />
      <Segmented
        legend={t("side")}
        value={look.side}
        onChange={(side) => onChange({ side })}
        options={sides.map((value) => ({ value, label: t(`sides.${value}`) }))}
      />
      <Size {...props} />
      <Segmented
        legend={t("language")}
        value={look.lang}
        onChange={(lang) => onChange({ lang })}
        options={langs.map((value) => ({
          value,
          label: <span lang={value}>{t(value === "en" ? "english" : "french")}</span>,
        }))}
      />
      <Shown {...props} />
    </div>
  );
}
