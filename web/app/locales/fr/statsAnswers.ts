import type { Translation } from "~/lib/i18n";
import type en from "../en/statsAnswers";

export default {
  you_one: "Une seule partie jouée : {rate} de victoires, pour {expected} attendus.",
  you_other: "Tu gagnes {rate} de tes {count} parties, pour {expected} attendus.",
  of_one: "{name} : {rate} sur {count} partie, pour {expected} attendus.",
  of_other: "{name} : {rate} sur {count} parties, pour {expected} attendus.",
  better: "Mieux que le hasard.",
  worse: "Moins bien que le hasard.",
  asExpected: "À peu près comme attendu.",
  tooFew_one: "Trop peu de parties pour conclure : il en faudrait environ {count} de plus.",
  tooFew_other: "Trop peu de parties pour conclure : il en faudrait environ {count} de plus.",
  paceQuestion: "A-t-on joué plus que l’an dernier ?",
  paceMore_one: "Oui : {games}, {count} de plus que sur {before}.",
  paceMore_other: "Oui : {games}, {count} de plus que sur {before}.",
  paceFewer_one: "Non : {games}, {count} de moins que sur {before}.",
  paceFewer_other: "Non : {games}, {count} de moins que sur {before}.",
  paceSame: "Tout autant : {games}, comme sur {before}.",
  paceGames_one: "{count} partie en {year} ({months})",
  paceGames_other: "{count} parties en {year} ({months})",
  paceBefore: "les mêmes mois de {year}",
  paceMonths: "{from} à {until}",
  paceNone: "Pas encore d’année précédente à comparer.",
  form: "Est-ce que je progresse ?",
  formDeck: "Est-ce que je progresse avec {deck} ?",
  formOf: "Mois affiché",
  formHint:
    "La courbe : les victoires au-dessus de l’attendu, cumulées. La bande : ce que le hasard seul peut faire.",
  points_one: "{points} point",
  points_other: "{points} points",
  point: "{name} : {points}, {rate}",
  formPoint: "{month} : {won} sur {games}, {above} par rapport à l’attendu au total",
  formFew:
    "Trop peu de parties pour voir une évolution : il en faut {count} récentes et {count} d’avant.",
  rising:
    "Oui : {recent} par rapport à l’attendu depuis {month}, {before} avant. Plus que du hasard.",
  falling:
    "Non : {recent} par rapport à l’attendu depuis {month}, {before} avant. Plus que du hasard.",
  steady:
    "Pas d’évolution nette : {recent} par rapport à l’attendu depuis {month}, {before} avant. Le hasard seul peut faire {luck} points.",
  aboveHead: "Victoires au-dessus de l’attendu",
  luckHead: "Hasard (±)",
  fewGames_one: "Visible à partir de {least} parties : {count} pour l’instant.",
  fewGames_other: "Visible à partir de {least} parties : {count} pour l’instant.",
} satisfies Translation<typeof en>;
