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
    "Un groupe réunit les parties de gens qui jouent ensemble. Crées-en un, donne-lui un nom et envoie son lien à ta table : toute personne qui l’ouvre en fait partie.",
  createTitle: "Créer un groupe de jeu",
  createLead: "Tu en seras propriétaire. Ensuite, tu inviteras les autres.",
  name: "Nom",
  description: "Description",
  descriptionHint: "Où et quand vous jouez, vos règles maison. Le Markdown fonctionne.",
  preview: "Aperçu",
  picture: "Image",
  cancel: "Annuler",
  created: "« {name} » créé. Invite maintenant ta table.",
  required: "Un groupe a besoin d’un nom.",
  tooLong: "C’est trop long.",
  missing: "Groupe introuvable",
  missingText:
    "Il a pu être supprimé, ou tu n’en fais pas partie. Demande une invitation à l’un de ses admins.",
  left: "Tu ne fais plus partie de « {name} »",
  leftText:
    "Ta place dans ce groupe a été retirée, ou il a été supprimé. Les parties que tu as jouées restent dans ton historique.",
  toGroups: "Retour aux groupes",
  invitedText: "Tu as une invitation. Une fois dans le groupe, tu vois ses parties et ses membres.",
  invitesYou: "t’invite",
  yourRole: "Toi : {role}",
  record: "Enregistrer une partie avec ce groupe",
  makePods: "Former les pods",
  story: "Qui mène",
  tabs: "Sections de cette page",
  parts: {
    games: "Parties",
    figures: "Stats",
    members: "Membres",
    invitations: "Invitations",
    activity: "Activité",
    settings: "Réglages",
  },
  noGames: "Pas encore de partie dans ce groupe",
  noGamesText:
    "Les parties enregistrées avec le groupe s’affichent ici pour tous ses membres, même sans y avoir joué.",
} satisfies Translation<typeof en>;
