//! The texts of the mails.

use podium_domain::Lang;

use crate::codes::CodeKind;

pub struct Words {
    pub subject: &'static str,
    pub title: &'static str,
    pub text: &'static str,
    pub button: &'static str,
    /// Before the bare link.
    pub otherwise: &'static str,
    pub lifetime: &'static str,
    pub ignore: &'static str,
}

pub fn words(kind: CodeKind, lang: Lang) -> &'static Words {
    match (kind, lang) {
        (CodeKind::VerifyEmail, Lang::En) => &Words {
            subject: "Confirm your email for Podium",
            title: "Your seat is ready",
            text: "Confirm that this address is yours, and you are in.",
            button: "Confirm my email",
            otherwise: "The button does nothing? Open this address:",
            lifetime: "The link works once, for 24 hours.",
            ignore: "You did not sign up? Then leave this mail alone: without the link nothing happens.",
        },
        (CodeKind::VerifyEmail, Lang::Fr) => &Words {
            subject: "Confirme ton adresse pour Podium",
            title: "Ta place est prête",
            text: "Confirme que cette adresse est bien la tienne, et c’est parti.",
            button: "Confirmer mon adresse",
            otherwise: "Le bouton ne répond pas\u{a0}? Ouvre cette adresse\u{a0}:",
            lifetime: "Le lien fonctionne une seule fois, pendant 24 heures.",
            ignore: "Tu n’as pas créé de compte\u{a0}? Ne fais rien\u{a0}: sans le lien, il ne se passe rien.",
        },
        (CodeKind::PasswordReset, Lang::En) => &Words {
            subject: "Choose a new Podium password",
            title: "A new password",
            text: "Somebody, most likely you, asked for a new password. Choosing one signs you out on every device.",
            button: "Choose a new password",
            otherwise: "The button does nothing? Open this address:",
            lifetime: "The link works once, for one hour.",
            ignore: "It was not you? Then leave this mail alone: your password stays as it is.",
        },
        (CodeKind::PasswordReset, Lang::Fr) => &Words {
            subject: "Choisis un nouveau mot de passe Podium",
            title: "Un nouveau mot de passe",
            text: "Quelqu’un, sans doute toi, a demandé un nouveau mot de passe. En choisir un te déconnecte de tous tes appareils.",
            button: "Choisir un mot de passe",
            otherwise: "Le bouton ne répond pas\u{a0}? Ouvre cette adresse\u{a0}:",
            lifetime: "Le lien fonctionne une seule fois, pendant une heure.",
            ignore: "Ce n’était pas toi\u{a0}? Ne fais rien\u{a0}: ton mot de passe reste le même.",
        },
        (CodeKind::ChangeEmail, Lang::En) => &Words {
            subject: "Confirm your new email for Podium",
            title: "A new address",
            text: "Confirm that this address is yours, and sign in with it from now on.",
            button: "Use this address",
            otherwise: "The button does nothing? Open this address:",
            lifetime: "The link works once, for 24 hours.",
            ignore: "You did not ask for this? Then leave this mail alone: without the link nothing happens.",
        },
        (CodeKind::ChangeEmail, Lang::Fr) => &Words {
            subject: "Confirme ta nouvelle adresse pour Podium",
            title: "Une nouvelle adresse",
            text: "Confirme que cette adresse est bien la tienne\u{a0}: c’est avec elle que tu te connecteras désormais.",
            button: "Utiliser cette adresse",
            otherwise: "Le bouton ne répond pas\u{a0}? Ouvre cette adresse\u{a0}:",
            lifetime: "Le lien fonctionne une seule fois, pendant 24 heures.",
            ignore: "Tu n’as rien demandé\u{a0}? Ne fais rien\u{a0}: sans le lien, il ne se passe rien.",
        },
        (CodeKind::SignIn, Lang::En) => &Words {
            subject: "Join your ways into Podium",
            title: "One account, two ways in",
            text: "Somebody, most likely you, came with another sign-in that has this address. Confirm that both are yours, and both open the account you already have.",
            button: "Both are mine",
            otherwise: "The button does nothing? Open this address:",
            lifetime: "The link works once, for one hour.",
            ignore: "It was not you? Then leave this mail alone: without the link nothing is joined.",
        },
        (CodeKind::SignIn, Lang::Fr) => &Words {
            subject: "Réunis tes façons de te connecter à Podium",
            title: "Un compte, deux entrées",
            text: "Quelqu’un, sans doute toi, est venu avec une autre connexion qui a cette adresse. Confirme que les deux sont à toi, et les deux ouvriront le compte que tu as déjà.",
            button: "Les deux sont à moi",
            otherwise: "Le bouton ne répond pas\u{a0}? Ouvre cette adresse\u{a0}:",
            lifetime: "Le lien fonctionne une seule fois, pendant une heure.",
            ignore: "Ce n’était pas toi\u{a0}? Ne fais rien\u{a0}: sans le lien, rien n’est réuni.",
        },
        (CodeKind::RecoverEmail, Lang::En) => &Words {
            subject: "Your Podium address was changed",
            title: "Your address was changed",
            text: "Your Podium account has another address now, and this one no longer opens it. It was you? Then there is nothing to do.",
            button: "Undo the change",
            otherwise: "The button does nothing? Open this address:",
            lifetime: "The link works once, for 7 days.",
            ignore: "It was not you? Undo the change, which signs everybody out, and choose a new password.",
        },
        (CodeKind::RecoverEmail, Lang::Fr) => &Words {
            subject: "Ton adresse Podium a changé",
            title: "Ton adresse a changé",
            text: "Ton compte Podium a maintenant une autre adresse, et celle-ci ne l’ouvre plus. C’était toi\u{a0}? Alors il n’y a rien à faire.",
            button: "Annuler le changement",
            otherwise: "Le bouton ne répond pas\u{a0}? Ouvre cette adresse\u{a0}:",
            lifetime: "Le lien fonctionne une seule fois, pendant 7 jours.",
            ignore: "Ce n’était pas toi\u{a0}? Annule le changement, ce qui déconnecte tout le monde, et choisis un nouveau mot de passe.",
        },
    }
}
