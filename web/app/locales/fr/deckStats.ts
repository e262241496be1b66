import type { Translation } from "~/lib/i18n";
import type en from "../en/deckStats";

export default {
  opponents: "Son taux de victoire avec chacun à la table, et qui a fini devant.",
  againstDecks: "Face aux decks",
  againstDecksNote: "Son taux de victoire avec chacun à la table, et lequel a fini devant.",
  againstColors: "Face aux couleurs",
  againstColorsNote: "Les parties où au moins un autre deck avait la couleur.",
  tableBracket: "Par bracket de la table",
  tableBracketNote: "Le bracket le plus élevé à la table, le sien compris.",
  sinceTitle: "Au total, et depuis que la liste a changé",
  sinceNote: "La liste a changé pour la dernière fois le {date}.",
  inAll: "Au total",
  since: "Depuis le changement",
  which: "Parties comptées",
  playsLike: "Joue comme",
  playsLikeNote:
    "La probabilité de chaque bracket, d’après ses résultats face à des decks au bracket déclaré.",
  bracket: "Bracket",
  chance: "Probabilité",
  likeBracket: "Joue comme {bracket}",
  sure: {
    barely: "première idée",
    fairly: "assez sûr",
    very: "très sûr",
  },
  sureOf_one: "{sure} : {chance} après {count} partie",
  sureOf_other: "{sure} : {chance} après {count} parties",
  asDeclared: "comme déclaré",
  declaredElse: "déclaré {bracket}",
  byResultsFew_one: "Connu après encore {count} partie",
  byResultsFew_other: "Connu après encore {count} parties",
  byResultsUnknown: "Encore rien à quoi le comparer",
} satisfies Translation<typeof en>;
