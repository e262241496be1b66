import type { Translation } from "~/lib/i18n";
import type en from "../en/trail";

export default {
  by: "par {name}",
  actions: {
    sign_up: "Compte créé",
    sign_in: "Connexion",
    sign_in_locked: "Trop de mots de passe erronés : connexion bloquée un moment",
    password_changed: "Mot de passe changé",
    password_reset: "Mot de passe réinitialisé par e-mail",
    email_verified: "Adresse e-mail vérifiée",
    email_changed: "Adresse e-mail changée",
    sessions_revoked: "Déconnexion partout",
    refresh_reused: "Une session utilisée deux fois a été fermée",
    account_deleted: "Compte supprimé",
    exported: "Données exportées",
    group_created: "Groupe créé",
    group_edited: "Groupe modifié",
    group_deleted: "Groupe supprimé",
    invited: "Invitation dans un groupe",
    invitation_withdrawn: "Invitation retirée",
    joined: "Groupe rejoint",
    joined_by_link: "Groupe rejoint par un lien",
    declined: "Invitation refusée",
    left: "Groupe quitté",
    removed: "Retrait d’un groupe",
    promoted: "Rôle d’admin donné",
    demoted: "Rôle d’admin retiré",
    handed_over: "Groupe transmis",
    link_made: "Lien d’invitation créé",
    link_revoked: "Lien d’invitation révoqué",
  },
} satisfies Translation<typeof en>;
