//! One-time codes: what they open and for how long.

use std::time::Duration;

use podium_domain::{Email, Lang, Provider, SitePath, Timestamp, words};
use podium_store::identity::accounts::Account;
use podium_store::identity::codes::{self, Code};
use podium_store::identity::mail;
use podium_store::{Conn, Result};
use podium_system::Entropy;
use url::form_urlencoded::Serializer;

use crate::secret::Secret;

const HOUR: Duration = Duration::from_secs(60 * 60);

words! {
    /// By the protocol's word, which is also the one that is stored.
    pub enum CodeKind.word {
        VerifyEmail = "VERIFY_EMAIL",
        PasswordReset = "PASSWORD_RESET",
        ChangeEmail = "VERIFY_AND_CHANGE_EMAIL",
        /// Proves that the account's address is the caller's, so that a provider can be joined to it.
        SignIn = "EMAIL_SIGNIN",
        /// For the holder of an address that an account no longer has.
        RecoverEmail = "RECOVER_EMAIL",
    } else Unknown
}

impl CodeKind {
    pub fn lifetime(self) -> Duration {
        match self {
            CodeKind::PasswordReset | CodeKind::SignIn => HOUR,
            CodeKind::VerifyEmail | CodeKind::ChangeEmail => 24 * HOUR,
            CodeKind::RecoverEmail => 7 * 24 * HOUR,
        }
    }

    /// The page that takes the code; None where the mail names its own. And what the page is told to do with it.
    fn page(self) -> (Option<&'static str>, &'static str) {
        match self {
            CodeKind::VerifyEmail => (Some("/verify-email"), "verifyEmail"),
            CodeKind::PasswordReset => (Some("/auth/password/forgot"), "resetPassword"),
            CodeKind::ChangeEmail => (Some("/verify-email"), "verifyAndChangeEmail"),
            CodeKind::SignIn => (None, "signIn"),
            CodeKind::RecoverEmail => (Some("/verify-email"), "recoverEmail"),
        }
    }

    /// `path` is where its reader goes on to, or the page itself where the mail names it.
    pub fn link(self, public_url: &str, lang: Lang, code: &str, path: Option<&SitePath>) -> String {
        let (page, mode) = self.page();
        let path = path.map(SitePath::as_str);
        let mut query = Serializer::new(String::new());
        query.append_pair("mode", mode).append_pair("oobCode", code);
        if let (Some(path), Some(_)) = (path, page) {
            query.append_pair("redirect", path);
        }
        let page = page.or(path).unwrap_or("/");
        format!("{public_url}{}{page}?{}", lang.prefix(), query.finish())
    }
}

/// A fresh code of an account, and what of it is stored: its text goes to its owner alone.
pub fn fresh(
    kind: CodeKind,
    account: &Account,
    new_email: Option<Email>,
    from: Timestamp,
    entropy: &Entropy,
) -> (Secret, Code) {
    let code = Code {
        account: account.id,
        kind: kind.word().to_owned(),
        email: account.email.clone(),
        new_email,
        expires_at: from + kind.lifetime(),
    };
    (Secret::random(entropy), code)
}

/// The page on which the two sides of an account are joined, in whatever language: its path without that.
pub fn joining_page(path: &SitePath) -> Option<SitePath> {
    let path = Lang::ALL
        .iter()
        .rev()
        .find_map(|lang| path.as_str().strip_prefix(lang.prefix()))?;
    let of_app = path.strip_prefix("/mobile").unwrap_or(path);
    let provider = of_app.strip_prefix("/auth/")?.strip_suffix("/verify")?;
    provider.parse::<Provider>().ok()?;
    SitePath::parse(path)
}

/// Invalidates every mailed code that opens this account, sent or queued. Only codes that restore a former address
/// stay, so that someone who took over the account cannot close that way back.
pub async fn call_in(c: &mut Conn, account: &Account) -> Result<()> {
    let kept = CodeKind::RecoverEmail.word();
    codes::spend_others(c, account.id, kept).await?;
    mail::call_back(c, &account.email, kept).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_in_link_leads_to_the_pages_that_join_and_nowhere_else() {
        let page = |path: &str| joining_page(&SitePath::parse(path).unwrap()).map(|page| page.as_str().to_owned());
        for (path, found) in [
            ("/auth/google/verify", "/auth/google/verify"),
            ("/fr/auth/apple/verify", "/auth/apple/verify"),
            ("/mobile/auth/apple/verify", "/mobile/auth/apple/verify"),
            ("/fr/mobile/auth/google/verify", "/mobile/auth/google/verify"),
        ] {
            assert_eq!(page(path).as_deref(), Some(found));
        }
        for other in [
            "/",
            "/auth/google/callback",
            "/auth/other/verify",
            "/auth/google/verify?x=1",
            "/de/auth/google/verify",
        ] {
            assert_eq!(page(other), None, "{other}");
        }
        let path = SitePath::parse("/auth/google/verify").unwrap();
        assert_eq!(
            CodeKind::SignIn.link("https://podium.test", Lang::Fr, "abc", Some(&path)),
            "https://podium.test/fr/auth/google/verify?mode=signIn&oobCode=abc"
        );
    }

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
            assert_eq!(kind.word().parse(), Ok(kind));
        }
        assert!("REVERT_SECOND_FACTOR_ADDITION".parse::<CodeKind>().is_err());
    }
}
