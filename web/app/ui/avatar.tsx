import { useState } from "react";
import { cx } from "./cx";
import { Pattern } from "./pattern";

type Size = "sm" | "md" | "lg" | "xl";

const sizes: Record<Size, string> = {
  sm: "size-8 text-sm",
  md: "size-11 text-lg",
  lg: "size-16 text-2xl",
  xl: "size-28 text-3xl",
};

interface AvatarProps {
  name: string;
  /** Address of the picture; without one, or should it not load, the name makes a pattern. */
  picture?: string | null;
  size?: Size;
  className?: string;
}

/** Decoration: the name is beside it as text. */
export function Avatar({ name, picture, size = "md", className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials =
    name
      .match(/(?<!\S)\S/gu)
      ?.slice(0, 2)
      .join("")
      .toLocaleUpperCase() ?? "";
  return (
    <span
      aria-hidden="true"
      className={cx(
        "relative inline-block shrink-0 overflow-hidden rounded-full bg-surface-overlay",
        sizes[size],
        className,
      )}
    >
      {picture && picture !== broken ? (
        <img
          src={picture}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        <>
          <Pattern name={name} columns={3} rows={3} className="size-full" />
          <span className="absolute inset-[18%] grid place-items-center rounded-full bg-surface font-display leading-none font-bold text-text">
            <span className={initials[1] && "text-[0.75em]"}>{initials}</span>
          </span>
        </>
      )}
    </span>
  );
}
