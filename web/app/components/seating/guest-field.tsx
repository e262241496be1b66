import { type MouseEvent, useRef, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { AddIcon } from "~/ui/icons/app";
import { Input } from "~/ui/input";
import { guestsToOffer } from "./guests";
import { seatingMessages } from "./messages";
import type { SeatedPlayer } from "./seated-player";

/** More are found by typing. */
const offered = 6;

interface GuestFieldProps {
  /** Names of earlier guests. */
  guests: readonly string[];
  seats: readonly SeatedPlayer[];
  full: boolean;
  onAdd: (name: string) => void;
}

/** A pressed button leaves the focus in the field, so that a phone keeps its keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Guests by their name, one after the other; earlier ones by a tap. */
export default function GuestField({ guests, seats, full, onAdd }: GuestFieldProps) {
  const { t } = useMessages(seatingMessages);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const earlier = full ? [] : guestsToOffer(guests, typed, seats).slice(0, offered);

  const add = (name: string) => {
    if (!name || full) return;
    onAdd(name);
    setTyped("");
  };
  const addTyped = () => {
    add(typed.trim());
    field.current?.focus();
  };

  return (
    <div className="grid gap-2">
      <Field label={t("addGuest")} hint={t("addGuestHint")}>
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              ref={field}
              maxLength={50}
              autoComplete="off"
              // "done" would close the keyboard before the next guest.
              enterKeyHint="enter"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                addTyped();
              }}
            />
            <Button
              className="shrink-0"
              disabled={!typed.trim() || full}
              onMouseDown={keepFocus}
              onClick={addTyped}
            >
              <AddIcon className="size-4" aria-hidden="true" />
              {t("add")}
            </Button>
          </span>
        )}
      </Field>
      {earlier.length > 0 && (
        <ul aria-label={t("earlierGuests")} className="flex flex-wrap gap-2">
          {earlier.map((name) => (
            <li key={name} className="max-w-full">
              <button
                type="button"
                aria-label={t("addNamed", { name })}
                onMouseDown={keepFocus}
                onClick={() => add(name)}
                className="flex min-h-target max-w-full items-center gap-1.5 rounded-full border border-line-strong bg-surface-raised px-4 text-sm font-semibold text-text-muted transition-colors hover:text-text"
              >
                <AddIcon className="size-4 shrink-0" aria-hidden="true" />
                <span className="truncate">{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
