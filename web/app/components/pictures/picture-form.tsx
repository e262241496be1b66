import { type ChangeEvent, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { showError } from "~/lib/api/show-error";
import { useMessages } from "~/lib/i18n";
import { onDemand } from "~/lib/on-demand";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { DeleteIcon, UploadIcon } from "~/ui/icons/app";
import { picturesMessages } from "./messages";

/** A picture chosen before there is anything to send it to. */
export function useChosenPicture() {
  const [chosen, setChosen] = useState<{ blob: Blob; url: string } | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.url)), [chosen]);
  return {
    chosen,
    choose: async (blob: Blob) => setChosen({ blob, url: URL.createObjectURL(blob) }),
    remove: async () => setChosen(null),
  };
}

// Loaded only when a picture is chosen.
const Cropper = onDemand(() => import("./cropper"));

const maxBytes = 10 * 1024 * 1024;

interface PictureFormProps {
  /** The current picture or its placeholder. */
  children: ReactNode;
  hasPicture: boolean;
  /** Whether it is shown as a disc. */
  round?: boolean;
  /** Signs without words and without the hint, where there is little room. */
  brief?: boolean;
  send: (cropped: Blob, onProgress: (share: number) => void) => Promise<void>;
  remove: () => Promise<void>;
}

/** Chooses, crops and sends a picture, or takes it away. */
export function PictureForm({
  children,
  hasPicture,
  round = false,
  brief = false,
  send,
  remove,
}: PictureFormProps) {
  const { t } = useMessages(picturesMessages);
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file chosen again must count as a change.
    target.value = "";
    setProblem(undefined);
    if (!chosen) return;
    if (chosen.size > maxBytes) return setProblem(t("tooLarge"));
    await createImageBitmap(chosen).then(setPicture, () => setProblem(t("unreadable")));
  };

  const finish = async (cropped: Blob) => {
    setProgress(0);
    try {
      await send(cropped, setProgress);
      setPicture(undefined);
    } catch (error) {
      showError(error);
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className={cx("flex flex-wrap items-center", brief ? "gap-3" : "gap-5")}>
      {children}
      <div className={cx("grid flex-1 gap-2", !brief && "basis-56")}>
        <div className={cx("flex gap-2", !brief && "flex-wrap")}>
          <Button title={brief ? t("choose") : undefined} onClick={() => file.current?.click()}>
            <UploadIcon className="size-4" aria-hidden="true" />
            <span className={cx(brief && "sr-only")}>{t("choose")}</span>
          </Button>
          {hasPicture && (
            <Button
              variant="ghost"
              title={brief ? t("remove") : undefined}
              onClick={() => remove().catch(showError)}
            >
              <DeleteIcon className="size-4" aria-hidden="true" />
              <span className={cx(brief && "sr-only")}>{t("remove")}</span>
            </Button>
          )}
        </div>
        {!brief && <p className="text-sm text-text-muted">{t("hint")}</p>}
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label={t("picture")}
          onChange={choose}
          hidden
        />
      </div>
      {picture && (
        <Suspense>
          <Cropper
            picture={picture}
            round={round}
            progress={progress}
            onCancel={() => setPicture(undefined)}
            onDone={finish}
          />
        </Suspense>
      )}
    </div>
  );
}
