import type { Translation } from "~/lib/i18n";
import type en from "../en/recap";

export default {
  deck: "Deck gagnant",
  length: "Durée",
  turns: "Tours",
  endReason: "Condition de victoire",
  games: "Parties",
  set: "Set",
  draws: "Égalités",
  others: "Victoires des autres",
  nightWon: "{name} gagne la soirée",
  nightShared: "Soirée partagée",
  night: "Soirée de jeu",
  wins_one: "{count} victoire",
  wins_other: "{count} victoires",
  line: "{label} : {value}",
} satisfies Translation<typeof en>;
