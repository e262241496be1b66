import type { Translation } from "~/lib/i18n";
import type en from "../en/shell";

export default {
  skip: "Aller au contenu",
  home: "Podium, accueil",
  language: "Langue",
  english: "English",
  french: "Français",
  loading: "Chargement",
  offline: "Tu es hors ligne. Ce que tu enregistres reste ici et partira à ton retour.",
  outdated: "Cette page n’a pas pu être actualisée.",
  asOf: "Dernière mise à jour : {when}.",
  nav: {
    label: "Principale",
    dashboard: "Accueil",
    games: "Parties",
    decks: "Decks",
    playgroups: "Groupes",
    stats: "Stats",
    friends: "Amis",
    search: "Rechercher",
    account: "Ton compte",
    profile: "Profil",
    signOut: "Se déconnecter",
  },
  header: {
    label: "Site",
    signIn: "Connexion",
    dashboard: "Ma table",
    faq: "FAQ",
  },
  footer: {
    label: "À propos",
    faq: "Questions et réponses",
    privacy: "Politique de confidentialité",
    terms: "Conditions d’utilisation",
    note: "Podium est un logiciel libre que tout le monde peut héberger. Il n’a aucun lien avec un éditeur de jeu.",
  },
  error: {
    notFound: "Page introuvable",
    notFoundMessage: "Page introuvable : {path}",
    notFoundHint: "L’adresse contient peut-être une faute, ou la page a déménagé.",
    internal: "Erreur interne du serveur",
    internalHint:
      "Rien de ce que tu as saisi n’est perdu. Réessaie ; si ça continue, préviens la personne qui gère ce serveur.",
    offline: "Tu es hors ligne",
    offlineHint:
      "Ce contenu n’est pas encore sur ton appareil. Il se chargera dès que Podium sera joignable.",
    notLoaded: "Cette page n’a pas pu être chargée",
    notLoadedHint:
      "Il en manque une partie. Recharge la page ; rien de ce que tu as saisi n’est perdu.",
    reload: "Recharger",
    home: "Retour à l’accueil",
    retry: "Réessayer",
  },
  kikoo: {
    title: "Kikoo !",
    text: "Tu as trouvé le petit coucou. Bonne chance, amuse-toi bien.",
    home: "Retour à l’accueil",
  },
} satisfies Translation<typeof en>;
