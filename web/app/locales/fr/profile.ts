import type { Translation } from "~/lib/i18n";
import type en from "../en/profile";

export default {
  title: "Profil",
  index: "Sur cette page",
  saved: "Enregistré",
  unsaved: "Pas encore enregistré",
  you: "Toi",
  stats: "Stats",
  cancel: "Annuler",
  undo: "Annuler",
  look: "Langue et apparence",
  language: "Langue",
  friendCode: "Code ami",
  friendCodeText: "Toute personne qui saisit ou scanne ce code peut t’envoyer une demande d’ami.",
  streaming: "Streaming",
  signIn: "Connexion",
  devices: "Appareils connectés",
  signOut: "Se déconnecter",
  signOutEverywhere: "Se déconnecter partout",
  signOutEverywhereConfirm: "Se déconnecter partout ?",
  signOutEverywhereText:
    "Chaque téléphone et navigateur, celui-ci compris, devra se reconnecter. Rien de ce que tu as enregistré n’est perdu.",
  events: "Événements",
  eventsText: "Le code d’une affiche ou d’une carte te permet de participer à un événement.",
  eventsJoined: "Les événements auxquels tu participes",
  noEvents: "Tu ne participes encore à aucun événement.",
  blocked: "Personnes bloquées",
  blockedText:
    "Ces personnes ne peuvent ni t’envoyer de demande, ni t’inviter, ni te placer à une table, et ne voient de toi que ce que voit un inconnu.",
  noBlocked: "Tu n’as bloqué personne.",
  unblock: "Débloquer",
  unblockNamed: "Débloquer {name}",
  unblocked: "Personne débloquée : {name}.",
  data: "Tes données",
  dataText:
    "Tout dans un seul fichier : en JSON pour les programmes, en tableaux pour un tableur, avec tes images.",
  export: "Exporter toutes mes données",
  activity: "Activité",
  delete: "Supprimer ton compte",
  deleteLead: "Ton compte et ce qui n’appartient qu’à toi sont supprimés définitivement.",
  deleteOpen: "Supprimer mon compte",
} satisfies Translation<typeof en>;
