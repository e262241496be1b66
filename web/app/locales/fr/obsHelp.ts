import type { Translation } from "~/lib/i18n";
import type en from "../en/obsHelp";

export default {
  contents: "Sur cette page",
  title: "Ta table dans OBS",
  lead: "Points de vie, blessures et tours par-dessus ton image, tenus à jour par les téléphones posés sur la table.",
  updated:
    "Écrit pour OBS Studio 31 et suivants. D’autres logiciels conviennent aussi s’ils affichent une page web.",
  sections: [
    {
      id: "address",
      title: "1. Créer l’adresse",
      paragraphs: [
        "Sur ton profil, sous « Streaming », crée une adresse d’incrustation. Choisis disposition, thème, côté, taille et ce qui s’affiche ; l’aperçu suit. Puis copie l’adresse.",
        "L’adresse n’est affichée qu’une fois, car elle contient un secret. Si tu la perds, crées-en une nouvelle : l’ancienne s’arrête dans les 5 secondes.",
      ],
      points: [],
    },
    {
      id: "source",
      title: "2. Ajouter une source navigateur",
      paragraphs: ["Dans OBS, sous « Sources », choisis + puis « Navigateur »."],
      points: [
        "Colle l’adresse dans le champ « URL ».",
        "Largeur 1920 et hauteur 1080, ou la taille de ton canevas (1280 et 720 donnent la même image).",
        "Laisse décochés « Éteindre la source quand elle n’est pas visible » et « Rafraîchir le navigateur quand la scène devient active ».",
        "Place la source au-dessus de tes caméras dans la liste. Son fond est transparent ; il n’y a rien à détourer.",
      ],
    },
    {
      id: "play",
      title: "3. Jouer",
      paragraphs: [
        "Lance une partie en direct et partage son code. L’incrustation montre toujours la table que tu as ouverte ou rejointe en dernier, et passe d’elle-même à la suivante. Sans table, elle ne montre rien ; après une partie, le résultat reste jusqu’à 15 minutes.",
        "La page « Régie de la table » est un pupitre pour la personne qui tient le stream : tous les compteurs de chaque joueur, avec des raccourcis clavier, et ce que voit le public. Elle fonctionne aussi comme panneau d’OBS (Docks, Docks de navigateur personnalisés).",
      ],
      points: [],
      link: { to: "/websocket/sender", label: "Ouvrir la régie de la table" },
    },
    {
      id: "look",
      title: "Changer l’apparence",
      paragraphs: [
        "L’apparence est écrite en clair dans l’adresse : tu peux avoir plusieurs sources d’apparences différentes, ou en changer une à la main :",
      ],
      points: [
        "layout = bar, corners, grid ou seat ; avec seat, aussi seat = turn ou un numéro.",
        "theme = lamp, paper, glass ou outline ; side = bottom, top, left ou right ; size = 50 à 200.",
        "show = names, decks, life, damage, counters, turn, clock, round, score, crowns, dice, result (séparés par des virgules) ; lang = en ou fr.",
        "Sur ton profil, tu peux aussi coller l’adresse que tu utilises et la reprendre avec une autre apparence.",
      ],
    },
    {
      id: "trouble",
      title: "Quand ça ne marche pas",
      paragraphs: ["L’incrustation n’affiche jamais d’erreur à l’antenne. Si on ne voit rien :"],
      points: [
        "Es-tu à une table en direct ouverte ? L’accueil le dit.",
        "Est-ce bien la dernière adresse ? Une nouvelle arrête toutes les autres. Ton profil dit quand elle a servi.",
        "L’adresse est-elle entière, jusqu’à la fin après « #token= » ?",
        "L’adresse s’ouvre-t-elle dans un navigateur ordinaire ? Sinon, l’ordinateur n’atteint pas le serveur.",
        "Après un changement dans OBS, choisis « Rafraîchir le cache de la page actuelle » dans les propriétés de la source.",
        "La page « Vue de la table » montre comment va la connexion, et la copie pour la personne qui t’aide.",
      ],
    },
    {
      id: "network",
      title: "Téléphones et partage de connexion",
      paragraphs: [
        "Téléphones, incrustation et serveur n’ont pas besoin du même réseau, tant que chacun atteint le serveur. Si le réseau tombe, tout continue : les téléphones gardent ce qui est tapé et l’envoient plus tard, l’incrustation garde la dernière image et se rattrape quelques secondes après le retour. Rien n’est à recharger.",
        "Le partage de connexion d’un téléphone suffit : une table demande quelques kilo-octets par minute.",
      ],
      points: [],
    },
    {
      id: "privacy",
      title: "Vie privée",
      paragraphs: [
        "Le secret de l’adresse ouvre l’incrustation de ta table et rien d’autre : personne ne peut rien changer avec, et il ne connecte à aucun compte. Il se trouve après le #, donc les navigateurs ne l’envoient pas avec la page, et le serveur n’en garde qu’une empreinte.",
        "Une incrustation montre noms, decks et ce qui se passe à la table à tous ceux qui regardent. Demande aux autres avant de passer à l’antenne, ou masque les noms.",
      ],
      points: [],
    },
  ],
} satisfies Translation<typeof en>;
