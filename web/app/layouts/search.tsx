import { type ComponentType, useState } from "react";
import { useLocation } from "react-router";
import { showError } from "~/lib/api/show-error";
import { barePath, useTranslation } from "~/lib/i18n";
import { chordName, isChord, isFree, noDialog } from "~/lib/keys";
import { later } from "~/lib/on-demand";
import { useShortcut } from "~/lib/use-shortcut";
import { SearchIcon } from "~/ui/icons/app";

const bringDialog = later(() => import("~/components/search/search-dialog"));

/** The desk of a stream has keys of its own. */
const hasOwnKeys = (pathname: string) => barePath(pathname).startsWith("/websocket/");

const sign = "/";

/** The sign, which may be typed too, or the chord, which works within fields. */
const isShortcut = (event: KeyboardEvent): boolean =>
  (isChord("k", event) && noDialog()) ||
  (event.key === sign && !event.ctrlKey && !event.metaKey && !event.altKey && isFree(event.target));

/** The way to everything: a button, and keys from anywhere. The dialog comes when it is asked for. */
export function Search() {
  const { t, lang } = useTranslation();
  const off = hasOwnKeys(useLocation().pathname);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const chord = chordName("K");

  const open = async () => {
    try {
      const { default: SearchDialog, loadMessages } = await bringDialog();
      await loadMessages(lang);
      setDialog(() => SearchDialog);
    } catch (error) {
      showError(error);
    }
  };
  useShortcut((event) => !off && isShortcut(event), open);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={off ? undefined : `${chord.aria} ${sign}`}
        onClick={open}
        className={
          "flex min-h-target min-w-target items-center justify-center gap-3 rounded-md text-sm font-semibold " +
          "text-text-muted hover:bg-surface-raised hover:text-text max-lg:ml-auto " +
          "lg:justify-start lg:border lg:border-line-strong lg:bg-surface-raised lg:px-3"
        }
      >
        <SearchIcon className="size-5 shrink-0" aria-hidden="true" />
        <span className="max-lg:sr-only">{t("shell.nav.search")}</span>
        {!off && (
          <span
            aria-hidden="true"
            className="ml-auto hidden text-xs font-normal lg:pointer-fine:inline"
          >
            {chord.text}
          </span>
        )}
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
