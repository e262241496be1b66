import type { Translation } from "~/lib/i18n";
import type en from "../en/review";

export default {
  title: "{year} en revue",
  lead: "Ton année à la table.",
  share: "Partager en image",
  details: "Tous les chiffres de {year}",
  none: "Aucune partie en {year}",
  noneText:
    "Chaque partie notée fait partie de ton année. Regarde-en une autre, ou commence celle-ci.",
  record: "Noter une partie",
  games_one: "{count} partie",
  games_other: "{count} parties",
  hours: "{hours} à la table",
  won_one: "{count} gagnée",
  won_other: "{count} gagnées",
  rate: "{rate} de victoires ({interval})",
  better: "{points} points au-dessus de ce que les tables laissaient attendre",
  worse: "{points} points en dessous de ce que les tables laissaient attendre",
  asExpected: "juste ce que les tables laissaient attendre",
  bestDeck: "Meilleur deck",
  mostPlayed: "Deck le plus joué",
  mostMet: "Le plus croisé",
  nemesis: "Bête noire",
  prey: "Adversaire favori",
  ahead: "{ahead} fois devant, {behind} derrière",
  busiest: "Mois le plus chargé",
  weekday: "Soir de jeu",
  colors: "Couleurs de l’année",
  ofGames_one: "{count} partie sur {games}",
  ofGames_other: "{count} parties sur {games}",
} satisfies Translation<typeof en>;
