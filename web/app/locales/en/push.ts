export default {
  lead: "Sent to this device, even while Podium is closed. Everything is off until you turn it on, and signing out turns it off again.",
  legend: "Notify this device when",
  table: "Someone opens a live table with a seat for you",
  friend: "Someone sends you a friend request",
  invitation: "Someone invites you to a playgroup",
  game: "Someone records a game you played in",
  off: "Notifications are turned off on this server.",
  refusedTitle: "Notifications are blocked",
  refused: "Allow notifications for this site in your browser’s settings, then reload this page.",
  installTitle: "Install the app first",
  install:
    "On iPhone and iPad, notifications only reach the installed app. Tap Share, then “Add to Home Screen”, open Podium from there and come back to this page.",
  unableTitle: "This browser can’t show notifications",
  unable: "Use a current version of Chrome, Edge, Firefox or Safari, outside private browsing.",
  failed:
    "Notifications couldn’t be turned on. Check your connection, reload the page and try again.",
} as const;
