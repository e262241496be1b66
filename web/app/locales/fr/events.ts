import type { Translation } from "~/lib/i18n";
import type en from "../en/events";

export default {
  upcoming: "À venir",
  running: "En ce moment",
  over: "Terminé",
  joined: "Tu participes",
  code: "Code promo",
  codeHint: "Tel qu’il figure sur l’affiche ou la carte ; majuscules et tirets ne comptent pas.",
  codeMissing: "Saisis d’abord le code.",
  redeem: "Participer",
  redeemed: "Inscription réussie : {name}.",
} satisfies Translation<typeof en>;
