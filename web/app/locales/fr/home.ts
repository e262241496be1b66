import type { Translation } from "~/lib/i18n";
import type en from "../en/home";

export default {
  hero: {
    title: "Qui mène vraiment à ta table ?",
    lead: "Podium tient les points de vie, se souvient de chaque partie et tranche le débat. Pour les tables de Commander, les duels et les drafts, sur ton propre serveur.",
    signUp: "Créer mon compte",
    signIn: "Me connecter",
    dashboard: "Aller à mon tableau de bord",
    note: "Gratuit, sans pub ni pisteur.",
  },
  table: {
    label: "Une table en direct à essayer",
    caption:
      "Vas-y, touche un total. Ta propre table marche pareil, sur tous les téléphones à la fois.",
    live: "En direct",
    turn: "Tour {turn}",
    up: "{name} : un point de vie de plus",
    down: "{name} : un point de vie de moins",
    life: "{name} : {life} PV",
    monarch: "Monarque",
    taken_one: "{count} blessure de commandant reçue",
    taken_other: "{count} blessures de commandant reçues",
  },
  night: {
    title: "Une soirée jeu, du mélange à la légende",
    lead: "À quoi ça sert, dans l’ordre où ça se joue.",
    before: {
      title: "Avant : qui joue quoi",
      text: "Tes decks avec leurs couleurs, leur bracket, leur liste de cartes et leur bilan. Colle une liste venue de n’importe quel outil ; ce qu’elle dit du bracket est affiché à côté de ce que tu en dis.",
    },
    during: {
      title: "Pendant : les mains sur les cartes",
      text: "Un téléphone sur la table ou un par joueur, tous affichent la même chose : points de vie, blessures de commandant, poison, tours et chronos. Annulation pour tout le monde, parce que quelqu’un oublie toujours un déclenchement.",
    },
    after: {
      title: "Après : la vérité, avec le nombre de parties",
      text: "Qui gagne, avec quel deck, à quelle place. Chaque pourcentage dit sur combien de parties il repose, et ce que donnerait le hasard seul à une table de cette taille.",
    },
  },
  decks: {
    label: "Un exemple : des decks et leur bilan",
    lanterns: "Lanternes des abysses",
    bramble: "La cour des ronces",
    ember: "Le chœur de braise",
    bracket: "Bracket {level}",
    record: "{wins} parties gagnées sur {games}",
  },
  life: {
    title: "Le film de la partie, tour par tour",
    label:
      "Un exemple : les points de vie de quatre joueurs sur neuf tours. Kofi sort au tour 7, Noémie au tour 8, Zoé au tour 9, et Sam gagne à 22.",
    end: "Kofi sort au tour 7, Noémie au tour 8, Zoé au tour 9 : Sam gagne à 22.",
  },
  standings: {
    label: "Un exemple : le classement d’un groupe de jeu",
    title: "Le groupe du vendredi, 26 parties",
    rate: "{rate} sur {games} parties",
    chance: "Le hasard seul, à une table de quatre : {rate}",
  },
  today: {
    title: "Noté avant le prochain mélange",
    lead: "La table de la dernière fois en un geste ; puis un geste par joueur, dans l’ordre des éliminations.",
    record:
      "Les decks déjà choisis, les invités par leur nom, et un lien pour qu’ils reprennent leur place",
    sets: "En trois, cinq ou sept parties, le score tenu pour toi",
    notes: "Tes étiquettes et tes notes, retrouvées des mois plus tard, avec ou sans accents",
    offline:
      "Pas de réseau au sous-sol ? La partie attend sur ton téléphone, et part une seule fois",
    together:
      "Des amis par code ou QR, des groupes avec leurs rôles et leurs liens d’invitation, des événements par un code",
    gamesAlt:
      "L’historique sur un téléphone : les soirées, chaque partie avec qui l’a gagnée et avec quel deck",
    recordAlt:
      "Noter une partie sur un téléphone : quatre joueurs, touchés dans l’ordre de leur élimination",
  },
  who: {
    title: "Pour tous ceux qui sont autour de la table",
    regular: {
      title: "L’habitué",
      text: "Il note la soirée en quelques secondes, et sait qui surveiller vendredi prochain.",
    },
    newcomer: {
      title: "La nouvelle venue",
      text: "Elle s’assoit en invitée, sans compte. Elle récupère ses parties plus tard.",
    },
    streamer: {
      title: "La streameuse",
      text: "Les points de vie sur l’image dans OBS, pilotés depuis un téléphone.",
    },
    shop: {
      title: "La boutique",
      text: "Un code sur l’affiche, et la soirée Commander a ses joueurs.",
    },
    host: {
      title: "Celui qui a un serveur",
      text: "Un programme, une commande. Tout reste à la maison.",
    },
  },
  host: {
    title: "Chez toi, en une commande",
    text: "Connexion, base de données et boîte d’envoi sont dedans : rien à configurer, personne à qui demander. Quand le club déborde de la petite machine, le même programme tourne sur PostgreSQL.",
    code: "make run",
    note: "Ou « make demo », pour te promener d’abord dans un groupe bien vivant.",
  },
  end: {
    title: "À toi de mélanger.",
    text: "Ça prend une minute, et ta table voudra savoir comment tu savais.",
  },
} satisfies Translation<typeof en>;
