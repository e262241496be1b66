import { useRef, useState } from "react";
import { useMessages } from "~/lib/i18n";
import { Banner } from "~/ui/banner";
import { Dialog } from "~/ui/dialog";
import { readScanned, type Scanned } from "./code";
import { friendsMessages } from "./messages";
import { useCamera } from "./use-camera";

interface ScanDialogProps {
  onFound: (found: NonNullable<Scanned>) => void;
  onClose: () => void;
}

/** The camera, held at another phone. */
export default function ScanDialog({ onFound, onClose }: ScanDialogProps) {
  const { t } = useMessages(friendsMessages);
  const video = useRef<HTMLVideoElement>(null);
  const [strange, setStrange] = useState(false);
  const problem = useCamera(video, (text) => {
    const found = readScanned(text, location.origin);
    if (found) onFound(found);
    else setStrange(true);
  });
  return (
    <Dialog open onClose={onClose} title={t("scanTitle")}>
      <div className="grid gap-3">
        {problem ? (
          <Banner tone="danger" title={t(`camera.${problem}`)}>
            {t(`camera.${problem}Text`)}
          </Banner>
        ) : (
          <>
            <p className="text-sm text-text-muted">{t("scanText")}</p>
            <video
              ref={video}
              muted
              playsInline
              aria-label={t("scanTitle")}
              className="aspect-square w-full rounded-md bg-surface-sunken object-cover"
            />
            <p role="status" className="text-sm">
              {strange && t("scanStrange")}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
