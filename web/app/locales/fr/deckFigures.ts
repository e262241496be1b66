import type { Translation } from "~/lib/i18n";
import type en from "../en/deckFigures";

export default {
  opponents: "Ses victoires quand chacun est à la table, et qui a fini devant.",
  againstDecks: "Face aux decks",
  againstDecksNote: "Ses victoires quand chacun est à la table, et lequel a fini devant.",
  againstColors: "Face aux couleurs",
  againstColorsNote: "Les parties où au moins un autre deck avait la couleur.",
  tableBracket: "Par bracket de la table",
  tableBracketNote: "Le bracket le plus élevé à la table, le sien compris.",
  sinceTitle: "En tout, et depuis que sa liste a changé",
  sinceNote: "La liste a changé pour la dernière fois le {date}.",
  inAll: "En tout",
  since: "Depuis le changement",
  which: "Parties comptées",
  playsLike: "Joue comme",
  playsLikeNote:
    "À quel point chaque bracket est probable d’après ses résultats, face aux decks de bracket déclaré.",
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
  byResultsFew_one: "Se dira après encore {count} partie",
  byResultsFew_other: "Se dira après encore {count} parties",
  byResultsUnknown: "Rien encore à quoi le comparer",
} satisfies Translation<typeof en>;
