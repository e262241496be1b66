import type { Translation } from "~/lib/i18n";
import type en from "../en/ownStats";

export default {
  title: "Tes stats",
  lead: "Ce que disent tes parties, et à quel point c’est sûr.",
  review: "Ton année en revue",
  views: "Vue",
  answers: "Réponses",
  numbers: "Tous les détails",

  months: "Mois par mois",

  decks: "Qu’est-ce que je joue ce soir ?",
  rested: "{name} attend depuis le plus longtemps : dernière partie {when}.",
  deckOf: "Deck affiché",
  decksAxis: "Parties",
  decksHint:
    "En hauteur : points au-dessus du taux attendu. Dans la bande, ce peut être le hasard ; même par hasard, 1 deck sur 20 en dépasse.",
  decksNone: "Aucun deck ne dépasse encore l’attendu.",
  onlyDeck: "Ce deck seulement",
  openDeck: "Voir le deck",

  opponents: "De qui me méfier ?",
  opponentOf: "Adversaire affiché",
  opponentsHint:
    "Dans le rond : la part des parties finies devant toi. Trait épais : beaucoup de parties. En pointillé : peut-être le hasard.",
  me: "Toi",
  nemesis: "{name} : {behind} devant toi, {ahead} derrière.",
  times_one: "{count} fois",
  times_other: "{count} fois",
  sure: "Plus que du hasard.",
  unsure: "Ce peut encore être le hasard.",
  noNemesis: "De personne : personne ne finit devant toi plus d’une fois sur deux.",
  easiest: "Ton meilleur bilan : contre {name}.",
  opponentPoint: "{name} : {behind} devant toi, {ahead} derrière",
  openPerson: "Face à face",

  seats: "La place 1 est-elle vraiment meilleure ?",
  seatOf: "Place ou pod affiché",
  seatsHint:
    "Points au-dessus ou en dessous de l’attendu. Les traits sont les fourchettes probables.",
  turnOrder: "Ordre de jeu",
  podSize: "Taille du pod",
  noFirst: "Tu n’as commencé aucune de ces parties.",
  seatsWhat: "Place ou pod",

  lengths: "Combien de temps durent mes parties ?",
  lengthOf: "Partie affichée",
  lengthsHint:
    "Chaque point est l’une de tes {count} dernières parties chronométrées. Plein : gagnée.",
  average_one: "{length}, sur {count} partie chronométrée.",
  average_other: "{length} en moyenne, sur {count} parties chronométrées.",
  middle: "La moitié dure entre {low} et {high}.",
  lengthPoint: "{date} : {length}, {result}",
  lengthWon: "gagnée",
  lengthNotWon: "pas gagnée",
  beyond: "{length} +",
  openGame: "Voir la partie",
  length: "Durée",
  result: "Résultat",
  lengthsFailed: "Tes dernières parties n’ont pas pu être chargées.",

  colors: "Quelles couleurs me font gagner ?",
  colorOf: "Couleur affichée",
  colorsHint: "Plus c’est grand, plus il y a de parties. Le nombre est ton taux de victoire.",
  colorsNone: "Aucune couleur ne dépasse encore l’attendu.",
  colorNone: "{name} : pas encore de partie",
  color: "Couleur",

  fewDecks: "Visible dès qu’un deck a {least} parties.",
  fewOpponents: "Visible après {least} parties sans égalité avec une même personne.",
  fewSeats: "Visible après {least} parties jouées à une même place.",
  fewTimed_one: "Visible à partir de {least} parties chronométrées : {count} pour l’instant.",
  fewTimed_other: "Visible à partir de {least} parties chronométrées : {count} pour l’instant.",
  fewColors_one:
    "Visible à partir de {least} parties aux couleurs connues : {count} pour l’instant.",
  fewColors_other:
    "Visible à partir de {least} parties aux couleurs connues : {count} pour l’instant.",
} satisfies Translation<typeof en>;
