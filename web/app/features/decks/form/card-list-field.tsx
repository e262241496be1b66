import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import { UploadIcon } from "~/ui/icons/app";
import { Textarea } from "~/ui/input";
import { toast } from "~/ui/toast-store";
import { deckFormMessages } from "../messages";
import { CardListPreview } from "./card-list-preview";
import { lineRange } from "./lines";
import { useParsed } from "./use-parsed";

/** Far more than any deck; keeps a wrong file from freezing the page. */
const maxBytes = 1024 * 1024;

interface CardListFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Takes over the commanders that the list names. */
  onCommanders: (names: string[]) => void;
  commanders: readonly string[];
}

/** A card list from any tool, pasted or dropped, with what is read in it beside. */
export function CardListField({ value, onChange, onCommanders, commanders }: CardListFieldProps) {
  const { t } = useMessages(deckFormMessages);
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const parsed = useParsed(value);

  const take = async (dropped: File | undefined) => {
    if (!dropped) return;
    if (dropped.size > maxBytes) return toast({ tone: "danger", message: t("fileTooLarge") });
    onChange(await dropped.text());
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    await take(target.files?.[0]);
    // The same file chosen again must count as a change.
    target.value = "";
  };
  const drop = async (event: DragEvent) => {
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    // A piece of text dropped goes where it is dropped, by the browser.
    if (!dropped) return;
    event.preventDefault();
    await take(dropped);
  };

  const showLine = (line: number) => {
    const [from, to] = lineRange(value, line);
    box.current?.focus();
    box.current?.setSelectionRange(from, to);
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside does the same by keyboard. */}
      <div
        className="grid content-start gap-2"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Field label={t("cards")} hint={t("cardsHint")}>
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              spellCheck={false}
              placeholder={t("cardsExample")}
              value={value}
              onChange={({ target }) => onChange(target.value)}
              className={cx(
                "max-h-96 min-h-48! overflow-auto font-mono text-sm whitespace-pre",
                over && "border-accent bg-accent-soft!",
              )}
            />
          )}
        </Field>
        <Button className="justify-self-start" onClick={() => file.current?.click()}>
          <UploadIcon className="size-4" aria-hidden="true" />
          {t("chooseFile")}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".txt,.dek,.cod,.csv,.dec,.mwDeck,text/*"
          aria-label={t("chooseFile")}
          onChange={choose}
          hidden
        />
      </div>
      <CardListPreview
        {...parsed}
        empty={!value.trim()}
        commanders={commanders}
        onCommanders={onCommanders}
        onLine={showLine}
      />
    </div>
  );
}
