import { useEffect, useRef, useState } from "react";
import { tableLinesMessages } from "~/components/live/messages";
import { signedOf, useMessages } from "~/lib/i18n";
import { useBoard, useTable } from "../context";
import { announcements } from "./announcements";

/** After this long without a change it is said aloud. */
const calm = 1200;

/** Tells screen readers what happened at the table once the taps stop. */
export default function Announcer() {
  const { t, lang } = useMessages(tableLinesMessages);
  const { nameOf } = useTable();
  const board = useBoard();
  const told = useRef(board);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => {
      const news = announcements(told.current, board, { t, nameOf, signed: signedOf(lang) });
      told.current = board;
      if (news.length > 0) setSaid(news.join(" "));
    }, calm);
    return () => clearTimeout(timer);
  }, [board, t, nameOf, lang]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
