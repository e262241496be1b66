import type { Translation } from "~/lib/i18n";
import type en from "../en/groupStory";

export default {
  rank: "Rang {rank}",
  rating: "Rating",
  moreLevel_one: "{count} autre personne à égalité avec {name}.",
  moreLevel_other: "{count} autres personnes à égalité avec {name}.",
  among: "toi",
  hidden_one: "Sans compter {count} membre aux stats privées.",
  hidden_other: "Sans compter {count} membres aux stats privées.",

  alone: "Une seule personne au classement pour l’instant.",
  early_one: "Trop tôt pour dire qui mène : encore {count} partie pour une première idée.",
  early_other: "Trop tôt pour dire qui mène : encore {count} parties pour une première idée.",
  tie: "Égalité en tête : {names}.",
  clear: {
    wins: "{name} mène, et ce n’est pas un hasard : {rate} de victoires sur {games} parties, contre {expected} attendus.",
    likely:
      "{name} mène nettement au rating, mais les victoires ne le prouvent pas encore : {rate} sur {games} parties, {expected} attendus.",
    places:
      "{name} mène en finissant haut, pas en gagnant plus : {rate} de victoires sur {games} parties, {expected} attendus.",
  },
  clearYou: {
    wins: "Tu mènes, et ce n’est pas un hasard : {rate} de victoires sur {games} parties, contre {expected} attendus.",
    likely:
      "Tu mènes nettement au rating, mais les victoires ne le prouvent pas encore : {rate} sur {games} parties, {expected} attendus.",
    places:
      "Tu mènes en finissant haut, pas en gagnant plus : {rate} de victoires sur {games} parties, {expected} attendus.",
  },
  contested:
    "{name} mène avec {rate} de victoires sur {games} parties ({expected} attendus), mais son avance sur {other} reste fragile.",
  contestedYou:
    "Tu mènes avec {rate} de victoires sur {games} parties ({expected} attendus), mais ton avance sur {other} reste fragile.",
  close_one: "Trop serré entre {name} et {other} : environ {count} partie de plus pour trancher.",
  close_other:
    "Trop serré entre {name} et {other} : environ {count} parties de plus pour trancher.",
  closeLong:
    "Trop serré entre {name} et {other} : même {games} parties de plus ne suffiraient peut-être pas.",
  tell_one: "Environ {count} partie de plus pour trancher.",
  tell_other: "Environ {count} parties de plus pour trancher.",
  tellLong: "Même {games} parties de plus ne suffiraient peut-être pas.",

  behind_one: "Tu es n° {rank}, {count} point derrière {name}.",
  behind_other: "Tu es n° {rank}, {count} points derrière {name}.",
  justBehind: "Tu es n° {rank}, moins d’un point derrière {name}.",
  levelBehind_one: "Tu es n° {rank}, à égalité avec {names} et {count} point derrière {name}.",
  levelBehind_other: "Tu es n° {rank}, à égalité avec {names} et {count} points derrière {name}.",
  first_one: "Tu es n° 1, {count} point devant {name}.",
  first_other: "Tu es n° 1, {count} points devant {name}.",
  justFirst: "Tu es n° 1, moins d’un point devant {name}.",
  shared: "Tu es n° 1, à égalité avec {names}.",
  missing:
    "Tu n’es pas encore au classement : joue une partie avec ce groupe pour avoir un rating.",
  settling_one: "Ton rating sera stable dans environ {count} partie.",
  settling_other: "Ton rating sera stable dans environ {count} parties.",
  onlyYou: "Tes stats sont privées ici : ta place n’est visible que par toi.",

  sharePicture: "Partager en image",
  night: "Dernière soirée",
  nightGames_one: "{day} · {count} partie",
  nightGames_other: "{day} · {count} parties",
  nightPart: "{day} · les {games} dernières parties",
  wins_one: "{count} victoire",
  wins_other: "{count} victoires",
  draws_one: "{count} égalité",
  draws_other: "{count} égalités",
  others_one: "{count} victoire pour d’autres",
  others_other: "{count} victoires pour d’autres",

  rivalry: "Rivalité du mois",
  rivalryText: "Qui a fini devant, et combien de fois, ces 30 derniers jours.",
  level_one: "{count} égalité.",
  level_other: "{count} égalités.",
} satisfies Translation<typeof en>;
