export default {
  contents: "On this page",
  faq: {
    title: "Questions and answers",
    lead: "Short answers to what people ask at the table.",
    groups: [
      {
        title: "First things first",
        questions: [
          {
            question: "What is Podium?",
            answer: [
              "A companion for people who play a collectible card game around a table: Commander pods above all, duels and drafts too. It tracks life totals, remembers games and shows who’s ahead, and with which deck.",
              "It runs on a server that one of you looks after. There’s no company behind it.",
            ],
          },
          {
            question: "What can I do with it?",
            answer: [
              "Your account, by email or with Google or Apple where the host has set that up, and your profile; your decks with their card lists; games and sets recorded in seconds, with tags and searchable notes; friends, playgroups with roles and invitation links, and events; in English and French, on phone and desktop.",
              "You can play a game live on every phone at the table and show it on a stream. Stats show who wins, with which deck and against whom. Groups have ratings, a leaderboard and seasons, and Podium can make their pods.",
            ],
          },
          {
            question: "Can I put the table on my stream?",
            answer: [
              "Yes: an overlay for OBS shows your current live table, transparent over your picture, in the look you choose on your profile.",
            ],
            link: { to: "/help/obs", text: "Your table in OBS, step by step" },
          },
          {
            question: "What does it cost?",
            answer: [
              "Nothing. No subscription, no ads, and nobody sells your data. The person who runs this server pays for it.",
            ],
          },
          {
            question: "Is Podium made by the publisher of a game?",
            answer: [
              "No. Podium belongs to no publisher and is endorsed by none. Names of games and cards are their owners’; we draw our own symbols and ship nobody’s artwork. Pictures of cards come from a site that the host of a server may choose.",
            ],
          },
        ],
      },
      {
        title: "Your account",
        questions: [
          {
            question: "The confirmation email doesn’t arrive. What now?",
            answer: [
              "Check your spam folder first, and the address you typed. You can resend the email from the confirmation page. Each link works once, for 24 hours.",
              "If nothing arrives, tell the person who runs this server: it may not be set up to send email.",
            ],
          },
          {
            question: "I forgot my password.",
            answer: [
              "On the sign-in page, choose “Forgot your password?” and enter your email. The link you get works once, for one hour. Choosing a new password signs out all your devices.",
            ],
          },
          {
            question: "Why is my password refused?",
            answer: [
              "It must have 8 to 128 characters and must not be your name, your email or one of the 16,000 most common, which thieves try first. A few unrelated words make a good one.",
            ],
          },
          {
            question: "I am told to try again later.",
            answer: [
              "After ten wrong passwords within 15 minutes, an account takes no more tries for a while. You can still reset your password by email.",
            ],
          },
          {
            question: "What is the friend code for?",
            answer: [
              "It’s eight characters that stand for you, such as K7Q2-9F4M, with or without the dash, in capitals or not. Friends find you with it or with its QR code, never by your email.",
            ],
          },
          {
            question: "I lost my phone. How do I sign out there?",
            answer: [
              "Sign in anywhere else and open your profile: under “Signed-in devices” you can sign out that one, all the others, or every device with “Sign out everywhere”.",
            ],
          },
          {
            question: "How do I change language or appearance?",
            answer: [
              "At the top of any public page or on your profile. French pages live under /fr. Appearance follows your system unless you choose light or dark.",
            ],
          },
          {
            question: "How do I delete my account?",
            answer: [
              "At the bottom of your profile. It asks for your password and your username, because the account can’t be restored. Games you played stay for the others, with a “deleted player” in your seat. “Export all my data”, just above, gives you everything in one file first.",
            ],
          },
        ],
      },
      {
        title: "Running your own",
        questions: [
          {
            question: "What do I need?",
            answer: [
              "A small machine, and the three tools it is built with: cargo, node and npm. “make run” builds one program and serves it with an embedded database; there is nothing to set up.",
            ],
          },
          {
            question: "Where do emails go if I haven’t set anything up?",
            answer: [
              "Into the outbox folder of the data directory, one file each, and their links into the terminal. Set PODIUM_SMTP_URL to send them for real.",
            ],
          },
          {
            question: "And when we grow?",
            answer: [
              "Give the same program the address of a PostgreSQL database (PODIUM_DATABASE_URL). Nothing else changes for the people who play.",
            ],
          },
        ],
      },
    ],
  },
  privacy: {
    title: "Privacy policy",
    lead: "What this software keeps about you, why, and for how long. It is short because there is little.",
    updated: "Version of 17 November 2026",
    sections: [
      {
        id: "who",
        title: "Who is responsible",
        paragraphs: [
          "Podium is software that people install on servers of their own. The person or organization that runs the server you are on decides what happens with its data and is responsible for it (the controller, in the words of the European regulation). It is the person, club or shop that gave you its address: turn to them with any question or request.",
          "The people who write Podium have no access to that server and receive nothing from it.",
        ],
        points: [],
      },
      {
        id: "kept",
        title: "What is kept on the server",
        paragraphs: ["Only what the app needs to work for you:"],
        points: [
          "your email address and whether you have confirmed it, to sign you in and to send you the mails below;",
          "your password, only as an argon2id hash from which it cannot be read back;",
          "if you sign in with Google or Apple: their number for you and the address they told us, as long as that sign-in belongs to your account;",
          "your profile: first name, last name if you gave one, username, language, friend code, when the account was made and when you were last seen;",
          "your picture, if you add one: it is re-encoded and whatever the photo carried with it, such as the place, is thrown away;",
          "what you add in the app: your decks with their pictures and card lists, the games and sets you record or sit in, your tags and notes, your friends and requests, the playgroups and events you join, and whom you have blocked;",
          "live tables: every change of the game with its time, kept with the game it becomes, or for 90 days where it becomes none, and who came to the table; your streaming address only as a hash, with when it was made and last used;",
          "a game or set you remove, for 30 days, so that it can be restored;",
          "links by which a guest claims a seat, as hashes, for 14 days, and links into a playgroup, as hashes, for as long as the person who made them set; both for a week more, so that we can say that a link has ended; and for one day what was answered to a call your device may have to repeat;",
          "one line for each device you are signed in on: when and by what you signed in, what its browser calls itself, and when it was last used; until it is signed out, or has not been used for 180 days. The tokens themselves are kept as hashes;",
          "if you turn on notifications on a device: where its browser takes them, the keys they are encrypted with, which ones you chose and in which language; until you turn them off or the device is signed out;",
          "one-time codes of the links we mail, as hashes, until they are used or expire (one hour, 24 hours, or 7 days for taking back a changed address), and a sign-in on its way to Google or Apple, for an hour at most;",
          "failed sign-ins of the last quarter of an hour, counted under a hash of the address, to stop people who guess passwords;",
          "for a day, which address a mail was asked for and from which network, both as hashes, to stop people who flood mailboxes;",
          "a log of what concerns security: sign-ins, changes of password, exports, deletions, and changes of roles in playgroups, with the time and the account’s number, without your name; for two years, and what happened in a playgroup for as long as it exists. You see yours on your profile; the members of a playgroup see what happened in it. The host may set other times for the log and for live tables.",
        ],
      },
      {
        id: "seen",
        title: "Who sees it",
        paragraphs: [
          "You. Anyone signed in may see your public card: username, first name and picture. Friends, people of a common playgroup and people you shared a game with may see your page and your active decks; a game is seen by its players, the person who recorded it and the members of its playgroup. People invited into a playgroup by a link see its name, picture, description, how many are in it and who sent the link; people who joined an event see who won how often there. A live table is seen by anyone who has its code while it is open, and by everyone who was at it; what its overlay shows (names, pictures, decks and the state of the game) by everyone who watches a stream on which someone at the table shows it. People you block see only your public card, and are not told. Your email, password, devices, notes and tags are never shown to other players.",
          "The person who runs the server can, by the nature of things, read its database, except for passwords.",
        ],
        points: [],
      },
      {
        id: "mail",
        title: "Mail",
        paragraphs: [
          "Podium writes to confirm an address, to let you set a new password, to join two ways of signing in, when you ask for it; and to your former address when yours has been changed. There is no newsletter. If the host uses a mail provider, your address and the text of that mail pass through it. Where no mail server is set up, mails and their links stay on the server, for the host to hand on.",
        ],
        points: [],
      },
      {
        id: "browser",
        title: "What is kept in your browser",
        paragraphs: [
          "No advertising, no trackers, no statistics, nothing loaded from another site, except pictures of cards where the host allows it (see “Third parties”). What is stored serves the app and nothing else, which is why no banner asks you about it:",
        ],
        points: [
          "the cookie “locale”, for 365 days, and the entry “user-language”: your language;",
          "the cookies “podium-google-sign-in” and “podium-apple-sign-in”, for 70 minutes, if you sign in with one of them: that it was this browser that started it;",
          "the entry “theme”: light or dark, if you chose;",
          "your sign-in tokens, so that you stay signed in, until you sign out;",
          "a copy of your profile and your lists, and of the pages and pictures you saw last, so that the app opens at once and without a network, until you sign out;",
          "the app’s own files, for the same reason, and whether you were asked to install it;",
          "drafts of what you are typing, never passwords, so that nothing is lost on reload; and whether the first steps on your dashboard are done;",
          "games, corrections, notes and tags saved without a network and taps at a live table, until they are sent, the tables you are at, until you sign out, and a random number by which a table tells your devices apart; and the format and subformat you chose last.",
        ],
      },
      {
        id: "others",
        title: "Third parties",
        paragraphs: [
          "None, unless the host connects one: a mail provider, sign-in with Google or Apple, an identity service of Google’s in place of the built-in one, a site that has pictures of cards, or a rented server. Ask the host which of these is in use. When you open a card’s picture, that site learns your IP address, your browser and which card it was, not who you are here. When you choose to sign in with Google or Apple, they learn that you did. When you turn on notifications, they reach your device through the service of your browser’s maker, which learns when you get one from this server, not what it says.",
        ],
        points: [],
      },
      {
        id: "logs",
        title: "Logs",
        paragraphs: [
          "The server writes a technical log: time, kind of request, result, a request number. Podium puts no password, token or personal text into it. Addresses of devices are used in memory to limit the number of requests. A proxy in front of the server may keep logs of its own; the host knows.",
        ],
        points: [],
      },
      {
        id: "long",
        title: "For how long",
        paragraphs: [
          "As long as you have an account. When it is deleted, your profile, picture, devices, friendships, decks and whatever else is yours go with it; games stay for the others, with a “deleted player” in your seat. Backups made by the host grow old by the host’s own schedule.",
        ],
        points: [],
      },
      {
        id: "rights",
        title: "Your rights",
        paragraphs: [
          "You may see, correct, export and have deleted what is kept about you, and object to its use: correct your profile in the app, export everything and delete your account with the buttons at the bottom of your profile, and ask the host for anything else. If you live in the European Union you may also turn to your data protection authority (in France, the CNIL).",
        ],
        points: [],
      },
    ],
  },
  terms: {
    title: "Terms of service",
    lead: "The rules of the house, so that everyone has a good evening.",
    updated: "Version of 15 November 2026",
    sections: [
      {
        id: "parties",
        title: "Between whom",
        paragraphs: [
          "Between you and the person or organization that runs this server, called the host here. Podium is the software; the host offers it to you, free of charge, as a person, a club or a shop. By making an account you agree to these terms.",
        ],
        points: [],
      },
      {
        id: "account",
        title: "Your account",
        paragraphs: ["It is yours alone:"],
        points: [
          "use an email address that is yours, and confirm it;",
          "keep your password to yourself, and sign out everywhere if a device is lost;",
          "one person, one account; do not pretend to be someone else;",
          "if you are too young to agree by yourself where you live (under 15 in France), ask a parent first.",
        ],
      },
      {
        id: "conduct",
        title: "At the table",
        paragraphs: ["Play fair with people and with the server. It is not allowed to:"],
        points: [
          "insult, harass or threaten anyone, or post hateful or unlawful words or pictures;",
          "post pictures of others against their will, or works that are not yours to share;",
          "write down results you know are false to harm others;",
          "look for other people’s data, get around the limits, or overload the server.",
        ],
      },
      {
        id: "content",
        title: "What you add",
        paragraphs: [
          "Your decks, notes and pictures remain yours. You let the host store them and show them to the people whom the app shows them to, for as long as they are here; nothing more.",
        ],
        points: [],
      },
      {
        id: "host",
        title: "What the host may do",
        paragraphs: [
          "Remove what breaks these rules, close an account that breaks them, limit or stop the service. Except in an emergency the host tells you beforehand, and lets you export your data.",
        ],
        points: [],
      },
      {
        id: "leaving",
        title: "Leaving",
        paragraphs: [
          "You may leave at any time, without giving a reason: delete your account at the bottom of your profile, and export your data first if you like. A playgroup you own then goes to its longest-standing admin or member. What happens with your data then is written in the privacy policy.",
        ],
        points: [],
      },
      {
        id: "warranty",
        title: "No promises",
        paragraphs: [
          "The service is free and comes as it is: it can have faults, stop for a while or for good, and stats can be wrong. The host and the people who write Podium answer for damage only where the law does not let them say otherwise, as with intent or gross negligence. Keep a copy of what you cannot afford to lose.",
        ],
        points: [],
      },
      {
        id: "marks",
        title: "Names of others",
        paragraphs: [
          "Podium is not affiliated with, endorsed or sponsored by the publisher of any game. Names of games, formats and cards belong to their owners and are used only to say what is being played.",
        ],
        points: [],
      },
      {
        id: "changes",
        title: "Changes",
        paragraphs: [
          "These terms may change with the software; the date at the top says when. If you do not agree with a new version you may leave, as said above. The law of the host’s country applies, and where you are a consumer, whatever your own country’s law guarantees you.",
        ],
        points: [],
      },
    ],
  },
} as const;
