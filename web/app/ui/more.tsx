import { useEffect, useRef } from "react";
import { errorMessage } from "~/lib/api/error-message";
import { useTranslation } from "~/lib/i18n";
import { Button } from "./button";

interface MoreProps {
  status: "loading" | "ready" | "failed";
  /** Why it failed. */
  error?: unknown;
  /** Nothing comes after what is there. */
  done: boolean;
  onMore: () => void;
}

/** The end of a list that goes on: it loads as one nears it, and there is a button to press. */
export function More({ status, error, done, onMore }: MoreProps) {
  const { t } = useTranslation();
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  load.current = onMore;
  useEffect(() => {
    if (done || status !== "ready" || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && load.current(),
      { rootMargin: "0px 0px 600px" },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [done, status]);
  if (done) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-4">
      {status === "failed" && (
        <p role="alert">
          {t("lists.failed")} {errorMessage(error, t)}
        </p>
      )}
      <Button busy={status === "loading"} onClick={onMore}>
        {t(status === "failed" ? "lists.retry" : "lists.more")}
      </Button>
    </div>
  );
}
