import type { Translation } from "~/lib/i18n/translate";
import type en from "../en/meta";

export default {
  fallback: "Podium est le compagnon ultime des joueurs.",
  home: {
    title: "Podium, le compagnon de ta table de jeu",
    description:
      "Podium est le compagnon ultime des joueurs de cartes : decks, parties, groupes de jeu et tables en direct, sur ton propre serveur.",
  },
  faq: {
    title: "Questions et réponses",
    description: "Ce qu’est Podium, ce qu’il coûte, où vivent tes données et comment l’héberger.",
  },
  privacy: {
    title: "Politique de confidentialité",
    description: "Ce que ce Podium garde sur toi, où, combien de temps et comment le supprimer.",
  },
  terms: {
    title: "Conditions d’utilisation",
    description: "Les règles simples d’utilisation de Podium.",
  },
  obsHelp: {
    title: "Ta table dans OBS",
    description:
      "Comment mettre une table en direct sur ton stream : l’adresse, la source, l’apparence.",
  },
  login: { title: "Connexion", description: "Connecte-toi à Podium ou crée ton compte." },
  logout: { title: "Déconnexion", description: "Se déconnecter de Podium sur cet appareil." },
  forgotPassword: {
    title: "Mot de passe oublié",
    description: "Reçois un lien par e-mail et choisis un nouveau mot de passe.",
  },
  verifyEmail: {
    title: "Vérifie ton e-mail",
    description: "Confirme ton adresse pour commencer à utiliser Podium.",
  },
  providerCallback: {
    title: "Connexion en cours",
    description: "Le retour de la connexion Google ou Apple.",
  },
  providerVerify: {
    title: "Associer tes comptes",
    description: "Montre que le compte est à toi avant d’y associer Google ou Apple.",
  },
  mobileProviderCallback: {
    title: "Connexion en cours",
    description: "Le retour de la connexion Google ou Apple dans l’application mobile.",
  },
  mobileProviderVerify: {
    title: "Associer tes comptes",
    description: "Montre que le compte est à toi, dans l’application mobile.",
  },
  dashboard: { title: "Accueil", description: "Tes decks, groupes et amis d’un coup d’œil." },
  profile: {
    title: "Profil",
    description: "Ton nom, ta photo, ta langue, ton code ami et tes appareils connectés.",
  },
  decks: { title: "Decks", description: "Tes decks et leurs résultats." },
  deckCreate: { title: "Nouveau deck", description: "Ajoute un deck à ta collection." },
  deckEdit: {
    title: "Modifier le deck",
    description: "Change le nom, le format ou les cartes d’un deck.",
  },
  deck: { title: "Deck", description: "Le bilan d’un deck, ses parties et sa liste." },
  games: { title: "Parties", description: "Toutes tes parties, les plus récentes d’abord." },
  gameRecord: {
    title: "Enregistrer une partie",
    description: "Une partie terminée en moins de vingt secondes.",
  },
  game: { title: "Partie", description: "Qui a joué, et comment ça s’est terminé." },
  gameEdit: { title: "Corriger une partie", description: "Corrige ce qui a été enregistré." },
  set: { title: "Set", description: "Une série de parties et son score." },
  tags: { title: "Étiquettes", description: "Tes propres étiquettes pour parties et sets." },
  waiting: {
    title: "En attente d’envoi",
    description: "Ce qui est sur cet appareil et pas encore sur le serveur.",
  },
  claim: {
    title: "Récupérer une place",
    description: "Récupère ta place dans une partie jouée sans compte.",
  },
  stats: { title: "Stats", description: "Ce que disent tes parties, et à quel point c’est sûr." },
  review: { title: "Ton année", description: "Ton année de parties en une page." },
  playgroups: { title: "Groupes de jeu", description: "Les gens avec qui tu joues." },
  playgroupCreate: { title: "Nouveau groupe de jeu", description: "Réunis ta table." },
  playgroupPods: {
    title: "Former les pods",
    description: "Des pods équilibrés avec les joueurs de ce soir, et leurs tables en direct.",
  },
  playgroup: {
    title: "Groupe de jeu",
    description: "Classement, parties et membres d’un groupe.",
  },
  friends: { title: "Amis", description: "Tes amis et tes demandes d’ami." },
  friendAdd: { title: "Ajouter un ami", description: "Par code, par lien ou par code QR." },
  user: { title: "Joueur", description: "Les stats et les decks d’un joueur." },
  join: {
    title: "Rejoindre un groupe de jeu",
    description: "Une invitation dans un groupe de jeu.",
  },
  event: { title: "Événement", description: "Un événement et comment y participer." },
  liveNew: {
    title: "Lancer une partie en direct",
    description: "Choisis les joueurs, les decks et le format, puis joue.",
  },
  live: { title: "Table en direct", description: "Une partie qui se joue en ce moment." },
  websocketReceiver: {
    title: "Vue de la table",
    description: "Ce que voit le public d’une table diffusée.",
  },
  websocketSender: {
    title: "Régie de la table",
    description: "Le poste de contrôle d’une table diffusée.",
  },
  obs: { title: "Incrustation", description: "La table en direct, pour OBS." },
  kikoo: { title: "Kikoo", description: "Un petit bonjour." },
  notFound: { title: "Page introuvable", description: "Il n’y a rien à cette adresse." },
  error: { title: "Erreur interne du serveur", description: "Quelque chose s’est mal passé." },
} satisfies Translation<typeof en>;
