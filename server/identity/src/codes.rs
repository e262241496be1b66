//! One-time codes: what they open and for how long.

use std::time::Duration;

use podium_domain::{Lang, SitePath};
use url::form_urlencoded::Serializer;

const HOUR: Duration = Duration::from_secs(60 * 60);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeKind {
    VerifyEmail,
    PasswordReset,
    ChangeEmail,
}

impl CodeKind {
    pub const ALL: [CodeKind; 3] = [CodeKind::VerifyEmail, CodeKind::PasswordReset, CodeKind::ChangeEmail];

    /// The protocol's word, which is also the one that is stored.
    pub fn word(self) -> &'static str {
        match self {
            CodeKind::VerifyEmail => "VERIFY_EMAIL",
            CodeKind::PasswordReset => "PASSWORD_RESET",
            CodeKind::ChangeEmail => "VERIFY_AND_CHANGE_EMAIL",
        }
    }

    pub fn from_word(word: &str) -> Option<CodeKind> {
        CodeKind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    pub fn lifetime(self) -> Duration {
        match self {
            CodeKind::PasswordReset => HOUR,
            CodeKind::VerifyEmail | CodeKind::ChangeEmail => 24 * HOUR,
        }
    }

    /// The page that takes the code, and what the page is told to do with it.
    fn page(self) -> (&'static str, &'static str) {
        match self {
            CodeKind::VerifyEmail => ("/verify-email", "verifyEmail"),
            CodeKind::PasswordReset => ("/auth/password/forgot", "resetPassword"),
            CodeKind::ChangeEmail => ("/verify-email", "verifyAndChangeEmail"),
        }
    }

    pub fn link(self, public_url: &str, lang: Lang, code: &str, redirect: Option<&SitePath>) -> String {
        let (page, mode) = self.page();
        let mut query = Serializer::new(String::new());
        query.append_pair("mode", mode).append_pair("oobCode", code);
        if let Some(path) = redirect {
            query.append_pair("redirect", path.as_str());
        }
        format!("{public_url}{}{page}?{}", lang.prefix(), query.finish())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_the_page_in_its_language() {
        let path = SitePath::parse("/decks?formatid=1&x=é").unwrap();
        assert_eq!(
            CodeKind::VerifyEmail.link("https://podium.test", Lang::En, "abc", Some(&path)),
            "https://podium.test/verify-email?mode=verifyEmail&oobCode=abc&redirect=%2Fdecks%3Fformatid%3D1%26x%3D%C3%A9"
        );
        assert_eq!(
            CodeKind::PasswordReset.link("https://podium.test", Lang::Fr, "abc", None),
            "https://podium.test/fr/auth/password/forgot?mode=resetPassword&oobCode=abc"
        );
    }

    #[test]
    fn every_kind_reads_back() {
        for kind in CodeKind::ALL {
            assert_eq!(CodeKind::from_word(kind.word()), Some(kind));
        }
        assert_eq!(CodeKind::from_word("EMAIL_SIGNIN"), None);
    }
}
