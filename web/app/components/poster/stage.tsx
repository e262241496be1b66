import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { createPortal } from "react-dom";
import { showError } from "~/lib/api/show-error";
import { LogoMark } from "~/ui/logo";
import { posterFile, shareFile } from "./share";

interface StageProps {
  title: string;
  /** What the picture shows, in words. */
  text: string;
  onDone: () => void;
  children: ReactNode;
}

/** Lays a poster out unseen, in the shape of a post on a phone, and shares its picture. */
export function Stage({ title, text, onDone, children }: StageProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const share = useEffectEvent(async (isLeft: () => boolean) => {
    if (!sheet.current) return;
    const file = await posterFile(title, sheet.current);
    if (!isLeft()) await shareFile(file, title, text);
  });
  const done = useEffectEvent(onDone);
  useEffect(() => {
    let left = false;
    share(() => left)
      .catch(showError)
      .finally(() => left || done());
    return () => {
      left = true;
    };
  }, []);
  return createPortal(
    <div inert className="pointer-events-none fixed top-0 left-0 -z-10 opacity-0">
      {/* With reduced motion every change of a style is a transition of a millisecond, which is too late to be measured. */}
      <div
        ref={sheet}
        className="@container flex h-150 w-120 flex-col gap-2 bg-surface p-4 transition-none **:transition-none"
      >
        {children}
        <p className="flex items-center gap-1.5 text-sm">
          <LogoMark className="size-5" />
          <span className="font-display font-extrabold">Podium</span>
          <span className="min-w-0 flex-1 truncate text-right text-text-muted">
            {location.host}
          </span>
        </p>
      </div>
    </div>,
    document.body,
  );
}
