import type { Translation } from "~/lib/i18n";
import type en from "../en/why";

export default {
  title: "Pourquoi les ratings ont bougé",
  lead: "Tout le monde part de 1 000. Battre une table plus forte fait bouger davantage ; plus un rating est sûr, moins il bouge.",
  scope: "Rating dans",
  group: "Le groupe",
  inFormat: "{format}, partout",
  players: "Joueurs",
  decks: "Decks",
  failed: "Les changements de rating de cette partie n’ont pas pu être chargés.",
  beat: "A battu {table}",
  lost: "A perdu contre {table}",
  drew: "A fait égalité avec {table}",
  placed: "A fini {place} sur {seats} contre {table}",
  shared: "À égalité, {place} sur {seats} contre {table}",
  table: {
    higher_one: "une table au rating plus haut de {count} point",
    higher_other: "une table au rating plus haut de {count} points",
    lower_one: "une table au rating plus bas de {count} point",
    lower_other: "une table au rating plus bas de {count} points",
    even: "une table de même rating",
  },
  opponent: {
    higher_one: "un adversaire au rating plus haut de {count} point",
    higher_other: "un adversaire au rating plus haut de {count} points",
    lower_one: "un adversaire au rating plus bas de {count} point",
    lower_other: "un adversaire au rating plus bas de {count} points",
    even: "un adversaire de même rating",
  },
  left_one: "stable dans environ {count} partie",
  left_other: "stable dans environ {count} parties",
  settled: "le rating est stable",
} satisfies Translation<typeof en>;
