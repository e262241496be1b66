import type { Translation } from "~/lib/i18n";
import type en from "../en/pictures";

export default {
  picture: "Image",
  hint: "JPEG, PNG, WebP ou GIF, 10 Mo au plus. Tu choisis le carré.",
  choose: "Choisir une image",
  remove: "Retirer",
  removed: "Image retirée.",
  saved: "Image enregistrée.",
  unreadable: "Ce fichier n’est pas une image lisible.",
  tooLarge: "Cette image dépasse 10 Mo. Choisis-en une plus petite.",
  cropTitle: "Choisis le carré",
  cropHint: "Déplace l’image et zoome avec le curseur. Les flèches la déplacent aussi.",
  cropArea: "Image à recadrer : fais glisser ou utilise les flèches",
  zoom: "Zoom",
  use: "Utiliser cette image",
  sending: "Envoi de l’image",
  cancel: "Annuler",
} satisfies Translation<typeof en>;
