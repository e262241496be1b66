import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { type Lang, useMessages, useTranslation } from "~/lib/i18n";
import { metaMessages } from "~/lib/i18n/catalogue";
import { isChord } from "~/lib/keys";
import { EmptyState } from "~/ui/empty-state";
import { IconButton } from "~/ui/icon-button";
import { CloseIcon, SearchIcon } from "~/ui/icons/app";
import { LoadFailed } from "~/ui/load-failed";
import { Modal } from "~/ui/modal";
import { Skeleton } from "~/ui/skeleton";
import type { FullHit } from "./hit";
import { HitList } from "./hit-list";
import { KeyHints } from "./key-hints";
import { searchMessages } from "./messages";
import { keepRecent } from "./recent";
import { useChoice } from "./use-choice";
import { useSearch } from "./use-search";
import { useSeenHeight } from "./use-seen-height";

/** Before it is shown. */
export const loadMessages = (lang: Lang) =>
  Promise.all([searchMessages.load(lang), metaMessages.load(lang)]);

/** What the server takes. */
const longest = 200;

/** One box for decks, people, groups, pages, games and notes. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages(searchMessages);
  const { t: app } = useTranslation();
  const [text, setText] = useState("");
  const { typed, groups, waiting, failed, error, retry } = useSearch(text);
  const hits = groups.flatMap((group) => group.hits);
  const { id, active, activeId, optionId, point, onKeyDown } = useChoice(hits);
  const seen = useSeenHeight();
  const settled = typed !== "" && !waiting;

  const choose = (hit: FullHit) => {
    if (!hit.isRest) keepRecent(hit);
    onClose();
  };
  const onChord = (event: KeyboardEvent) => {
    if (!isChord("k", event)) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Modal
      open
      onClose={onClose}
      onKeyDown={onChord}
      aria-label={t("title")}
      className={
        "w-full max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none max-sm:border-0 " +
        "sm:mx-auto sm:mt-[12dvh] sm:max-w-[min(40rem,calc(100vw-2rem))]"
      }
    >
      <div
        style={{ "--seen": seen } as CSSProperties}
        className="flex flex-col max-sm:h-(--seen) sm:max-h-[76dvh]"
      >
        <div className="flex shrink-0 items-center gap-2 border-b-2 border-line py-1 pr-1 pl-4 has-[input:focus-visible]:border-focus">
          <SearchIcon className="size-5 shrink-0 text-text-muted" aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={t("title")}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? id : undefined}
            aria-activedescendant={activeId}
            placeholder={t("what")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={longest}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              point(undefined);
            }}
            onKeyDown={onKeyDown}
            className="min-h-13 w-full min-w-0 bg-transparent text-base outline-none"
          />
          <IconButton
            label={app("ui.close")}
            icon={<CloseIcon className="size-5" />}
            onClick={onClose}
          />
        </div>
        {hits.length > 0 && (
          <HitList
            id={id}
            groups={groups}
            active={active}
            optionId={optionId}
            onPoint={point}
            onChoose={choose}
          />
        )}
        <div className="grid shrink-0 gap-2 p-2 empty:hidden">
          {waiting && (
            <div className="grid gap-2 px-3 py-1" aria-busy="true">
              <p className="text-xs text-text-muted">{t("searching")}</p>
              {hits.length === 0 && <Skeleton className="h-8" />}
            </div>
          )}
          {settled && hits.length === 0 && !failed && (
            <EmptyState icon={<SearchIcon />} title={t("nothing", { words: typed })}>
              {t("nothingText")}
            </EmptyState>
          )}
          {failed && (
            <LoadFailed
              title={t("failed")}
              unreachable={t("failed")}
              error={error}
              onRetry={retry}
            />
          )}
        </div>
        <p role="status" className="sr-only">
          {settled && t("results", { count: hits.length })}
        </p>
        <KeyHints />
      </div>
    </Modal>
  );
}
