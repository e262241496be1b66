//! Google and Apple. A token counts only if the provider signed it, for this installation and for a sign-in that
//! started here.

mod discovery;
mod endpoints;
mod settings;

use std::sync::Arc;

use podium_domain::{Email, Provider};
use podium_system::Clock;

pub use settings::{ClientSecret, ProviderSettings, SecretError, may_be_issuer};

use crate::remote::token::{Claims, Expected};
use crate::remote::{Kept, Remote, RemoteError, RemoteKeys};
use discovery::Discovery;

/// The longest subject OpenID allows, in bytes.
const LONGEST_SUBJECT: usize = 255;
/// Of a name that is shown; a longer one is left out.
const LONGEST_NAME: usize = 256;

/// The claims of a verified ID token.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdpClaims {
    pub provider: Provider,
    /// The provider's lasting name for them; an address may change hands.
    pub subject: String,
    /// Only ever an address that the provider says it has verified.
    pub email: Option<Email>,
    pub name: Option<String>,
    /// What the token carries, and by which the sign-in it belongs to is found: SHA-256 in hex of the browser's secret.
    pub nonce: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    #[error("this provider is not set up")]
    Off,
    #[error("the provider cannot be reached")]
    Away,
    #[error("the provider's answer does not hold")]
    Denied,
}

impl From<RemoteError> for ProviderError {
    fn from(error: RemoteError) -> ProviderError {
        match error {
            RemoteError::Away => ProviderError::Away,
            RemoteError::Denied => ProviderError::Denied,
        }
    }
}

/// The providers that are set up.
pub struct Providers(Vec<Peer>);

pub struct Peer {
    settings: ProviderSettings,
    expected: Expected,
    remote: Remote,
    discovery: Kept<Discovery>,
    keys: RemoteKeys,
}

impl Providers {
    pub fn new(settings: &[ProviderSettings], clock: &Clock) -> Result<Providers, reqwest::Error> {
        if settings.is_empty() {
            return Ok(Providers(Vec::new()));
        }
        let remote = Remote::new(clock.clone())?;
        Ok(Providers(settings.iter().map(|set| Peer::new(set, &remote)).collect()))
    }

    pub fn is_on(&self, provider: Provider) -> bool {
        self.peer(provider).is_ok()
    }

    /// Verifies an ID token. Whether its sign-in started here, and by this caller, is checked later.
    pub async fn verify(&self, provider: Provider, id_token: &str) -> Result<IdpClaims, ProviderError> {
        self.peer(provider)?.verify(id_token).await
    }

    pub fn peer(&self, provider: Provider) -> Result<&Peer, ProviderError> {
        let peer = self.0.iter().find(|peer| peer.settings.provider == provider);
        peer.ok_or(ProviderError::Off)
    }
}

/// Whether a provider can be reached and is who it is said to be.
pub async fn check_provider(settings: &ProviderSettings) -> Result<(), String> {
    let remote = Remote::new(Clock::system()).map_err(|why| why.to_string())?;
    let told = |why: ProviderError| format!("{}: {why}", settings.issuer());
    let peer = Peer::new(settings, &remote);
    let discovery = peer.discovery().await.map_err(told)?;
    let keys = peer.keys.ready(&peer.remote, &discovery.jwks_uri).await;
    keys.map_err(|why| told(why.into()))
}

impl Peer {
    fn new(settings: &ProviderSettings, remote: &Remote) -> Peer {
        let issuer = settings.issuer();
        Peer {
            settings: settings.clone(),
            expected: Expected {
                issuers: settings.issuers(),
                audience: settings.client_id.clone(),
                longest_subject: LONGEST_SUBJECT,
            },
            remote: remote.clone(),
            discovery: Kept::new(discovery::LIFETIME, move |found: &Discovery| found.is_of(&issuer)),
            keys: RemoteKeys::new(),
        }
    }

    async fn discovery(&self) -> Result<Arc<Discovery>, ProviderError> {
        let address = self.settings.discovered_at();
        Ok(self.discovery.get(&self.remote, &address).await?)
    }

    async fn verify(&self, id_token: &str) -> Result<IdpClaims, ProviderError> {
        let discovery = self.discovery().await?;
        let verified = self
            .expected
            .verify(id_token, &self.remote, &self.keys, &discovery.jwks_uri);
        self.read(verified.await?).ok_or(ProviderError::Denied)
    }

    fn read(&self, claims: Claims) -> Option<IdpClaims> {
        let is_hash = |nonce: &String| nonce.len() == 64 && nonce.bytes().all(|byte| byte.is_ascii_hexdigit());
        let shows = |name: &String| {
            !name.trim().is_empty() && name.len() <= LONGEST_NAME && !name.chars().any(char::is_control)
        };
        Some(IdpClaims {
            provider: self.settings.provider,
            subject: claims.sub,
            email: claims
                .email
                .filter(|_| claims.email_verified.0)
                .and_then(|email| email.parse().ok()),
            name: claims.name.filter(shows),
            nonce: claims.nonce.filter(is_hash)?,
        })
    }
}
