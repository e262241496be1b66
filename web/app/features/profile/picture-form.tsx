import { type ChangeEvent, useRef, useState } from "react";
import { deletePicture, postPicture } from "~/lib/api/calls";
import { showError } from "~/lib/api/show-error";
import { useTranslation } from "~/lib/i18n";
import type { UserData } from "~/lib/user/lists";
import { useUserStore } from "~/lib/user/store";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { DeleteIcon, UploadIcon } from "~/ui/icons";
import { toast } from "~/ui/toast-store";
import { Cropper } from "./cropper";

const maxBytes = 10 * 1024 * 1024;

export function PictureForm({ user }: { user: UserData }) {
  const { t } = useTranslation();
  const setUser = useUserStore((state) => state.setUser);
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
    if (chosen.size > maxBytes) return setProblem(t("profile.pictureTooLarge"));
    await createImageBitmap(chosen).then(setPicture, () =>
      setProblem(t("profile.pictureUnreadable")),
    );
  };

  const send = async (cropped: Blob) => {
    setProgress(0);
    try {
      setUser((await postPicture(cropped, setProgress)).user);
      toast({ tone: "success", message: t("profile.pictureSaved") });
      setPicture(undefined);
    } catch (error) {
      showError(error);
    } finally {
      setProgress(undefined);
    }
  };

  const remove = async () => {
    try {
      setUser((await deletePicture()).user);
      toast({ tone: "success", message: t("profile.pictureRemoved") });
    } catch (error) {
      showError(error);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={user.username} picture={user.picture} size="xl" />
      <div className="grid flex-1 basis-56 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => file.current?.click()}>
            <UploadIcon className="size-4" aria-hidden="true" />
            {t("profile.choosePicture")}
          </Button>
          {user.picture && (
            <Button variant="ghost" onClick={remove}>
              <DeleteIcon className="size-4" aria-hidden="true" />
              {t("profile.removePicture")}
            </Button>
          )}
        </div>
        <p className="text-sm text-text-muted">{t("profile.pictureHint")}</p>
        {problem && (
          <p role="alert" className="text-sm text-danger">
            {problem}
          </p>
        )}
        <input
          ref={file}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-label={t("profile.picture")}
          onChange={choose}
          hidden
        />
      </div>
      {picture && (
        <Cropper
          picture={picture}
          progress={progress}
          onCancel={() => setPicture(undefined)}
          onDone={send}
        />
      )}
    </div>
  );
}
