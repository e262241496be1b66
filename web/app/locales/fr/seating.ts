import type { Translation } from "~/lib/i18n";
import type en from "../en/seating";

export default {
  players: "Joueurs",
  findPlayer: "Trouver un joueur",
  guest: "Invité",
  addGuest: "Nom de l’invité",
  addGuestHint: "Un invité peut récupérer sa place plus tard, avec un lien que tu envoies.",
  add: "Ajouter l’invité",
  addNamed: "Ajouter {name}",
  earlierGuests: "Anciens invités",
  full_one: "Ce format se joue à {count} joueur.",
  full_other: "Ce format se joue à {count} joueurs.",
  openSet: "Set en cours",
  deckOf: "Deck de {name}",
  decksFailed: "Les decks n’ont pas pu être chargés.",
  noDecks: "Pas encore de deck ici. Écris plutôt son nom.",
  findDeck: "Trouver un deck",
  deckName: "Nom du deck",
  otherDeck: "Ou un autre deck, par son nom",
  useDeck: "Choisir ce deck",
  noDeck: "Aucun deck",
  chooseDeck: "Quel deck ?",
  changeDeck: "Deck de {name} : {deck}. Changer de deck",
} satisfies Translation<typeof en>;
