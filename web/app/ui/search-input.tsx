import type { ComponentProps } from "react";
import { cx } from "./cx";
import { SearchIcon } from "./icons";
import { Input } from "./input";

type SearchInputProps = Omit<ComponentProps<"input">, "type" | "aria-label"> & { label: string };

/** A box that looks for something; what for is said by its label, which shows while it is empty. */
export const SearchInput = ({ label, className, ...rest }: SearchInputProps) => (
  <span className={cx("relative block", className)}>
    <SearchIcon
      className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-muted"
      aria-hidden="true"
    />
    <Input
      enterKeyHint="search"
      {...rest}
      type="search"
      aria-label={label}
      placeholder={label}
      className="pl-10"
    />
  </span>
);
