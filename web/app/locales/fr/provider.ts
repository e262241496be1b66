import type { Translation } from "~/lib/i18n";
import type en from "../en/provider";

export default {
  joined: "{provider} est associé à ton compte.",
  continueHere: "Continuer dans cette fenêtre",
  tryAgain: "Réessayer",
  openThere: "Ouvrir {address}",
  failure: {
    blocked: "Ton navigateur a bloqué la fenêtre de {provider}.",
    closed:
      "La fenêtre de {provider} a été fermée avant la fin. Rouvre-la, ou termine là-bas si elle est encore ouverte.",
    domain:
      "La connexion avec {provider} n’est pas autorisée à l’adresse {domain}. Utilise ton e-mail, ou préviens la personne qui gère ce serveur.",
    network: "Ce serveur ou {provider} est injoignable. Vérifie ta connexion et réessaie.",
    cancelled: "Tu as annulé chez {provider}. Rien n’a changé.",
    over: "Cette connexion a expiré ou a déjà servi. Recommence.",
    off: "La connexion avec {provider} est désactivée sur ce serveur. Utilise un autre moyen.",
    refused: "La réponse de {provider} n’était pas fiable. Recommence.",
    unproven:
      "{provider} n’a pas encore vérifié ton e-mail. Vérifie-le là-bas, ou inscris-toi ici avec ton e-mail.",
    disabled: "Ce compte est désactivé. Contacte la personne qui gère ce serveur.",
    taken: "Ce compte {provider} appartient déjà à un autre compte ici.",
    another: "Ton compte a déjà un autre compte {provider}. Retire d’abord celui-là.",
    stranger: "Ce compte {provider} ne correspond pas au compte que tu veux ouvrir.",
    old: "Ta connexion date un peu. Reconnecte-toi d’abord.",
    slow: "Trop d’essais. Attends quelques minutes et réessaie.",
    other: "Ça n’a pas marché. Réessaie.",
  },
  callback: {
    working: "Connexion en cours…",
    workingText: "Te voilà de retour de {provider}. Un instant.",
    handed: "C’est fait ici",
    handedText: "La suite se passe dans la fenêtre d’où tu viens. Tu peux fermer celle-ci.",
    failed: "La connexion avec {provider} n’a pas abouti",
    failedJoin: "{provider} n’a pas pu être associé",
    backToSignIn: "Retour à la connexion",
    back: "Retour",
  },
  verify: {
    title: "Ce compte est-il à toi ?",
    lead: "{email} a déjà un compte ici. Montre que c’est le tien, et tu pourras aussi te connecter avec {provider}.",
    submit: "Me connecter et associer",
    byProvider: "Confirmer avec {provider}",
    or: "ou",
    byLink: "Recevoir plutôt un lien par e-mail",
    byLinkOnly: "Recevoir un lien par e-mail",
    linkSent:
      "Un lien est en route vers {email}. Ouvre-le dans ce navigateur ; il marche une fois, pendant une heure.",
    resendIn: "Renvoyer un lien dans {seconds} s",
    resend: "Renvoyer un lien",
    notYou: "Ce n’est pas toi ? Connecte-toi autrement",
    proving: "{provider} est en train d’être associé à ton compte…",
    half: "Connexion réussie",
    halfText: "Mais {provider} n’a pas pu être associé : {why} Tu peux l’ajouter dans ton profil.",
    goOn: "Continuer",
    over: "Recommence",
    overText: "Il n’y a plus rien à associer : plus d’une heure a passé, ou c’est déjà fait.",
    elsewhere: "Ouvre ce lien là où tu as commencé",
    elsewhereText:
      "Tu as commencé ta connexion avec {provider} dans un autre navigateur. Ouvre le lien de l’e-mail là-bas, ou recommence ici.",
  },
  mobile: {
    title: "Continuer dans l’application",
    lead: "Podium devrait s’ouvrir tout seul. Sinon, appuie sur le bouton.",
    open: "Ouvrir l’application Podium",
    nothing: "Il n’y a rien à transmettre à l’application ici. Commence la connexion là-bas.",
    without: "Pas d’application sur cet appareil ? Podium marche aussi bien dans le navigateur.",
    toSite: "Se connecter ici",
  },
} satisfies Translation<typeof en>;
