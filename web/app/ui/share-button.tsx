import type { ReactNode } from "react";
import { Button } from "./button";
import { ShareIcon } from "./icons/app";

interface ShareButtonProps {
  /** Disabled while undefined. */
  url: string | undefined;
  children: ReactNode;
}

/** Shares an address with the device's share sheet; renders nothing without one. */
export function ShareButton({ url, children }: ShareButtonProps) {
  if (!("share" in navigator)) return null;
  // A share that was called off is no failure.
  const share = () => void navigator.share({ url }).catch(() => {});
  return (
    <Button disabled={url === undefined} onClick={share}>
      <ShareIcon className="size-4" aria-hidden="true" />
      {children}
    </Button>
  );
}
