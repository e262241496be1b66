//! The mailer: takes mails from the durable queue, makes their codes, sends them, and retries.

mod render;
mod transport;
mod words;

use std::sync::Arc;
use std::time::Duration;

use lettre::message::Mailbox;
use podium_domain::{Email, SitePath, Timestamp};
use podium_store::identity::accounts::{self, Account};
use podium_store::identity::mail::Mail;
use podium_store::identity::{codes, mail};
use podium_store::{Conn, Db};
use podium_system::{Clock, Entropy, LastSuccess, with_jitter};
use tokio::sync::{Mutex, Notify};
use tokio::time::timeout;

use crate::Settings;
use crate::codes::{CodeKind, fresh};
use render::{MailContent, RenderError, Renderer};
use transport::{SendError, SmtpUrlError, Transport};

/// How often the queue is looked at when nothing on this node says that it should be.
const LOOK: Duration = Duration::from_secs(5);
const FIRST_RETRY: Duration = Duration::from_secs(15);
const LAST_RETRY: Duration = Duration::from_secs(60 * 60);
const GIVE_UP: Duration = Duration::from_secs(24 * 60 * 60);
/// An unfinished file older than this was left by a killed process.
const UNFINISHED: Duration = Duration::from_secs(60 * 60);

#[derive(Debug, thiserror::Error)]
pub enum MailSetupError {
    #[error(transparent)]
    Smtp(#[from] SmtpUrlError),
    #[error("the sender {0:?} is not a mail address: {1}")]
    From(String, lettre::address::AddressError),
}

/// What `podium doctor` says of the mail server.
pub async fn check_smtp(url: Option<&str>) -> Result<String, String> {
    let Some(url) = url.filter(|url| !url.is_empty()) else {
        return Ok("no SMTP server is set: mails go to the outbox in the data folder".into());
    };
    let transport = Transport::smtp(url).map_err(|why| why.to_string())?;
    transport
        .check()
        .await
        .map(|()| "the SMTP server answers".into())
        .map_err(|why| why.to_string())
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Store(#[from] podium_store::Error),
    #[error(transparent)]
    Render(#[from] RenderError),
    #[error(transparent)]
    Send(#[from] SendError),
    #[error("the SMTP server took too long")]
    Slow(#[from] tokio::time::error::Elapsed),
}

#[derive(Clone)]
pub struct Mailer(Arc<Inner>);

struct Inner {
    db: Db,
    clock: Clock,
    entropy: Entropy,
    public_url: String,
    renderer: Renderer,
    transport: Transport,
    wake: Notify,
    /// One sender at a time on a node, which empties the queue.
    turn: Mutex<()>,
}

impl Mailer {
    pub fn new(settings: &Settings, db: Db, clock: Clock, entropy: Entropy) -> Result<Mailer, MailSetupError> {
        let from: Mailbox = settings
            .mail_from
            .parse()
            .map_err(|why| MailSetupError::From(settings.mail_from.clone(), why))?;
        let transport = match settings.smtp_url.as_deref() {
            Some(url) if !url.is_empty() => Transport::smtp(url)?,
            _ => Transport::Outbox(settings.data.join("outbox")),
        };
        Ok(Mailer(Arc::new(Inner {
            db,
            clock,
            entropy,
            public_url: settings.public_url.clone(),
            renderer: Renderer::new(from),
            transport,
            wake: Notify::new(),
            turn: Mutex::new(()),
        })))
    }

    /// Something was queued.
    pub(crate) fn wake(&self) {
        self.0.wake.notify_one();
    }

    /// Sends for as long as the node runs; stopped anywhere, it loses nothing.
    pub(crate) async fn run(&self, success: &LastSuccess) {
        loop {
            match self.flush().await {
                Ok(()) => success.mark(),
                Err(error) => error.log("the mail queue cannot be read"),
            }
            let _ = timeout(LOOK, self.0.wake.notified()).await;
        }
    }

    pub(crate) fn sweep(&self) {
        if let Err(why) = self.0.transport.sweep(UNFINISHED) {
            tracing::warn!(%why, "the outbox was not swept");
        }
    }

    /// Sends what is due and returns when all of it was tried.
    pub async fn flush(&self) -> Result<(), podium_store::Error> {
        let _turn = self.0.turn.lock().await;
        while let Some(mail) = self.claim().await? {
            self.attempt(mail).await?;
        }
        Ok(())
    }

    async fn claim(&self) -> Result<Option<Mail>, podium_store::Error> {
        let now = self.0.clock.now();
        self.0
            .db
            .write(async move |c: &mut Conn| mail::claim(c, now).await)
            .await
    }

    async fn attempt(&self, mail: Mail) -> Result<(), podium_store::Error> {
        let (id, now) = (mail.id, self.0.clock.now());
        let retry = match self.deliver(&mail, now).await {
            Ok(()) => None,
            Err(Failure::Store(error)) => return Err(error),
            Err(error) => {
                let next = now + with_jitter(backoff(mail.attempts));
                let over = next > mail.created_at + GIVE_UP || !error.may_pass();
                tracing::warn!(%id, kind = mail.kind, attempts = mail.attempts, over, %error, "a mail was not sent");
                (!over).then_some(next)
            }
        };
        self.0
            .db
            .write(async move |c: &mut Conn| match retry {
                Some(next) => mail::later(c, id, next).await,
                None => mail::done(c, id, now).await,
            })
            .await
    }

    async fn deliver(&self, mail: &Mail, now: Timestamp) -> Result<(), Failure> {
        let Ok(kind) = mail.kind.parse::<CodeKind>() else {
            return Ok(());
        };
        let Some((account, to)) = self.recipient(mail, kind).await? else {
            return Ok(());
        };
        let Some(link) = self.link(mail, kind, &account, now).await? else {
            return Ok(());
        };
        let content = MailContent {
            id: mail.id,
            kind,
            lang: mail.lang,
            to: &to,
            link: &link,
            at: now,
        };
        let message = self.0.renderer.message(&content)?;
        if let Some(file) = timeout(mail::SENDING, self.0.transport.send(message, mail.id, mail.created_at)).await?? {
            let file = file.display();
            tracing::info!(kind = mail.kind, %link, %file, "mail written to the outbox: no SMTP server is set");
        }
        Ok(())
    }

    /// `None` if no mail is to be sent. The request got the same answer either way: only the mailbox's owner may know.
    async fn recipient(&self, mail: &Mail, kind: CodeKind) -> Result<Option<(Account, Email)>, podium_store::Error> {
        let (email, new_email) = (mail.email.clone(), mail.new_email.clone());
        let found = self.0.db.read(async move |c: &mut Conn| {
            let account = accounts::by_email(c, &email).await?.filter(|account| !account.disabled);
            let may_have = match (kind, &account, &new_email) {
                (CodeKind::ChangeEmail, _, Some(new_email)) => accounts::by_email(c, new_email).await?.is_none(),
                // It opens an account, so the account's address must have been proved before.
                (CodeKind::SignIn, Some(account), _) => account.email_verified,
                _ => true,
            };
            let to = new_email.unwrap_or(email);
            Ok(account.filter(|_| may_have).map(|account| (account, to)))
        });
        found.await
    }

    /// Makes a fresh code: its text exists in the mail alone. None where the mail was called back meanwhile.
    async fn link(
        &self,
        mail: &Mail,
        kind: CodeKind,
        account: &Account,
        now: Timestamp,
    ) -> Result<Option<String>, Failure> {
        // Of two changes of address the first can be told by its code, however long its mail took.
        let from = if kind == CodeKind::RecoverEmail {
            mail.created_at
        } else {
            now
        };
        let (secret, code) = fresh(kind, account, mail.new_email.clone(), from, &self.0.entropy);
        let (hash, id) = (secret.hash(), mail.id);
        let made = self.0.db.write(async move |c: &mut Conn| {
            let waiting = mail::is_waiting(c, id).await?;
            if waiting {
                codes::insert(c, &hash, &code).await?;
            }
            Ok(waiting)
        });
        let path = mail.path.as_deref().and_then(SitePath::parse);
        let link = kind.link(&self.0.public_url, mail.lang, &secret.reveal(), path.as_ref());
        Ok(made.await?.then_some(link))
    }
}

impl Failure {
    fn may_pass(&self) -> bool {
        match self {
            Failure::Store(_) | Failure::Slow(_) => true,
            Failure::Render(_) => false,
            Failure::Send(error) => !error.is_final(),
        }
    }
}

/// 15 seconds, then twice as long each time, an hour at most.
fn backoff(attempts: i64) -> Duration {
    let doublings = u32::try_from(attempts.saturating_sub(1)).unwrap_or_default().min(16);
    (FIRST_RETRY * 2_u32.pow(doublings)).min(LAST_RETRY)
}

#[cfg(test)]
mod tests {
    use podium_domain::Lang;
    use podium_store::Address;
    use podium_store::identity::accounts::NewAccount;
    use uuid::Uuid;

    use super::*;

    #[tokio::test]
    async fn a_mail_sent_again_after_its_sender_was_killed_is_one_file() {
        let data = tempfile::tempdir().unwrap();
        let db = Db::open(&Address::new(None, data.path(), 1)).await.unwrap();
        let settings = Settings {
            public_url: "https://podium.test".into(),
            project_id: "podium".into(),
            api_key: "key".into(),
            authorized_domains: Vec::new(),
            data: data.path().to_owned(),
            smtp_url: None,
            mail_from: "podium@podium.test".into(),
            mail_per_network: 0,
            mail_per_hour: 0,
            providers: Vec::new(),
            sessions_per_account: 100,
            hosted: None,
        };
        let mailer = Mailer::new(&settings, db.clone(), Clock::system(), Entropy::seeded(7)).unwrap();
        let (email, queued_at) = (
            "ada@podium.test".parse::<Email>().unwrap(),
            Timestamp::from_micros(1_000),
        );
        let new = NewAccount {
            id: Uuid::from_u128(1),
            email: email.clone(),
            email_verified: false,
            password: None,
            display_name: None,
            now: queued_at,
        };
        let made = db
            .write(async move |c: &mut Conn| accounts::insert(c, &new).await)
            .await;
        assert!(made.unwrap().is_some());
        let mail = Mail {
            id: Uuid::from_u128(2),
            kind: CodeKind::VerifyEmail.word().into(),
            email,
            new_email: None,
            lang: Lang::En,
            path: None,
            attempts: 1,
            created_at: queued_at,
        };
        let queued = mail.clone();
        db.write(async move |c: &mut Conn| mail::insert(c, &queued).await)
            .await
            .unwrap();
        for minutes in [0, 1] {
            let now = queued_at + Duration::from_secs(60 * minutes);
            mailer.deliver(&mail, now).await.unwrap();
        }
        assert_eq!(data.path().join("outbox").read_dir().unwrap().count(), 1);
    }

    #[test]
    fn each_retry_waits_longer_up_to_an_hour() {
        let waits: Vec<u64> = [1, 2, 3, 9, 60].map(|n| backoff(n).as_secs()).to_vec();
        assert_eq!(waits, [15, 30, 60, 3_600, 3_600]);
    }
}
