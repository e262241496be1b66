import { useEffect, useRef } from "react";
import { JoinByCode } from "~/components/live/join-by-code";

/** Opened by a press: the next thing is typing the code. */
export default function JoinTable() {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={form}>
      <JoinByCode />
    </div>
  );
}
