import type { Translation } from "~/lib/i18n";
import type en from "../en/home";

export default {
  hero: {
    title: "Qui mène vraiment à ta table ?",
    lead: "Podium suit les points de vie, se souvient de chaque partie et tranche le débat. Pour les pods de Commander, les duels et les drafts, sur ton propre serveur.",
    signUp: "Créer un compte",
    signIn: "Me connecter",
    dashboard: "Aller à mon tableau de bord",
    note: "Gratuit, sans pub ni pisteur.",
    example: "Ou visite d’abord un groupe d’exemple",
    exampleFailed: "L’exemple est injoignable. Réessaie dans un instant.",
  },
  table: {
    label: "Une table en direct à essayer",
    caption:
      "Vas-y, joue : touche un total, glisse d’une place à l’autre pour des blessures de commandant, passe le tour. Ta propre table marche pareil, sur tous les téléphones à la fois.",
    pass: "Passer le tour",
    nextTurn: "Passer le tour à {next}. Tour {round}, {name}",
    wins: "{name} gagne ! À ta table, un geste suffit pour enregistrer la partie.",
    again: "Rejouer",
    up: "{name} : gagner 1 PV",
    down: "{name} : perdre 1 PV",
    life: "{name} : {life} PV",
    monarch: "Monarque",
    taken_one: "{count} blessure de commandant reçue",
    taken_other: "{count} blessures de commandant reçues",
  },
  night: {
    title: "Une soirée jeu, du mélange à la légende",
    lead: "Ce que fait Podium avant, pendant et après la partie.",
    before: {
      title: "Avant : qui joue quoi",
      text: "Tes decks avec leurs couleurs, leur bracket, leur liste de cartes et leur bilan. Colle la liste telle que ton outil l’exporte : tu vois ce qu’elle dit du bracket, à côté de ce que tu en dis.",
    },
    during: {
      title: "Pendant : les mains sur les cartes",
      text: "Un téléphone sur la table ou un par personne, tous affichent la même chose : points de vie, blessures de commandant, poison, tours et chronos. Annulation pour tout le monde, parce que quelqu’un oublie toujours un déclenchement.",
      alt: "Une table en direct sur un téléphone : quatre places, chacune tournée vers la personne qui joue, avec points de vie, blessures de commandant et chronos",
    },
    after: {
      title: "Après : la vérité, avec le nombre de parties",
      text: "Qui mène dans ton groupe, et si c’est de la chance : chaque taux de victoire dit sur combien de parties il repose, et ce qui était attendu dans des pods de cette taille. Une partie jouée à une table en direct se revoit, point de vie par point de vie.",
      storyAlt:
        "La page d’un groupe sur un téléphone : les trois en tête sur un podium, et en une phrase à quel point c’est sûr",
      replayAlt:
        "La page d’une partie sur un téléphone : les points de vie au fil du temps, et la partie rejouée",
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
  today: {
    title: "Enregistré avant le prochain mélange",
    lead: "Les joueurs de la dernière fois en un geste ; puis un geste par joueur, dans l’ordre des éliminations.",
    record:
      "Les decks déjà choisis, les invités par leur nom, et un lien pour qu’ils récupèrent leur place",
    sets: "En trois, cinq ou sept parties, le score tenu pour toi",
    notes: "Tes étiquettes et tes notes, retrouvées des mois plus tard, avec ou sans accents",
    offline: "Pas de réseau au sous-sol ? La partie attend sur ton téléphone et part à ton retour",
    together:
      "Des amis par code ou QR, des groupes avec leurs rôles et leurs liens d’invitation, des événements par code",
    gamesAlt:
      "L’historique sur un téléphone : les soirées, chaque partie avec qui l’a gagnée et avec quel deck",
    recordAlt:
      "Enregistrer une partie sur un téléphone : quatre joueurs, touchés dans l’ordre de leur élimination",
  },
  stream: {
    title: "Sur ton stream, l’instant d’après",
    text: "Une source navigateur dans OBS affiche la table par-dessus ta caméra : points de vie, tour, blessures de commandant. Chacun touche son propre téléphone ; l’image suit.",
    alt: "L’habillage d’une table en direct : quatre joueurs et leurs points de vie, par-dessus l’image d’une caméra",
  },
  who: {
    title: "Pour tout le monde autour de la table",
    regular: {
      title: "L’habitué",
      text: "Enregistre la soirée en quelques secondes, et sait qui surveiller vendredi prochain.",
    },
    newcomer: {
      title: "La nouvelle venue",
      text: "S’assoit en invitée, sans compte. Récupère ses parties plus tard.",
    },
    streamer: {
      title: "La streameuse",
      text: "Les points de vie à l’écran dans OBS, mis à jour depuis un téléphone.",
    },
    shop: {
      title: "La boutique",
      text: "Un code sur l’affiche, et la soirée Commander a ses joueurs.",
    },
    host: {
      title: "Celle qui a le serveur",
      text: "Un programme, une commande. Tout reste à la maison.",
    },
  },
  host: {
    title: "Chez toi, en une commande",
    text: "Connexion, base de données et boîte d’envoi sont incluses : rien à configurer, personne à qui demander. Quand le club déborde de la petite machine, le même programme tourne sur PostgreSQL.",
    code: "make run",
    note: "Ou « make demo », pour te promener d’abord dans un groupe bien vivant.",
  },
  end: {
    title: "À toi de mélanger.",
    text: "Ça prend une minute. Vendredi prochain, tu sauras qui surveiller.",
  },
} satisfies Translation<typeof en>;
