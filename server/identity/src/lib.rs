//! The embedded identity service. It speaks the Identity Toolkit protocol, so that a hosted project can replace it by
//! configuration alone.

mod bearer;
mod codes;
mod exchange;
mod federated_login;
mod hosted;
mod keys;
mod mail;
mod password;
mod person;
mod protocol;
mod providers;
mod refusal;
mod remote;
mod secret;
mod service;
mod token;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::response::{IntoResponse, Response};
use podium_domain::{Action, Email, Lang, Provider, Timestamp};
use podium_store::audit;
use podium_store::identity::accounts::{self, Account, NewAccount};
use podium_store::identity::{codes as stored_codes, sessions, sweep};
use podium_store::{Conn, Db};
use podium_system::{Clock, Entropy, LastSuccess};
use url::Url;
use uuid::Uuid;

use bearer::Token;
pub use bearer::{Bearer, Own, Verified};
use codes::CodeKind;
pub use exchange::{Answered, Begun, ExchangeError, Exchanged, Proof};
pub use federated_login::{FederatedLoginError, LoginTokens};
use hosted::Hosted;
pub use hosted::{HostedSettings, check_hosted};
pub use keys::KeyError;
use keys::Keys;
pub use mail::{MailSetupError, Mailer, check_smtp};
use password::{Busy, Hasher};
pub use protocol::{CallerIp, UserAgent};
use providers::Providers;
pub use providers::{ClientSecret, ProviderError, ProviderSettings, SecretError, check_provider, may_be_issuer};
use remote::RemoteError;
use service::Service;
use token::TokenError;
use token::Tokens;

const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);

#[derive(Debug, Clone)]
pub struct Settings {
    /// Where browsers find this installation, without a slash at the end.
    pub public_url: String,
    pub project_id: String,
    pub api_key: String,
    /// Hosts, besides our own, whose pages may sign people in.
    pub authorized_domains: Vec<String>,
    /// The folder of the signing keys and, where there is no SMTP server, of the outbox.
    pub data: PathBuf,
    /// `smtp://user:password@host:port`, `smtps://…`.
    pub smtp_url: Option<String>,
    pub mail_from: String,
    /// Mails that one network, and all together, may ask for in an hour; 0 for no limit.
    pub mail_per_network: u32,
    pub mail_per_hour: u32,
    /// A new sign-in beyond this many ends the least recently used one.
    pub sessions_per_account: u32,
    /// Those whom people may sign in with.
    pub providers: Vec<ProviderSettings>,
    /// Who keeps the accounts, where it is not us.
    pub hosted: Option<HostedSettings>,
}

pub struct Deps {
    pub db: Db,
    pub clock: Clock,
    pub entropy: Entropy,
    pub settings: Settings,
}

#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    #[error(transparent)]
    Keys(#[from] KeyError),
    #[error(transparent)]
    Mail(#[from] MailSetupError),
    #[error("other services cannot be asked: {0}")]
    Remote(#[from] reqwest::Error),
}

/// Why a token is worth nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum VerifyError {
    #[error("the token has expired")]
    Expired,
    #[error("the token is nobody's whose tokens count here")]
    Invalid,
    #[error("the keys that sign tokens cannot be had")]
    Away,
}

/// Why an account was not made.
#[derive(Debug, thiserror::Error)]
pub enum RegisterError {
    #[error("the address has an account already")]
    EmailExists,
    #[error("too many passwords are being hashed")]
    Busy,
    #[error(transparent)]
    Store(#[from] podium_store::Error),
}

/// What a caller hears, in the protocol's own words, who has called too often and may again in so many seconds.
pub fn too_often(seconds: u64) -> Response {
    refusal::Refusal::too_often(seconds).into_response()
}

#[derive(Clone)]
pub struct Identity(Arc<Service>);

impl Identity {
    pub fn new(deps: Deps) -> Result<Identity, SetupError> {
        let Deps {
            db,
            clock,
            entropy,
            mut settings,
        } = deps;
        let own = Url::parse(&settings.public_url)
            .ok()
            .and_then(|url| url.host_str().map(str::to_owned));
        settings.authorized_domains.splice(0..0, own);
        let tokens = Tokens::new(
            Keys::open(&settings.data.join("keys"))?,
            format!(
                "{}/securetoken.googleapis.com/{}",
                settings.public_url, settings.project_id
            ),
            settings.project_id.clone(),
        );
        let mailer = Mailer::new(&settings, db.clone(), clock.clone(), entropy.clone())?;
        let hasher = Hasher::new(entropy.clone());
        let providers = Providers::new(&settings.providers, &clock)?;
        let hosted = settings
            .hosted
            .as_ref()
            .map(|set| Hosted::new(set, &clock))
            .transpose()?;
        Ok(Identity(Arc::new(Service {
            db,
            clock,
            entropy,
            settings,
            tokens,
            hasher,
            mailer,
            providers,
            hosted,
        })))
    }

    /// The protocol's routes, to be merged into a router of any state; nothing is there where a hosted project is.
    /// `add_layers` are within the layer that lets other origins read answers.
    pub fn router<S: Clone + Send + Sync + 'static>(
        &self,
        add_layers: impl FnOnce(Router<S>) -> Router<S>,
    ) -> Router<S> {
        if self.is_hosted() {
            return add_layers(protocol::nowhere());
        }
        add_layers(protocol::router(self.0.clone())).layer(protocol::cors(self.0.clone()))
    }

    /// Whether another service keeps the accounts.
    pub fn is_hosted(&self) -> bool {
        self.0.hosted.is_some()
    }

    /// Whether a token is one that counts here and still good. Whether its sign-in still stands, storage knows.
    pub async fn verify(&self, token: &str) -> Result<Verified, VerifyError> {
        let now = self.0.clock.now();
        let token = match &self.0.hosted {
            Some(hosted) => Token::Hosted(hosted.verify(token, now).await?),
            None => Token::Own(self.0.tokens.verify(token, now)?),
        };
        Ok(Verified(token))
    }

    /// Whether people may sign in with them.
    pub fn is_on(&self, provider: Provider) -> bool {
        self.0.providers.is_on(provider)
    }

    /// Begins a sign-in at a provider's, which ends in the browser or in the mobile app.
    pub async fn begin_at(&self, provider: Provider, mobile: bool) -> Result<Begun, ExchangeError> {
        self.0.begin_at(provider, mobile).await
    }

    /// Ends it: what the provider answered is traded for its token.
    pub async fn exchange(&self, provider: Provider, answered: Answered) -> Result<Exchanged, ExchangeError> {
        self.0.exchange(provider, answered).await
    }

    /// Ends every session of an account of ours and says how many there were.
    pub async fn revoke_all(&self, account: Uuid) -> Result<u64, podium_store::Error> {
        let entry = self.0.entry(Action::SessionsRevoked, account);
        self.0
            .db
            .write(async move |c: &mut Conn| {
                audit::record(c, &entry).await?;
                sessions::end_all(c, account).await
            })
            .await
    }

    /// Makes an account from the server's side: for demo data, and for operators.
    pub async fn register(&self, email: Email, password: String, verified: bool) -> Result<Uuid, RegisterError> {
        let password = self.0.hasher.hash(password).await.map_err(|Busy| RegisterError::Busy)?;
        let now = self.0.clock.now();
        let new = NewAccount {
            id: self.0.entropy.uuid(now),
            email,
            email_verified: verified,
            password: Some(password),
            display_name: None,
            now,
        };
        let made = self
            .0
            .db
            .write(async move |c: &mut Conn| accounts::insert(c, &new).await)
            .await?;
        made.map(|account| account.id).ok_or(RegisterError::EmailExists)
    }

    /// Makes a link by which the owner of an account sets a new password, as a mail would bring it, and says how long it is
    /// good. It goes to whoever the operator gives it to.
    pub async fn reset_link(&self, account: &Account, lang: Lang) -> Result<(String, Timestamp), podium_store::Error> {
        let kind = CodeKind::PasswordReset;
        let (secret, code) = codes::fresh(kind, account, None, self.0.clock.now(), &self.0.entropy);
        let (hash, until) = (secret.hash(), code.expires_at);
        let kept = self
            .0
            .db
            .write(async move |c: &mut Conn| stored_codes::insert(c, &hash, &code).await);
        kept.await?;
        let link = kind.link(&self.0.settings.public_url, lang, &secret.reveal(), None);
        Ok((link, until))
    }

    pub fn mailer(&self) -> &Mailer {
        &self.0.mailer
    }

    /// What goes on beside the requests: sends mail, sweeps up. Never returns; may be dropped at any moment.
    pub async fn run(self, mailed: LastSuccess) {
        tokio::join!(self.0.mailer.run(&mailed), self.sweep());
    }

    async fn sweep(&self) {
        loop {
            let now = self.0.clock.now();
            if let Err(error) = self.0.db.write(async move |c: &mut Conn| sweep(c, now).await).await {
                error.log("what has expired could not be swept up");
            }
            self.0.mailer.sweep();
            tokio::time::sleep(SWEEP_EVERY).await;
        }
    }
}

impl From<TokenError> for VerifyError {
    fn from(why: TokenError) -> VerifyError {
        match why {
            TokenError::Expired => VerifyError::Expired,
            TokenError::Invalid => VerifyError::Invalid,
        }
    }
}

impl From<RemoteError> for VerifyError {
    fn from(why: RemoteError) -> VerifyError {
        match why {
            RemoteError::Away => VerifyError::Away,
            RemoteError::Denied => VerifyError::Invalid,
        }
    }
}
