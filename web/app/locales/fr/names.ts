import type { Translation } from "~/lib/i18n";
import type en from "../en/names";

export default {
  username: "Nom d’utilisateur",
  usernameHint: "3 à 30 lettres, chiffres, points, tirets ou tirets bas. Les autres le voient.",
  chooseUsername: "Choisis ton nom d’utilisateur",
  usernameText:
    "Il permet à tes amis de te retrouver dans leurs listes et te distingue des autres personnes qui portent ton prénom. Tu peux le changer à tout moment dans ton profil.",
  keep: "Garder {name}",
  firstname: "Prénom",
  save: "Enregistrer",
  saveNamed: "Enregistrer : {name}",
  saved: "Enregistré.",
  undo: "Annuler",
  usernameTaken: "Ce nom d’utilisateur est déjà pris.",
  usernameLooksTaken: "Ce nom ressemble trop à un nom déjà pris. Choisis-en un autre.",
  usernameReserved: "Ce nom est réservé. Choisis-en un autre.",
  nameUnseen:
    "Ce nom contient des caractères invisibles ou illisibles. Tape-le à nouveau sans eux.",
  nameMixed: "Utilise les lettres d’un seul alphabet.",
  usernameInvalid: "Utilise seulement des lettres, chiffres, points, tirets et tirets bas.",
  usernameLength: "Utilise 3 à 30 caractères.",
  firstnameLength: "Utilise 1 à 50 caractères.",
} satisfies Translation<typeof en>;
