import type { Translation } from "~/lib/i18n";
import type en from "../en/why";

export default {
  title: "Pourquoi les cotes ont bougé",
  lead: "Tout le monde part de 1 000. Battre une table plus forte fait bouger davantage, et plus une cote est sûre, moins elle bouge.",
  scope: "Cote dans",
  group: "Le groupe",
  inFormat: "{format}, partout",
  players: "Joueurs",
  decks: "Decks",
  failed: "Ce que cette partie a fait aux cotes n’a pas pu être chargé.",
  beat: "A battu {table}",
  lost: "A perdu contre {table}",
  drew: "A fait nul contre {table}",
  placed: "A fini {place} sur {seats} contre {table}",
  shared: "À égalité, {place} sur {seats} contre {table}",
  table: {
    higher_one: "une table cotée {count} point plus haut",
    higher_other: "une table cotée {count} points plus haut",
    lower_one: "une table cotée {count} point plus bas",
    lower_other: "une table cotée {count} points plus bas",
    even: "une table de même cote",
  },
  opponent: {
    higher_one: "un adversaire coté {count} point plus haut",
    higher_other: "un adversaire coté {count} points plus haut",
    lower_one: "un adversaire coté {count} point plus bas",
    lower_other: "un adversaire coté {count} points plus bas",
    even: "un adversaire de même cote",
  },
  left_one: "encore {count} partie d’incertitude",
  left_other: "encore {count} parties d’incertitude",
  settled: "la cote est stable",
} satisfies Translation<typeof en>;
