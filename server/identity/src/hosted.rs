//! A hosted project that keeps the accounts instead of the built-in service: only its tokens are accepted.

use std::net::SocketAddr;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_domain::Timestamp;
use podium_system::Clock;
use serde::Deserialize;
use serde_json::{Value, json};
use url::Url;

use crate::bearer::Bearer;
use crate::remote::token::{Claims, Expected};
use crate::remote::{Remote, RemoteError, RemoteKeys};

/// The longest subject of the project, in bytes.
const LONGEST_SUBJECT: usize = 128;

#[derive(Debug, Clone)]
pub struct HostedSettings {
    pub project_id: String,
    pub api_key: String,
    /// Where the keys are published that sign the tokens.
    pub keys: Url,
    /// On this machine, for trying things out: its tokens are not signed, so it is asked about each.
    pub emulator: Option<SocketAddr>,
}

impl HostedSettings {
    /// Whom pages call.
    pub fn origins(&self) -> Vec<String> {
        match self.emulator {
            Some(address) => vec![format!("http://{address}")],
            None => self.doors().into(),
        }
    }

    /// Prefixes of the protocol's two halves.
    pub fn doors(&self) -> [String; 2] {
        ["identitytoolkit.googleapis.com", "securetoken.googleapis.com"].map(|door| match self.emulator {
            Some(address) => format!("http://{address}/{door}"),
            None => format!("https://{door}"),
        })
    }
}

/// Says in words whether whatever vouches for the project's tokens answers.
pub async fn check_hosted(settings: &HostedSettings) -> Result<(), String> {
    let hosted = Hosted::new(settings, &Clock::system()).map_err(|why| why.to_string())?;
    hosted.ready().await.map_err(|why| why.to_string())
}

pub struct Hosted {
    expected: Expected,
    remote: Remote,
    signed: Signed,
}

/// By what a token is known to be the project's.
enum Signed {
    Keys { keys: Box<RemoteKeys>, at: Url },
    Asked { lookup: Url },
}

impl Hosted {
    pub fn new(settings: &HostedSettings, clock: &Clock) -> Result<Hosted, reqwest::Error> {
        let [toolkit, _] = settings.doors();
        let signed = match settings.emulator {
            None => Signed::Keys {
                keys: Box::new(RemoteKeys::new()),
                at: settings.keys.clone(),
            },
            Some(_) => Signed::Asked {
                lookup: Url::parse_with_params(&format!("{toolkit}/v1/accounts:lookup"), [("key", &settings.api_key)])
                    .expect("a socket's address is one"),
            },
        };
        Ok(Hosted {
            expected: Expected {
                issuers: vec![format!("https://securetoken.google.com/{}", settings.project_id)],
                audience: settings.project_id.clone(),
                longest_subject: LONGEST_SUBJECT,
            },
            remote: Remote::new(clock.clone())?,
            signed,
        })
    }

    pub async fn verify(&self, token: &str, now: Timestamp) -> Result<Bearer, RemoteError> {
        let claims = match &self.signed {
            Signed::Keys { keys, at } => self.expected.verify(token, &self.remote, keys, at).await?,
            Signed::Asked { lookup } => {
                let claims = unsigned(token).ok_or(RemoteError::Denied)?;
                let claims = self.expected.check(claims, now)?;
                self.ask(lookup, token, &claims.sub).await?;
                claims
            }
        };
        Ok(Bearer {
            email: claims.email.and_then(|email| email.parse().ok()),
            email_verified: claims.email_verified.0,
            name: claims.name,
            signed_in_at: Timestamp::from_seconds(claims.auth_time.ok_or(RemoteError::Denied)?),
            expires_at: Timestamp::from_seconds(claims.exp),
            subject: claims.sub,
            own: None,
        })
    }

    /// Whether anything that vouches for tokens answers.
    pub async fn ready(&self) -> Result<(), RemoteError> {
        match &self.signed {
            Signed::Keys { keys, at } => keys.ready(&self.remote, at).await,
            Signed::Asked { lookup } => match self.ask(lookup, "", "").await {
                // It refuses the empty token, so it is reachable.
                Ok(()) | Err(RemoteError::Denied) => Ok(()),
                away => away,
            },
        }
    }

    async fn ask(&self, lookup: &Url, token: &str, subject: &str) -> Result<(), RemoteError> {
        #[derive(Deserialize)]
        struct Found {
            users: Vec<Account>,
        }
        #[derive(Deserialize)]
        #[serde(rename_all = "camelCase")]
        struct Account {
            local_id: String,
            #[serde(default)]
            disabled: bool,
        }
        let found: Found = self.remote.post_json(lookup, &json!({ "idToken": token })).await?;
        let known = |account: &Account| account.local_id == subject && !account.disabled;
        found.users.iter().any(known).then_some(()).ok_or(RemoteError::Denied)
    }
}

/// The claims of an unsigned token, as the emulator makes them.
fn unsigned(token: &str) -> Option<Claims> {
    let mut parts = token.split('.');
    let (header, claims, "", None) = (parts.next()?, parts.next()?, parts.next()?, parts.next()) else {
        return None;
    };
    let header: Value = serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(header).ok()?).ok()?;
    let claims = BASE64_URL_SAFE_NO_PAD.decode(claims).ok()?;
    (header["alg"] == "none").then(|| serde_json::from_slice(&claims).ok())?
}
