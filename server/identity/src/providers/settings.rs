//! The settings of a provider.

use std::fmt;
use std::time::Duration;

use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use podium_domain::{Provider, Timestamp};
use serde_json::json;
use url::{Host, Url};

/// The lifetime of a secret that is signed for each request.
const SIGNED_FOR: Duration = Duration::from_secs(5 * 60);

#[derive(Debug, Clone)]
pub struct ProviderSettings {
    pub provider: Provider,
    pub client_id: String,
    pub secret: ClientSecret,
    pub issuer: Url,
}

/// What shows the provider that it is us who ask.
#[derive(Clone)]
pub enum ClientSecret {
    Plain(String),
    /// Apple: a token signed for each request.
    Signed {
        team_id: String,
        key_id: String,
        key: EncodingKey,
    },
}

#[derive(Debug, thiserror::Error)]
pub enum SecretError {
    #[error("{0}")]
    File(#[from] std::io::Error),
    #[error("this is no EC private key in PEM (.p8)")]
    Format(#[from] jsonwebtoken::errors::Error),
}

impl ClientSecret {
    /// The private key is given itself, perhaps on one line with `\n` in it, or as the path to its file.
    pub fn signed(team_id: String, key_id: String, key: &str) -> Result<ClientSecret, SecretError> {
        let text = if key.contains("-----BEGIN") {
            key.replace("\\n", "\n")
        } else {
            std::fs::read_to_string(key)?
        };
        let key = EncodingKey::from_ec_pem(text.as_bytes())?;
        Ok(ClientSecret::Signed { team_id, key_id, key })
    }
}

impl fmt::Debug for ClientSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a secret")
    }
}

impl ProviderSettings {
    /// As tokens and documents name it.
    pub fn issuer(&self) -> String {
        self.issuer.as_str().trim_end_matches('/').to_owned()
    }

    /// Google also writes itself without the scheme.
    pub fn issuers(&self) -> Vec<String> {
        let issuer = self.issuer();
        let bare = match self.provider {
            Provider::Google => issuer.strip_prefix("https://").map(str::to_owned),
            Provider::Apple => None,
        };
        [Some(issuer), bare].into_iter().flatten().collect()
    }

    pub fn secret_at(&self, now: Timestamp) -> String {
        match &self.secret {
            ClientSecret::Plain(secret) => secret.clone(),
            ClientSecret::Signed { team_id, key_id, key } => {
                let header = Header {
                    kid: Some(key_id.clone()),
                    ..Header::new(Algorithm::ES256)
                };
                let claims = json!({
                    "iss": team_id,
                    "iat": now.seconds(),
                    "exp": (now + SIGNED_FOR).seconds(),
                    "aud": self.issuer(),
                    "sub": self.client_id,
                });
                encode(&header, &claims, key).expect("claims are plain data and the key was checked when it was read")
            }
        }
    }

    pub fn discovered_at(&self) -> Url {
        let address = format!("{}/.well-known/openid-configuration", self.issuer());
        Url::parse(&address).expect("an address with a path is an address")
    }
}

/// A provider is reached over https; on this very machine, for trying things out, http will do.
pub fn may_be_issuer(url: &Url) -> bool {
    let here = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    let plain = url.query().is_none() && url.fragment().is_none();
    plain && (url.scheme() == "https" || url.scheme() == "http" && here)
}
