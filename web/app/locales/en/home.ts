export default {
  hero: {
    title: "Who’s really ahead at your table?",
    lead: "Podium tracks life totals, remembers every game and settles the argument. For Commander pods, duels and drafts, on your own server.",
    signUp: "Create an account",
    signIn: "Sign in",
    dashboard: "Go to my dashboard",
    note: "Free. No ads, no trackers.",
    example: "Or look around in an example group first",
    exampleFailed: "The example can’t be reached. Try again in a moment.",
  },
  table: {
    label: "A live table to try",
    caption:
      "Go on, play: tap a life total, pull from one seat to another for commander damage, pass the turn. Your own table works just like this, on every phone at once.",
    pass: "Pass turn",
    nextTurn: "Pass turn to {next}. Turn {round}, {name}",
    wins: "{name} wins! At your own table, one tap records the game.",
    again: "Play again",
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
      text: "Your decks with their colors, bracket, card list and record. Paste a list as your deck builder exports it: you see what it says about the bracket, next to what you say.",
    },
    during: {
      title: "During: hands on the cards",
      text: "One phone on the table or one each, all showing the same thing: life, commander damage, poison, turns and clocks. Undo for everyone, because someone always forgets a trigger.",
      alt: "A live table on a phone: four seats, each turned to its player, with life totals, commander damage and clocks",
    },
    after: {
      title: "After: the truth, with its sample size",
      text: "Who leads your group, and whether that’s luck: every win rate says how many games it’s based on, and what was expected in pods that size. A game from a live table can be watched again, life total by life total.",
      storyAlt:
        "A group’s page on a phone: the three leaders on a podium, and in one sentence how sure that is",
      replayAlt: "A game’s page on a phone: life totals over time, and the game played back",
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
  stream: {
    title: "On your stream, a moment later",
    text: "A browser source in OBS shows the table over your camera: life totals, turn, commander damage. Everyone taps on their own phone; the picture follows.",
    alt: "The overlay of a live table: four players with their life totals, over a camera’s picture",
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
