//! Where mail goes: to an SMTP server, or to files where none is set.

use std::path::PathBuf;
use std::time::Duration;

use lettre::transport::smtp::response::{Category, Severity};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use podium_domain::Timestamp;
use tokio::fs;
use url::{Host, Url};
use uuid::Uuid;

const TIMEOUT: Duration = Duration::from_secs(30);

pub enum Transport {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    Outbox(PathBuf),
}

#[derive(Debug, thiserror::Error)]
pub enum SendError {
    #[error("{0}")]
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
        Ok(Transport::Smtp(builder.timeout(Some(TIMEOUT)).build()))
    }

    /// Says where the file is, where there is one.
    pub async fn send(&self, message: Message, id: Uuid, at: Timestamp) -> Result<Option<PathBuf>, SendError> {
        match self {
            Transport::Smtp(smtp) => {
                smtp.send(message).await?;
                Ok(None)
            }
            Transport::Outbox(folder) => {
                fs::create_dir_all(folder).await?;
                let path = folder.join(format!("{}-{id}.eml", at.micros()));
                // Whoever watches the folder never reads half a mail.
                let aside = folder.join(format!(".{id}"));
                fs::write(&aside, message.formatted()).await?;
                fs::rename(&aside, &path).await?;
                Ok(Some(path))
            }
        }
    }
}

/// `smtp://` takes TLS where the server offers it; with a password it insists, except towards this very machine.
fn with_tls(mut url: Url) -> Url {
    if url.scheme() == "smtp" && !url.query_pairs().any(|(name, _)| name == "tls") {
        let here = match url.host() {
            Some(Host::Ipv4(ip)) => ip.is_loopback(),
            Some(Host::Ipv6(ip)) => ip.is_loopback(),
            // The scheme is not one of the web's, so an address may be held as a name.
            Some(Host::Domain(name)) => {
                name == "localhost" || name.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback())
            }
            None => false,
        };
        let tls = if url.password().is_some() && !here {
            "required"
        } else {
            "opportunistic"
        };
        url.query_pairs_mut().append_pair("tls", tls);
    }
    url
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
            ("smtp://u:p@mail.test?tls=none", "smtp://u:p@mail.test?tls=none"),
            ("smtps://u:p@mail.test", "smtps://u:p@mail.test"),
        ] {
            assert_eq!(with_tls(Url::parse(given).unwrap()).as_str(), taken);
            assert!(Transport::smtp(given).is_ok(), "{given}");
        }
        assert!(Transport::smtp("http://mail.test").is_err());
        assert!(Transport::smtp("mail.test").is_err());
    }
}
