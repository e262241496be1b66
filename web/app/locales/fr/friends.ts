import type { Translation } from "~/lib/i18n";
import type en from "../en/friends";

export default {
  title: "Amis",
  add: "Ajouter un ami",
  requests: "Demandes",
  count_one: "{count} ami",
  count_other: "{count} amis",
  search: "Chercher un ami",
  nobody: "Aucun ami ne s’appelle « {wanted} ».",
  more: "Plus pour {name}",
  look: "Voir sa page",
  remove: "Retirer de mes amis",
  empty: "Pas encore d’amis",
  emptyWaiting: "Pas encore amis",
  emptyText:
    "Entre amis, on s’assoit à une table d’un geste, on voit les decks des autres et on s’invite dans des groupes. Montre ce code à quelqu’un, ou ajoute le sien.",
  addTitle: "Ajouter un ami",
  addLead: "L’un montre un code, l’autre le lit. Une fois la demande acceptée, vous êtes amis.",
  theirs: "Son code",
  code: "Code ami",
  codeHint: "8 lettres et chiffres, comme K7Q2-9F4M. Il est sur son profil.",
  codeInvalid: "Un code ami a 8 lettres et chiffres, sans la lettre U.",
  unknownCode: "Personne n’a le code {code}. Relis-le, lettre par lettre.",
  found: {
    none: "Est-ce la bonne personne ?",
    self: "C’est ton propre code. Fais-le lire à quelqu’un d’autre.",
    accepted: "Vous êtes déjà amis.",
    incoming: "{name} te demande en ami.",
    outgoing: "{name} a reçu ta demande et n’a pas encore répondu.",
    blocked: "Tu as bloqué {name}. Débloque cette personne sur sa page d’abord.",
  },
  scan: "Le lire avec la caméra",
  scanTitle: "Lire un QR code",
  scanText: "Tiens la caméra pour que le code remplisse presque toute l’image.",
  scanStrange: "C’est un QR code, mais pas un code ami de ce site.",
  camera: {
    refused: "La caméra a été refusée",
    refusedText:
      "Autorise la caméra pour ce site dans les réglages du navigateur et réessaie, ou saisis le code.",
    missing: "Pas de caméra ici",
    missingText: "Cet appareil n’a pas de caméra utilisable. Saisis plutôt le code.",
    insecure: "Pas de caméra à cette adresse",
    insecureText:
      "Les navigateurs ne prêtent la caméra qu’aux adresses https. Saisis plutôt le code.",
    failed: "La caméra n’a pas démarré",
    failedText:
      "Une autre application l’utilise peut-être. Ferme-la et réessaie, ou saisis le code.",
  },
  yours: "Ton code",
  yoursText: "Fais-le lire par la caméra de l’autre téléphone, envoie le lien, ou dicte-le.",
} satisfies Translation<typeof en>;
