import { useEffect, useRef, useState } from "react";
import { SearchIcon } from "./icons/app";
import { Input } from "./input";

interface SearchBoxProps {
  label: string;
  value: string;
  /** Told when the typing pauses. */
  onChange: (value: string) => void;
}

const pause = 300;

export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  // Changed from outside: filters cleared, or the way back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === told.current) return;
    const timer = setTimeout(() => {
      told.current = wanted;
      tell.current(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <span className="relative block">
      <SearchIcon
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-text-muted"
        aria-hidden="true"
      />
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="pl-10"
      />
    </span>
  );
}
