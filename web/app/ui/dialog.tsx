import { type ReactNode, useId } from "react";
import { useTranslation } from "~/lib/i18n";
import { IconButton } from "./icon-button";
import { CloseIcon } from "./icons/app";
import { Modal } from "./modal";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot; on a phone they stand under each other, the last one lowest. */
  actions?: ReactNode;
}

/** A modal dialog with a title and a way to close it. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      className="m-auto w-[min(32rem,calc(100vw-2rem))]"
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          <IconButton
            label={t("ui.close")}
            icon={<CloseIcon className="size-5" />}
            onClick={onClose}
            className="-mt-2 -mr-2"
          />
        </div>
        <div>{children}</div>
        {actions && <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">{actions}</div>}
      </div>
    </Modal>
  );
}
