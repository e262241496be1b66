import { useState } from "react";
import { cx } from "./cx";
import { Pattern } from "./pattern";
import type { CardColor } from "./pips";

interface ArtProps {
  name: string;
  picture: string | null;
  colors?: readonly CardColor[];
  /** How many cells a stand-in has across and down; fewer where it is small. */
  columns?: number;
  rows?: number;
  className?: string;
}

/** A picture, or a pattern of the name beside it. Decoration. */
export function Art({ name, picture, colors, columns, rows, className }: ArtProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || picture === broken) {
    return (
      <Pattern name={name} colors={colors} columns={columns} rows={rows} className={className} />
    );
  }
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(picture)}
      className={cx("object-cover", className)}
    />
  );
}
