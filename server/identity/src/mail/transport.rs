//! Sends mail to an SMTP server, or to files if none is set.

use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;

use lettre::transport::smtp::response::{Category, Severity};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use podium_domain::Timestamp;
use podium_store::identity::mail::SENDING;
use podium_system::files;
use url::Url;
use uuid::Uuid;

pub enum Transport {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Outbox(PathBuf),
}

#[derive(Debug, thiserror::Error)]
pub enum SendError {
    #[error("{}", told(.0))]
    Smtp(#[from] lettre::transport::smtp::Error),
    #[error("the outbox: {0}")]
    Outbox(#[from] std::io::Error),
}

#[derive(Debug, thiserror::Error)]
pub enum SmtpUrlError {
    #[error("the SMTP address is not an address: {0}")]
    Parse(#[from] url::ParseError),
    #[error("the SMTP address: {0}")]
    Smtp(#[from] lettre::transport::smtp::Error),
}

/// Servers repeat addresses in their answers, and this goes to the log: their number must do.
fn told(error: &lettre::transport::smtp::Error) -> String {
    match error.status() {
        Some(code) => format!("the SMTP server answered {code}"),
        None => error.to_string(),
    }
}

impl SendError {
    /// The receiving server will not take this mail, however often it is tried.
    pub fn is_final(&self) -> bool {
        match self {
            SendError::Smtp(error) => error.status().is_some_and(|code| {
                // 550 to 559 speak of the mailbox; 530, 535… of our settings, which may yet be mended.
                code.severity == Severity::PermanentNegativeCompletion && code.category == Category::MailSystem
            }),
            SendError::Outbox(_) => false,
        }
    }
}

impl Transport {
    pub fn smtp(address: &str) -> Result<Transport, SmtpUrlError> {
        let url = with_tls(Url::parse(address)?);
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str())?;
        Ok(Transport::Smtp(builder.timeout(Some(SENDING)).build()))
    }

    /// Whether the server can be reached and lets us in.
    pub async fn check(&self) -> Result<(), SendError> {
        match self {
            Transport::Smtp(smtp) => Ok(smtp.test_connection().await.map(drop)?),
            Transport::Outbox(_) => Ok(()),
        }
    }

    /// Removes what a killed sender left unfinished.
    pub fn sweep(&self, older_than: Duration) -> std::io::Result<()> {
        match self {
            Transport::Smtp(_) => Ok(()),
            Transport::Outbox(folder) => files::sweep_unfinished(folder, older_than),
        }
    }

    /// Says where the file is, where there is one. A mail sent again, its sender having been killed, is the same file.
    pub async fn send(&self, message: Message, id: Uuid, created_at: Timestamp) -> Result<Option<PathBuf>, SendError> {
        match self {
            Transport::Smtp(smtp) => {
                smtp.send(message).await?;
                Ok(None)
            }
            Transport::Outbox(folder) => {
                files::create_folder(folder)?;
                let path = folder.join(format!("{}-{id}.eml", created_at.micros()));
                files::write(path.clone(), message.formatted()).await?;
                Ok(Some(path))
            }
        }
    }
}

/// `smtp://` takes TLS where the server offers it; with a password it insists, except towards this very machine.
/// `?tls=required` and `?tls=none` say so outright.
fn with_tls(mut url: Url) -> Url {
    let asked = url
        .query_pairs()
        .find(|(name, _)| name == "tls")
        .map(|(_, tls)| tls.into_owned());
    match asked.as_deref() {
        // No query is how the mail library is told of no TLS.
        Some("none") => url.set_query(None),
        None if url.scheme() == "smtp" => {
            let tls = if url.password().is_some() && !is_here(&url) {
                "required"
            } else {
                "opportunistic"
            };
            url.query_pairs_mut().append_pair("tls", tls);
        }
        _ => {}
    }
    url
}

fn is_here(url: &Url) -> bool {
    // The scheme is not one of the web's, so that an address is held as a name.
    let name = url.host_str().unwrap_or_default().trim_matches(['[', ']']);
    name == "localhost" || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_never_travels_in_the_clear_by_default() {
        for (given, taken) in [
            ("smtp://mail.test", "smtp://mail.test?tls=opportunistic"),
            ("smtp://u:p@mail.test:587", "smtp://u:p@mail.test:587?tls=required"),
            (
                "smtp://u:p@127.0.0.1:2525",
                "smtp://u:p@127.0.0.1:2525?tls=opportunistic",
            ),
            ("smtp://u:p@[::1]:2525", "smtp://u:p@[::1]:2525?tls=opportunistic"),
            ("smtp://u:p@mail.test?tls=none", "smtp://u:p@mail.test"),
            ("smtp://mail.test?tls=required", "smtp://mail.test?tls=required"),
            ("smtps://u:p@mail.test", "smtps://u:p@mail.test"),
        ] {
            assert_eq!(with_tls(Url::parse(given).unwrap()).as_str(), taken);
            assert!(Transport::smtp(given).is_ok(), "{given}");
        }
        assert!(Transport::smtp("http://mail.test").is_err());
        assert!(Transport::smtp("mail.test").is_err());
    }
}
