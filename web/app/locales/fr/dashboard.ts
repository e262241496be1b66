import type { Translation } from "~/lib/i18n";
import type en from "../en/dashboard";

export default {
  hello: "Salut, {name}",
  lead: "Ta table d’un coup d’œil.",
  recordGame: "Noter une partie",
  games: "Dernières parties",
  noGames: "Pas encore de partie",
  noGamesText: "Note la prochaine avant de mélanger : ça prend vingt secondes.",
  decks: "Decks",
  playgroups: "Groupes",
  friends: "Amis",
  all: "Tout voir",
  invited: "Tu es invité",
  incoming: "{name} · te demande en ami",
  outgoing: "{name} · n’a pas encore répondu",
  members_one: "{count} membre",
  members_other: "{count} membres",
  noDecks: "Pas encore de deck",
  noDecksText: "Ajoute le deck que tu joues le plus : son bilan commence à la prochaine partie.",
  addDeck: "Ajouter un deck",
  noPlaygroups: "Pas encore de groupe",
  noPlaygroupsText: "Un groupe garde les parties de gens qui jouent ensemble, et qui mène.",
  addPlaygroup: "Créer un groupe",
  noFriends: "Pas encore d’amis",
  noFriendsText: "Échangez vos codes ami à la table : le tien est dans ton profil.",
  addFriend: "Ajouter un ami",
} satisfies Translation<typeof en>;
