import type { Translation } from "~/lib/i18n";
import type en from "../en/playgroups";

export default {
  title: "Groupes de jeu",
  create: "Créer un groupe",
  yours: "Tes groupes",
  invitations: "Invitations",
  active: "actif {when}",
  empty: "Pas encore de groupe",
  emptyText:
    "Un groupe garde les parties de ceux qui jouent ensemble. Crées-en un, donne-lui un nom et envoie son lien à ta table : tous ceux qui le suivent en font partie.",
  createTitle: "Créer un groupe de jeu",
  createLead: "Tu en seras propriétaire. Qui y joue, on te le demande ensuite.",
  name: "Nom",
  description: "Description",
  descriptionHint: "Où et quand vous jouez, vos règles maison. Le Markdown fonctionne.",
  preview: "Aperçu",
  picture: "Image",
  cancel: "Annuler",
  created: "« {name} » est créé. Invite maintenant ta table.",
  required: "Un groupe a besoin d’un nom.",
  tooLong: "C’est trop long.",
  missing: "Aucun groupe ici",
  missingText:
    "Il a pu être supprimé, ou tu n’en fais pas partie. Demande une invitation à son propriétaire.",
  left: "Tu ne fais plus partie de « {name} »",
  leftText:
    "On t’a retiré de ce groupe, ou il a été supprimé. Les parties que tu as jouées restent dans ton historique.",
  toGroups: "Vers tes groupes",
  invitedText: "Tu as une invitation. Une fois dans le groupe, tu vois ses parties et ses membres.",
  invitesYou: "t’invite",
  yourRole: "Toi : {role}",
  record: "Noter une partie avec ce groupe",
  makePods: "Composer les tables",
  tabs: "Parties de cette page",
  parts: {
    games: "Parties",
    figures: "Chiffres",
    members: "Membres",
    invitations: "Invitations",
    activity: "Activité",
    settings: "Réglages",
  },
  noGames: "Pas encore de partie dans ce groupe",
  noGamesText:
    "Les parties notées avec le groupe sont ici pour tous ses membres, même ceux qui n’ont pas joué.",
} satisfies Translation<typeof en>;
