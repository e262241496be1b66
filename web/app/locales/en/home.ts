export default {
  hero: {
    title: "Who’s really ahead at your table?",
    lead: "Podium tracks life totals, remembers every game and settles the argument. For Commander pods, duels and drafts, on your own server.",
    signUp: "Create an account",
    signIn: "Sign in",
    dashboard: "Go to my dashboard",
    note: "Free. No ads, no trackers.",
  },
  table: {
    label: "A live table to try",
    caption:
      "Go on, tap a life total. Your own table works just like this, on every phone at once.",
    live: "Live",
    turn: "Turn {turn}",
    up: "{name}: gain 1 life",
    down: "{name}: lose 1 life",
    life: "{name}: {life} life",
    monarch: "Monarch",
    taken_one: "{count} commander damage taken",
    taken_other: "{count} commander damage taken",
  },
  night: {
    title: "A game night, from shuffle to story",
    lead: "What Podium does before, during and after the game.",
    before: {
      title: "Before: who plays what",
      text: "Your decks with their colors, bracket, card list and record. Paste a list from any tool: you see what it says about the bracket, next to what you say.",
    },
    during: {
      title: "During: hands on the cards",
      text: "One phone on the table or one each, all showing the same thing: life, commander damage, poison, turns and clocks. Undo for everyone, because someone always forgets a trigger.",
    },
    after: {
      title: "After: the truth, with its sample size",
      text: "Who wins, with which deck, from which seat. Every rate says how many games it’s based on, and what chance alone would give in a pod that size.",
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
      "An example: life totals of four players over nine turns. Kofi is eliminated on turn 7, Noémie on turn 8, Zoé on turn 9, and Sam wins with 22.",
    end: "Eliminated: Kofi on turn 7, Noémie on turn 8, Zoé on turn 9. Sam wins with 22.",
  },
  standings: {
    label: "An example: a group’s leaderboard",
    title: "Friday pod, 26 games",
    rate: "{rate} over {games} games",
    chance: "Chance alone in a pod of four: {rate}",
  },
  today: {
    title: "Recorded before the next shuffle",
    lead: "Last week’s pod is one tap; then tap each player in the order they were eliminated.",
    record: "Decks already chosen, guests by name, and a link for them to claim their seat",
    sets: "Best of three, five or seven, with the score kept for you",
    notes: "Tags and notes of your own, found again months later, accents or not",
    offline: "No signal in the basement? The game waits on your phone and is sent once you’re back",
    together: "Friends by code or QR, groups with roles and invitation links, events by code",
    gamesAlt: "Game history on a phone: each game night, with who won and with which deck",
    recordAlt:
      "Recording a game on a phone: four players, tapped in the order they were eliminated",
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
      text: "Life totals on screen in OBS, updated from a phone.",
    },
    shop: {
      title: "The shop",
      text: "One code on the poster, and Commander night has its players.",
    },
    host: {
      title: "The one with the server",
      text: "One program, one command. Everything stays at home.",
    },
  },
  host: {
    title: "Yours, in one command",
    text: "Sign-in, database and mail outbox are built in: nothing to set up, nobody to ask. When your club outgrows the small box, the same program runs on PostgreSQL.",
    code: "make run",
    note: "Or “make demo”, to look around a lively group first.",
  },
  end: {
    title: "Shuffle up.",
    text: "It takes a minute. Next Friday you’ll know who to watch.",
  },
} as const;
