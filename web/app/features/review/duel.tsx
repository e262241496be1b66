import { useFormat } from "~/components/stats/format";
import type { UserData } from "~/lib/user/lists";
import { Avatar } from "~/ui/avatar";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { Highlight } from "./highlights";

interface DuelProps {
  me: UserData;
  rival: Highlight & { kind: "rival" };
}

/** Two pictures with the score between them: how often each finished ahead of the other. */
export function Duel({ me, rival: { who, value, note } }: DuelProps) {
  const { number } = useFormat();
  const size = "@4xl:size-16";
  return (
    <span className="flex items-center justify-between gap-2 text-center">
      <Avatar name={me.username} picture={me.picture} className={size} />
      <span className="grid leading-tight">
        <span
          aria-hidden="true"
          className="font-display text-xl font-extrabold whitespace-nowrap tabular-nums @4xl:text-2xl"
        >
          {number(who.ahead)} – {number(who.behind)}
        </span>
        <span className="line-clamp-2 font-semibold wrap-anywhere">{value}</span>{" "}
        <VisuallyHidden>{note}</VisuallyHidden>
      </span>
      <Avatar name={who.username ?? value} picture={who.picture} className={size} />
    </span>
  );
}
