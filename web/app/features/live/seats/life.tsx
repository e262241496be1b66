import { useTranslation } from "~/lib/i18n";
import { cx } from "~/ui/cx";
import { useSum } from "./use-sum";

interface LifeProps {
  life: number;
  out: boolean;
}

/** As large as its place allows: as high as two thirds of it, and never wider than it. */
const sizeOf = (digits: number) => `min(66cqh, ${Math.floor(112 / Math.max(2, digits))}cqw)`;

/** How much life is left, readable across the table, and what has just become of it. */
export function Life({ life, out }: LifeProps) {
  const { lang } = useTranslation();
  const sum = useSum(life);
  const signed = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
  const digits = String(life).replace("-", "−");
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center"
    >
      <span className="relative">
        <span
          className={cx(
            "font-display leading-none font-bold tracking-tight tabular-nums",
            out && "opacity-40",
          )}
          style={{ fontSize: sizeOf(digits.length) }}
        >
          {digits}
        </span>
        {sum !== 0 && (
          <span
            key={Math.sign(sum)}
            className="absolute top-0 left-full ml-[2cqw] animate-rise rounded-full bg-surface-overlay px-[0.5em] py-[0.1em] leading-none font-bold whitespace-nowrap tabular-nums shadow-float"
            style={{ fontSize: "clamp(1rem, min(14cqh, 8cqw), 2.5rem)" }}
          >
            {signed.format(sum)}
          </span>
        )}
      </span>
    </span>
  );
}
