export default {
  hero: {
    title: "Who’s really ahead at your table?",
    lead: "Podium keeps the life totals, remembers every game and settles the argument. For Commander pods, duels and drafts, on a server of your own.",
    signUp: "Create your account",
    signIn: "Sign in",
    dashboard: "Go to my dashboard",
    note: "Free, without ads or trackers.",
  },
  table: {
    label: "A live table to try",
    caption:
      "Go on, tap a life total. Your own table works just like this, on every phone at once.",
    live: "Live",
    turn: "Turn {turn}",
    up: "{name}: one life more",
    down: "{name}: one life less",
    life: "{name}: {life} life",
    monarch: "Monarch",
    taken_one: "{count} commander damage taken",
    taken_other: "{count} commander damage taken",
  },
  night: {
    title: "A game night, from shuffle to story",
    lead: "What it is for, in the order it is played.",
    before: {
      title: "Before: who plays what",
      text: "Your decks with their colours, bracket, card list and record. Paste a list from any tool; what it says about the bracket stands beside what you say.",
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
    title: "Written down before the next shuffle",
    lead: "Last week’s pod is one tap; then one tap for each player, in the order they went out.",
    record: "Decks already chosen, guests by name, and a link for them to claim their seat",
    sets: "Best of three, five or seven, with the score kept for you",
    notes: "Tags and notes of your own, found again months later, accents or not",
    offline: "No network in the cellar? It waits on your phone, and is sent once",
    together: "Friends by code or QR, groups with roles and invitation links, events by a code",
    gamesAlt: "The history on a phone: the evenings, each game with who won and with which deck",
    recordAlt: "Recording a game on a phone: four players, tapped in the order they went out",
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
