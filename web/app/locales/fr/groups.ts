import type { Translation } from "~/lib/i18n";
import type en from "../en/groups";

export default {
  members_one: "{count} membre",
  members_other: "{count} membres",
  games_one: "{count} partie",
  games_other: "{count} parties",
  invitedBy: "{name} t’invite",
  invited: "Tu as une invitation",
  accept: "Rejoindre",
  acceptNamed: "Rejoindre {name}",
  decline: "Refuser",
  declineNamed: "Refuser l’invitation à {name}",
  joined: "Tu fais partie de « {name} ».",
  declined: "Invitation à « {name} » refusée.",
  undo: "Annuler",
} satisfies Translation<typeof en>;
