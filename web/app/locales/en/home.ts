export default {
  hero: {
    title: "Who’s really ahead at your table?",
    lead: "Podium keeps the life totals, remembers every game and settles the argument. For Commander pods, duels and drafts, on a server of your own.",
    signUp: "Create your account",
    signIn: "Sign in",
    dashboard: "Go to my dashboard",
    note: "Free, without ads or trackers. Accounts and profiles are here today; games and the live table are on their way.",
  },
  table: {
    label: "A live table to try",
    caption: "Go on, tap a life total. This is a taste of the live table, coming soon.",
    live: "Live",
    turn: "Turn {turn}",
    up: "{name}: one life more",
    down: "{name}: one life less",
    life: "{name}: {life} life",
    monarch: "Monarch",
    taken_one: "{count} commander damage taken",
    taken_other: "{count} commander damage taken",
  },
  badge: {
    here: "Here today",
    coming: "Coming",
  },
  night: {
    title: "A game night, from shuffle to story",
    lead: "What we are building, in the order it is played.",
    before: {
      title: "Before: who plays what",
      text: "Your decks with their colours, bracket and record. From who is here tonight, Podium makes pods that are even, and mixes the people who met least.",
    },
    during: {
      title: "During: hands on the cards",
      text: "One phone on the table or one each, all showing the same thing: life, commander damage, poison, turns and clocks. Undo for everyone, because someone always forgets a trigger.",
    },
    after: {
      title: "After: the truth, with its sample size",
      text: "Who wins, with which deck, from which seat. Every rate says how many games stand behind it, and what chance alone would give in a pod that size.",
    },
  },
  decks: {
    label: "An example: decks and their records",
    lanterns: "Lanterns of the Deep",
    bramble: "Bramble Court",
    ember: "Ember Choir",
    bracket: "Bracket {level}",
    record: "{wins} of {games} games won",
  },
  life: {
    title: "How it went, turn by turn",
    label:
      "An example: life totals of four players over nine turns. Kofi is out on turn 7, Noémie on turn 8, Zoé on turn 9, and Sam wins with 22.",
    end: "Kofi out on turn 7, Noémie on turn 8, Zoé on turn 9: Sam wins with 22.",
  },
  standings: {
    label: "An example: a group’s leaderboard",
    title: "Friday pod, 26 games",
    rate: "{rate} of {games} games",
    chance: "Chance alone in a pod of four: {rate}",
  },
  today: {
    title: "The first stone is laid",
    lead: "An account that is yours, on a server that is yours.",
    account: "Sign up with an email and a password, and be home in a minute",
    code: "A friend code and its QR code, to be found at the next table",
    looks: "English and French, light and dark, thumb and keyboard",
    dashboardAlt:
      "The dashboard on a phone: a greeting, then the player’s decks, groups and friends",
    profileAlt: "The profile on a phone: picture, name, friend code",
  },
  who: {
    title: "For everyone around the table",
    regular: {
      title: "The regular",
      text: "Records the night in seconds, and knows exactly who to watch next Friday.",
    },
    newcomer: {
      title: "The newcomer",
      text: "Sits down as a guest, no account needed. Claims those games later.",
    },
    streamer: {
      title: "The streamer",
      text: "Life totals over the picture in OBS, changed from a phone.",
    },
    shop: {
      title: "The shop",
      text: "One code on the poster, and Commander night has its players.",
    },
    host: {
      title: "The one with the server",
      text: "One program and one command. Everything stays at home.",
    },
  },
  host: {
    title: "Yours, in one command",
    text: "Sign-in, database and mail outbox are inside; there is nothing to set up and nobody to ask. When the club outgrows the small box, the same program runs on PostgreSQL.",
    code: "make run",
    note: "Or “make demo”, to walk around in a lively group first.",
  },
  end: {
    title: "Shuffle up.",
    text: "It takes a minute, and your table will want to know how you knew.",
  },
};
