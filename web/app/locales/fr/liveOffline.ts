import type { Translation } from "~/lib/i18n";
import type en from "../en/liveOffline";

export default {
  diceOffline: "Sans connexion, cet appareil lance les dés, et l’historique le précise.",
  waits:
    "Pour l’instant sur cet appareil seulement. On pourra la rejoindre dès le retour du réseau.",
  waitsFinished: "Gardée sur cet appareil. La partie sera enregistrée dès le retour du réseau.",
  refused: "Cette table n’a pas pu être envoyée.",
  refusedText:
    "Rien n’est perdu : elle reste sur cet appareil, et tu peux l’enregistrer comme une partie.",
  record: "Enregistrer une partie",
  drop: "Supprimer de cet appareil",
  dropped: "Table supprimée.",
} satisfies Translation<typeof en>;
