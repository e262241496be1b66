//! The texts of the mails.

use podium_domain::Lang;

use crate::codes::CodeKind;

pub struct Words {
    pub subject: &'static str,
    pub title: &'static str,
    pub text: &'static str,
    pub button: &'static str,
    pub lifetime: &'static str,
    pub ignore: &'static str,
}

/// Before the bare link.
pub fn otherwise(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "The button doesn’t work? Open this link:",
        Lang::Fr => "Le bouton ne marche pas\u{a0}? Ouvre ce lien\u{a0}:",
    }
}

pub fn words(kind: CodeKind, lang: Lang) -> &'static Words {
    match (kind, lang) {
        (CodeKind::VerifyEmail, Lang::En) => &Words {
            subject: "Confirm your email for Podium",
            title: "Your seat is ready",
            text: "Confirm that this address is yours, and you’re in.",
            button: "Confirm my email",
            lifetime: "The link works once, for 24 hours.",
            ignore: "You didn’t sign up? Ignore this email: nothing happens unless you confirm.",
        },
        (CodeKind::VerifyEmail, Lang::Fr) => &Words {
            subject: "Confirme ton adresse pour Podium",
            title: "Ta place est prête",
            text: "Confirme que cette adresse est bien la tienne, et c’est parti.",
            button: "Confirmer mon adresse",
            lifetime: "Le lien marche une seule fois, pendant 24 heures.",
            ignore: "Tu n’as pas créé de compte\u{a0}? Ignore cet e-mail\u{a0}: sans confirmation, il ne se passe rien.",
        },
        (CodeKind::PasswordReset, Lang::En) => &Words {
            subject: "Choose a new Podium password",
            title: "Choose a new password",
            text: "Someone, most likely you, asked for a new password. Choosing one signs out all your devices.",
            button: "Choose a new password",
            lifetime: "The link works once, for one hour.",
            ignore: "It wasn’t you? Ignore this email: your password stays the same.",
        },
        (CodeKind::PasswordReset, Lang::Fr) => &Words {
            subject: "Choisis un nouveau mot de passe Podium",
            title: "Choisis un nouveau mot de passe",
            text: "Quelqu’un, sans doute toi, a demandé un nouveau mot de passe. En choisir un déconnecte tous tes appareils.",
            button: "Choisir un nouveau mot de passe",
            lifetime: "Le lien marche une seule fois, pendant une heure.",
            ignore: "Ce n’était pas toi\u{a0}? Ignore cet e-mail\u{a0}: ton mot de passe reste le même.",
        },
        (CodeKind::ChangeEmail, Lang::En) => &Words {
            subject: "Confirm your new email for Podium",
            title: "Your new address",
            text: "Confirm that this address is yours. From then on, you sign in with it.",
            button: "Use this address",
            lifetime: "The link works once, for 24 hours.",
            ignore: "You didn’t ask for this? Ignore this email: nothing happens unless you confirm.",
        },
        (CodeKind::ChangeEmail, Lang::Fr) => &Words {
            subject: "Confirme ta nouvelle adresse pour Podium",
            title: "Ta nouvelle adresse",
            text: "Confirme que cette adresse est bien la tienne\u{a0}: c’est avec elle que tu te connecteras désormais.",
            button: "Utiliser cette adresse",
            lifetime: "Le lien marche une seule fois, pendant 24 heures.",
            ignore: "Tu n’as rien demandé\u{a0}? Ignore cet e-mail\u{a0}: sans confirmation, il ne se passe rien.",
        },
        (CodeKind::SignIn, Lang::En) => &Words {
            subject: "Link your sign-ins to Podium",
            title: "One account, two ways to sign in",
            text: "Someone, most likely you, signed in another way with this address. Confirm that it was you, and both ways open the account you already have.",
            button: "Link both sign-ins",
            lifetime: "The link works once, for one hour.",
            ignore: "It wasn’t you? Ignore this email: nothing is linked unless you confirm.",
        },
        (CodeKind::SignIn, Lang::Fr) => &Words {
            subject: "Associe tes connexions à Podium",
            title: "Un compte, deux moyens de connexion",
            text: "Quelqu’un, sans doute toi, s’est connecté autrement avec cette adresse. Confirme que c’était toi, et les deux moyens ouvriront le compte que tu as déjà.",
            button: "Associer les deux",
            lifetime: "Le lien marche une seule fois, pendant une heure.",
            ignore: "Ce n’était pas toi\u{a0}? Ignore cet e-mail\u{a0}: sans confirmation, rien n’est associé.",
        },
        (CodeKind::RecoverEmail, Lang::En) => &Words {
            subject: "Your Podium address was changed",
            title: "Your address was changed",
            text: "Your Podium account now has another address, and this one no longer opens it. If that was you, there’s nothing to do.",
            button: "Undo the change",
            lifetime: "The link works once, for 7 days.",
            ignore: "It wasn’t you? Undo the change, which signs out every device, and choose a new password.",
        },
        (CodeKind::RecoverEmail, Lang::Fr) => &Words {
            subject: "Ton adresse Podium a changé",
            title: "Ton adresse a changé",
            text: "Ton compte Podium a maintenant une autre adresse, et celle-ci ne l’ouvre plus. Si c’était toi, il n’y a rien à faire.",
            button: "Annuler le changement",
            lifetime: "Le lien marche une seule fois, pendant 7 jours.",
            ignore: "Ce n’était pas toi\u{a0}? Annule le changement, ce qui déconnecte tous les appareils, et choisis un nouveau mot de passe.",
        },
    }
}
