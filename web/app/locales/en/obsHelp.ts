export default {
  contents: "On this page",
  title: "Your table in OBS",
  lead: "Life totals, damage and turns over your picture, kept up to date by the phones on the table.",
  updated:
    "Written for OBS Studio 31 and later. Other software works too if it can show a web page.",
  sections: [
    {
      id: "address",
      title: "1. Make the address",
      paragraphs: [
        "On your profile, under “Streaming”, create an overlay address. Choose layout, theme, side, size and what is shown; the preview changes with you. Then copy the address.",
        "The address is shown only once, because it holds a secret. If you lose it, create a new one: the old one stops working within 5 seconds.",
      ],
      points: [],
    },
    {
      id: "source",
      title: "2. Add a browser source",
      paragraphs: ["In OBS, under “Sources”, choose + and then “Browser”."],
      points: [
        "Paste the address into the field “URL”.",
        "Width 1920 and height 1080, or the size of your canvas (1280 and 720 look the same).",
        "Leave “Shutdown source when not visible” and “Refresh browser when scene becomes active” switched off.",
        "Put the source above your cameras in the list. Its background is transparent; there’s nothing to key out.",
      ],
    },
    {
      id: "play",
      title: "3. Play",
      paragraphs: [
        "Start a live game and share its code. The overlay always shows the table you opened or joined last, and goes on to your next one by itself. Without a table it shows nothing; after a game the result stays for up to 15 minutes.",
        "The page “Table control” is a control desk for the person running the stream: every counter of every player, with keyboard shortcuts, and what viewers see. In OBS it also works as a dock (Docks, Custom Browser Docks).",
      ],
      points: [],
      link: { to: "/websocket/sender", label: "Open table control" },
    },
    {
      id: "look",
      title: "Change the look",
      paragraphs: [
        "The look is written into the address in plain words, so you can have several sources with different looks, or change one by hand:",
      ],
      points: [
        "layout = bar, corners, grid or seat; with seat also seat = turn or a number.",
        "theme = lamp, paper, glass or outline; side = bottom, top, left or right; size = 50 to 200.",
        "show = names, decks, life, damage, counters, turn, clock, round, score, crowns, dice, result (with commas between them); lang = en or fr.",
        "On your profile you can also paste the address you use and get it back with another look.",
      ],
    },
    {
      id: "trouble",
      title: "When something is wrong",
      paragraphs: ["The overlay never shows an error on air. If there is nothing to see:"],
      points: [
        "Are you at an open live table? Your home page shows it.",
        "Is it still the newest address? A new one ends all others. Your profile says when it was last used.",
        "Is the whole address there, up to the end after “#token=”?",
        "Does the address open in an ordinary browser? If not, the computer can’t reach the server.",
        "After a change in OBS, choose “Refresh cache of current page” in the properties of the source.",
        "The page “Table viewer” shows how the connection is doing, and copies the details for the person helping you.",
      ],
    },
    {
      id: "network",
      title: "Phones and hotspots",
      paragraphs: [
        "Phones, the overlay and the server don’t need to be on the same network, as long as each reaches the server. If the network drops, everything goes on: phones keep what was tapped and send it later, the overlay keeps the last picture and catches up within seconds of being back. Nothing has to be reloaded.",
        "A phone's hotspot is enough: a table needs a few kilobytes a minute.",
      ],
      points: [],
    },
    {
      id: "privacy",
      title: "Privacy",
      paragraphs: [
        "The secret in the address opens the overlay of your table and nothing else: nobody can change anything with it, and it does not sign in. It comes after the #, so browsers do not send it with the page, and the server keeps only a fingerprint of it.",
        "An overlay shows names, decks and what happens at the table to everyone who watches. Ask the others at the table before you go live, or leave names out.",
      ],
      points: [],
    },
  ],
} as const;
