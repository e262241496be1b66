import type { Translation } from "~/lib/i18n";
import type en from "../en/people";

export default {
  you: "Toi",
  ask: "Envoyer une demande d’ami",
  accept: "Accepter",
  acceptNamed: "Accepter {name}",
  decline: "Refuser",
  declineNamed: "Refuser {name}",
  withdraw: "Annuler la demande",
  withdrawNamed: "Annuler la demande à {name}",
  undo: "Annuler",
  asked: "Demande envoyée à {name}.",
  nowFriends: "{name} et toi êtes amis.",
  removed: "{name} n’est plus dans tes amis.",
  declined: "Demande de {name} refusée.",
  withdrawn: "Demande à {name} annulée.",
  seen: "dernière visite {when}",
  waiting: "n’a pas encore répondu",
  asksYou: "t’a envoyé une demande d’ami",
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
