import { gamesMessages } from "~/components/games/messages";
import type { SeatNo, TableChange, TableRoll, TableWhat } from "~/lib/api/types";
import { listFormat, signedOf, useMessages } from "~/lib/i18n";
import { tableLinesMessages } from "./messages";

type Out = Extract<TableChange, { type: "out" }>;
/** What its sentence leaves to others: the life that goes with damage, the storm that ends with a turn. */
type Told = Exclude<TableChange, Out>;

/** What happened, in a line: of joined taps their sum and where it led. */
export function useLineText(nameOf: (seat: SeatNo) => string): (what: TableWhat) => string {
  const { t, lang } = useMessages(tableLinesMessages);
  const { t: games } = useMessages(gamesMessages);
  const signed = signedOf(lang);
  const list = listFormat(lang);
  const names = (seats: readonly SeatNo[]) => list.format(seats.map(nameOf));

  function outs(changes: readonly Out[]): string {
    const gone = changes.flatMap(({ seat, to }) => (to ? { seat, ...to } : []));
    const [first] = gone;
    if (!first) return t("back", { name: names(changes.map(({ seat }) => seat)) });
    const all = names(gone.map(({ seat }) => seat));
    if (first.how === "concession") return t("concedes", { names: all });
    const how = games(`endReason.${first.how}`);
    const source = gone.find(({ by }) => by !== null)?.by;
    return source
      ? t("outBy", { names: all, how, source: nameOf(source) })
      : t("out", { names: all, how });
  }

  function changed(change: Told, source: SeatNo | null): string {
    const name = "seat" in change ? nameOf(change.seat) : "";
    const delta = signed(Number(change.to) - Number(change.from));
    const { to } = change;
    switch (change.type) {
      case "life":
        return source && change.to < change.from
          ? t("lifeBy", { name, delta, source: nameOf(source), to: change.to })
          : t("life", { name, delta, to: change.to });
      case "commanderDamage":
        return t(change.commander === 0 ? "damage" : "damageSecond", {
          name,
          delta,
          source: nameOf(change.source),
          to: change.to,
        });
      case "counter":
        return t("counted", {
          name,
          delta,
          counter: t(`counter.${change.counter}`),
          to: change.to,
        });
      case "custom":
        return change.to === null
          ? t("dropped", { name, counter: change.name })
          : t("counted", { name, delta, counter: change.name, to: change.to });
      case "casts":
        return t("tax", { name, to: 2 * change.to });
      case "blessing":
        return t(to ? "blessed" : "unblessed", { name });
      case "spared":
        return t(to ? "spared" : "unspared", { name });
      case "storm":
        return t("storm", { to: change.to });
      case "monarch":
        return change.to ? t("monarch", { name: nameOf(change.to) }) : t("noMonarch");
      case "initiative":
        return change.to ? t("initiative", { name: nameOf(change.to) }) : t("noInitiative");
      case "daylight":
        return t(`daylight.${change.to}`);
      case "turn":
        return change.to
          ? t("turn", { round: change.to.round, name: nameOf(change.to.seat) })
          : t("noTurn");
      case "order":
        return t("order", { names: names(change.to) });
      case "colors":
        return t("colors");
    }
  }

  function rolled(roll: TableRoll): string {
    switch (roll.type) {
      case "dice":
        return t("dice", { sides: roll.sides, faces: roll.faces.join(", ") });
      case "coin":
        return t("coin", {
          faces: roll.heads.map((heads) => t(heads ? "heads" : "tails")).join(", "),
        });
      case "starter":
        return t("starts", { name: nameOf(roll.seat) });
    }
  }

  return (what) => {
    switch (what.type) {
      case "step": {
        const [first] = what.changes;
        if (!first) return "";
        return first.type === "out"
          ? outs(what.changes.filter((change) => change.type === "out"))
          : changed(first, what.source);
      }
      case "rolled":
        return what.offline ? t("thrownOffline", { what: rolled(what.roll) }) : rolled(what.roll);
      case "starts":
        return t("starts", { name: nameOf(what.seat) });
      case "seated":
        return t("seated", { seat: what.seat, name: nameOf(what.seat) });
      default:
        return t(what.type);
    }
  };
}
