import { useEffect, useState } from "react";
import { tableLinesMessages } from "~/components/live/messages";
import { useMessages } from "~/lib/i18n";
import { useBoard, useTable } from "../context";
import { useSigned } from "../signed";
import { announcements } from "./announcements";

/** After this long without a change it is said aloud. */
const calm = 1200;

/** Tells screen readers what happened at the table once the taps stop. */
export default function Announcer() {
  const { t } = useMessages(tableLinesMessages);
  const signed = useSigned();
  const { nameOf } = useTable();
  const board = useBoard();
  const [told, setTold] = useState(board);
  const [said, setSaid] = useState("");
  const news = announcements(told, board, { t, nameOf, signed }).join(" ");
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => {
      setTold(board);
      setSaid(news);
    }, calm);
    return () => clearTimeout(timer);
  }, [news, board]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
