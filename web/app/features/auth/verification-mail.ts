import { useEffect, useState } from "react";
import { sendVerification } from "~/lib/identity/accounts";

const sentKey = "verification-sent-at";
const pauseSeconds = 60;

const secondsLeft = () => {
  const sentAt = Number(localStorage.getItem(sentKey));
  return Math.max(0, Math.ceil(pauseSeconds - (Date.now() - sentAt) / 1000));
};

/** Sends the link by mail and starts the pause until the next one. */
export async function mailVerification(onward: string): Promise<void> {
  await sendVerification(new URL(onward, location.origin).href);
  localStorage.setItem(sentKey, String(Date.now()));
}

/** Seconds until the mail may be sent again; a reload does not shorten them. */
export function usePause(): number {
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsLeft()), 500);
    return () => clearInterval(timer);
  }, []);
  return left;
}
