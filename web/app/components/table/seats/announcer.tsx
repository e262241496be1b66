import { useEffect, useRef, useState } from "react";
import { tableLinesMessages } from "~/components/live/messages";
import { signedOf, useMessages } from "~/lib/i18n";
import { useTable } from "../context";
import { announcements } from "./announcements";

/** After this long without a change it is said aloud. */
const calm = 1200;

/** Tells screen readers what happened at the table once the taps stop. */
export default function Announcer() {
  const { t, lang } = useMessages(tableLinesMessages);
  const { nameOf, late } = useTable();
  const told = useRef(late.get().board);
  const [said, setSaid] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const say = () => {
      const { board } = late.get();
      const voice = { t, nameOf, signed: signedOf(lang) };
      const news = told.current && board ? announcements(told.current, board, voice) : [];
      told.current = board;
      if (news.length > 0) setSaid(news.join(" "));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(say, calm);
    };
    wait();
    const stop = late.subscribe(wait);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [late, t, nameOf, lang]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
