import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { ApiError } from "~/lib/api/errors";
import { useMessages } from "~/lib/i18n";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Field } from "~/ui/field";
import { UploadIcon } from "~/ui/icons/app";
import { Textarea } from "~/ui/input";
import { type ToastContent, toast, useToasts } from "~/ui/toast-store";
import { deckFormMessages } from "../messages";
import { CardListPreview } from "./card-list-preview";
import type { DeckDraft } from "./fields";
import { lineRange } from "./lines";
import { type FileProblem, readListFile, titleOfFile } from "./list-file";
import type { ListReading } from "./use-parsed";

interface CardListFieldProps {
  value: string;
  reading: ListReading;
  error?: string;
  onChange: (changed: Pick<DeckDraft, "cards" | "file">) => void;
  /** Takes over the commanders that the list names. */
  onCommanders: (names: string[]) => void;
  commanders: readonly string[];
}

/** Hidden by browsers on plain http. */
const canPaste = () => "clipboard" in navigator && "readText" in navigator.clipboard;

/** Whether what is pasted there has its own place to go to. */
const takesText = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, dialog") !== null;

/** Pasting anywhere on the page fills an empty list: nobody has to find the field first. */
function usePasteAnywhere(empty: boolean, take: (text: string) => void) {
  useEffect(() => {
    if (!empty) return;
    const onPaste = ({ target, clipboardData }: globalThis.ClipboardEvent) => {
      const text = clipboardData?.getData("text/plain");
      if (text && !takesText(target)) take(text);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}

/** A toast that goes with its page: later its action would bring back a draft that was used up. */
function usePageToast() {
  const shown = useRef(0);
  useEffect(() => () => useToasts.getState().dismiss(shown.current), []);
  return (content: ToastContent) => {
    shown.current = toast(content);
  };
}

/** A card list from any tool, pasted, dropped or chosen, with what is read in it below. */
export function CardListField(props: CardListFieldProps) {
  const { value, reading, error, onChange, onCommanders, commanders } = props;
  const { t } = useMessages(deckFormMessages);
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const offer = usePageToast();
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<FileProblem | "pasteFailed">();
  const empty = !value.trim();
  const refused = reading.error instanceof ApiError && reading.error.fieldMessages.text;
  const nothingRead = reading.error === null && reading.list?.entries.length === 0;

  const change = (changed: Pick<DeckDraft, "cards" | "file">) => {
    setProblem(undefined);
    onChange(changed);
  };
  const replace = (cards: string, from?: string) => {
    change({ cards, file: from });
    if (empty || cards === value) return;
    offer({
      message: t("listReplaced"),
      action: { label: t("undo"), run: () => onChange({ cards: value }) },
    });
  };
  usePasteAnywhere(empty, replace);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readListFile(chosen);
    if ("why" in read) setProblem(read.why);
    else replace(read.text, titleOfFile(chosen));
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
  const paste = async (event: ClipboardEvent) => {
    const [copied] = event.clipboardData.files;
    // Cells of a table come as text and as a picture of it.
    if (!copied || event.clipboardData.types.includes("text/plain")) return;
    event.preventDefault();
    await take(copied);
  };
  const pasteHere = () =>
    navigator.clipboard.readText().then(
      (text) => text.trim() && replace(text),
      () => setProblem("pasteFailed"),
    );

  const showLine = (line: number) => {
    const [from, to] = lineRange(value, line);
    box.current?.focus();
    box.current?.setSelectionRange(from, to);
  };

  return (
    <div className="grid grid-cols-1 content-start gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same by keyboard. */}
      <div
        className="grid grid-cols-1 gap-3"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        onPaste={paste}
      >
        <Field
          label={t("cards")}
          hint={empty && t("cardsHint")}
          error={problem ? t(problem) : error || refused || (nothingRead && t("noCardsRead"))}
        >
          {(control) => (
            <Textarea
              {...control}
              ref={box}
              spellCheck={false}
              placeholder={t("cardsExample")}
              value={value}
              onChange={({ target }) => change({ cards: target.value })}
              className={cx(
                "h-40 resize-y overflow-auto font-mono text-sm whitespace-pre lg:h-56",
                over && "border-accent bg-accent-soft!",
              )}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {canPaste() && <Button onClick={pasteHere}>{t("paste")}</Button>}
          <Button onClick={() => file.current?.click()}>
            <UploadIcon className="size-4" aria-hidden="true" />
            {t("chooseFile")}
          </Button>
        </div>
        <input
          ref={file}
          type="file"
          accept=".txt,.csv,.dek,.dec,.dck,.cod,.o8d,.mwDeck,text/*"
          aria-label={t("chooseFile")}
          onChange={choose}
          hidden
        />
      </div>
      {!empty && !refused && (
        <CardListPreview
          {...reading}
          commanders={commanders}
          onCommanders={onCommanders}
          onLine={showLine}
        />
      )}
    </div>
  );
}
