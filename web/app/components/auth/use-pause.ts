import { useEffect, useState } from "react";

const pauseSeconds = 60;

/** Never more than the whole pause, even if the clock was changed. */
const secondsLeft = (sentAt: number) =>
  Math.min(pauseSeconds, Math.max(0, Math.ceil(pauseSeconds - (Date.now() - sentAt) / 1000)));

/** Seconds until a mail sent at that time may be sent again. */
export function usePause(sentAt: () => number): number {
  const [left, setLeft] = useState(() => secondsLeft(sentAt()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft(sentAt())), 500);
    return () => clearInterval(timer);
  }, [sentAt]);
  return left;
}
