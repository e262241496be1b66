import { nameOf } from "~/components/games/result";
import { namesApart } from "~/components/people/names";
import { recapMessages } from "~/components/recap/messages";
import { Recap } from "~/components/recap/recap";
import { useFormat } from "~/components/stats/format";
import { useMessages } from "~/lib/i18n";
import { type Night, nightLeaders } from "./night";

interface NightRecapProps {
  /** The group's name. */
  group: string;
  night: Night;
  onDone: () => void;
}

/** Shares a game night as a picture: who won how many games. */
export default function NightRecap({ group, night, onDone }: NightRecapProps) {
  const { t } = useMessages(recapMessages);
  const { day, number } = useFormat();
  const { at, games, whole, winners, draws, others } = night;
  const leaders = nightLeaders(night);
  const names = namesApart(
    winners.map(({ seat }) => ({ name: nameOf(seat), username: seat.username ?? undefined })),
  );
  const players = winners.map((winner, index) => ({
    key: winner.key,
    name: names[index] ?? "",
    username: winner.seat.username,
    picture: winner.seat.picture,
    wins: winner.wins,
    isWinner: leaders.includes(winner),
  }));
  const headline = () => {
    // Most wins come first.
    if (leaders.length === 1) return t("nightWon", { name: names[0] ?? "" });
    return t(leaders.length > 1 ? "nightShared" : "night");
  };
  const facts = [
    { label: t("games"), value: whole ? number(games) : `${number(games)}+` },
    ...(draws > 0 ? [{ label: t("draws"), value: number(draws) }] : []),
    ...(others > 0 ? [{ label: t("others"), value: number(others) }] : []),
  ];
  return (
    <Recap
      onDone={onDone}
      content={{
        over: `${group} · ${day(at)}`,
        headline: headline(),
        deck: null,
        players,
        facts,
      }}
    />
  );
}
