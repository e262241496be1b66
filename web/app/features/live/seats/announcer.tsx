import { useEffect, useRef, useState } from "react";
import { liveMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { useTable } from "../context";
import { useSigned } from "../signed";

/** After this long without a change it is said aloud. */
const calm = 1200;

/** Tells screen readers the new life totals once the taps stop. */
export default function Announcer() {
  const { t } = useMessages(liveMessages);
  const signed = useSigned();
  const { board, nameOf } = useTable();
  const [said, setSaid] = useState("");
  const told = useRef(board.seats.map(({ life }) => life));
  const lives = board.seats.map(({ life }) => life).join(" ");
  const latest = useRef({ t, nameOf, signed });
  latest.current = { t, nameOf, signed };
  useEffect(() => {
    const timer = setTimeout(() => {
      const { t, nameOf, signed } = latest.current;
      const now = lives.split(" ").map(Number);
      const lines = now.flatMap((life, at) => {
        const change = life - (told.current[at] ?? life);
        if (change === 0) return [];
        return t("lifeChanged", { name: nameOf(at + 1), change: signed(change), life });
      });
      told.current = now;
      if (lines.length > 0) setSaid(lines.join(" "));
    }, calm);
    return () => clearTimeout(timer);
  }, [lives]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
