import type { Translation } from "~/lib/i18n";
import type en from "../en/pictures";

export default {
  picture: "Image",
  hint: "JPEG, PNG, WebP ou GIF, 10 Mo au plus. Tu pourras la recadrer.",
  choose: "Choisir une image",
  remove: "Retirer l’image",
  removed: "Image retirée.",
  saved: "Image enregistrée.",
  unreadable: "Podium n’arrive pas à lire cette image. Choisis-en une autre.",
  tooLarge: "Cette image dépasse 10 Mo. Choisis-en une plus petite.",
  cropTitle: "Recadrer l’image",
  cropHint: "Déplace l’image et zoome avec le curseur. Les flèches la déplacent aussi.",
  cropArea: "Image à recadrer : fais glisser ou utilise les flèches",
  zoom: "Zoom",
  use: "Utiliser cette image",
  sending: "Envoi de l’image",
  cancel: "Annuler",
} satisfies Translation<typeof en>;
