import type { Translation } from "~/lib/i18n";
import type en from "../en/people";

export default {
  you: "Toi",
  ask: "Demander en ami",
  accept: "Accepter",
  acceptNamed: "Accepter {name}",
  decline: "Refuser",
  declineNamed: "Refuser {name}",
  withdraw: "Retirer",
  withdrawNamed: "Retirer ta demande à {name}",
  undo: "Annuler",
  asked: "Demande envoyée à {name}.",
  nowFriends: "{name} et toi êtes amis.",
  removed: "{name} n’est plus dans tes amis.",
  declined: "Demande de {name} refusée.",
  withdrawn: "Demande à {name} retirée.",
  seen: "vu {when}",
  waiting: "n’a pas encore répondu",
  asksYou: "te demande en ami",
  qrAlt: "QR code de ton lien d’ami",
  copyCode: "Copier le code",
  copyLink: "Copier le lien",
  copied: "Copié.",
  share: "Partager",
  roles: {
    owner: "Propriétaire",
    admin: "Admin",
    member: "Membre",
  },
} satisfies Translation<typeof en>;
