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
  more: "Plus d’actions pour {name}",
  look: "Voir le profil",
  remove: "Retirer de mes amis",
  empty: "Pas encore d’amis",
  emptyWaiting: "Pas encore de réponse",
  emptyText:
    "Entre amis, on s’assoit à une table d’un geste, on voit les decks des autres et on s’invite dans des groupes. Montre ce code à quelqu’un, ou ajoute le sien.",
  addTitle: "Ajouter un ami",
  addLead: "L’un montre un code, l’autre le saisit. Une fois la demande acceptée, vous êtes amis.",
  theirs: "Son code",
  code: "Code ami",
  codeHint: "8 lettres et chiffres, comme K7Q2-9F4M. Il est sur son profil.",
  codeInvalid: "Un code ami a 8 lettres et chiffres, sans la lettre U.",
  unknownCode: "Personne n’a le code {code}. Relis-le, lettre par lettre.",
  found: {
    none: "Est-ce la bonne personne ?",
    self: "C’est ton propre code. Montre-le à quelqu’un d’autre.",
    accepted: "Vous êtes déjà amis.",
    incoming: "{name} t’a envoyé une demande d’ami.",
    outgoing: "{name} a reçu ta demande et n’a pas encore répondu.",
    blocked: "Tu as bloqué {name}. Débloque cette personne sur sa page d’abord.",
  },
  scan: "Scanner avec la caméra",
  scanTitle: "Scanner un QR code",
  scanText: "Tiens la caméra pour que le code remplisse presque toute l’image.",
  scanStrange: "C’est un QR code, mais pas un code ami de ce site. Essaie avec un autre.",
  camera: {
    refused: "Accès à la caméra refusé",
    refusedText:
      "Autorise la caméra pour ce site dans les réglages du navigateur et réessaie, ou saisis le code.",
    missing: "Aucune caméra trouvée",
    missingText: "Cet appareil n’a pas de caméra utilisable. Saisis plutôt le code.",
    insecure: "La caméra demande une adresse sécurisée",
    insecureText:
      "Les navigateurs n’autorisent la caméra que sur les adresses https. Saisis plutôt le code.",
    failed: "La caméra n’a pas démarré",
    failedText:
      "Une autre application l’utilise peut-être. Ferme-la et réessaie, ou saisis le code.",
  },
  yours: "Ton code",
  yoursText: "Fais-le scanner par l’autre téléphone, envoie le lien, ou dicte-le.",
} satisfies Translation<typeof en>;
