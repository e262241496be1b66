import { useTranslation } from "~/lib/i18n";
import { cx } from "./cx";
import { type CardColor, Pip } from "./pips";

interface ColorChoiceProps<Color extends CardColor> {
  legend: string;
  legendHidden?: boolean;
  colors: readonly Color[];
  value: readonly Color[];
  onChange: (value: Color[]) => void;
  className?: string;
}

/** Card colours to be ticked, always handed back in their own order. */
export function ColorChoice<Color extends CardColor>(props: ColorChoiceProps<Color>) {
  const { legend, legendHidden = false, colors, value, onChange, className } = props;
  const { t } = useTranslation();
  const nameOf = (color: CardColor) => t(`ui.colors.${color}`);
  const toggle = (toggled: Color) =>
    onChange(
      colors.filter((color) =>
        color === toggled ? !value.includes(color) : value.includes(color),
      ),
    );
  return (
    <fieldset className={className}>
      <legend className={legendHidden ? "sr-only" : "mb-1.5 text-sm font-semibold"}>
        {legend}
      </legend>
      <div className="flex gap-1">
        {colors.map((color) => (
          <label
            key={color}
            title={nameOf(color)}
            className={cx(
              // The unseen box stays with its label, wherever that is pushed.
              "relative grid size-target place-items-center rounded-md border border-transparent transition-colors",
              "opacity-55 hover:bg-surface-overlay hover:opacity-100",
              "has-checked:border-line-strong has-checked:bg-surface-overlay has-checked:opacity-100",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              type="checkbox"
              className="sr-only"
              aria-label={nameOf(color)}
              checked={value.includes(color)}
              onChange={() => toggle(color)}
            />
            <span className="size-7">
              <Pip color={color} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
