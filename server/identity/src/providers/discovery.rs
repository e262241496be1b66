//! A provider's discovery document: its endpoints.

use std::time::Duration;

use serde::Deserialize;
use url::Url;

/// For providers that do not say how long the document is good.
pub const LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Debug, Deserialize)]
pub struct Discovery {
    issuer: String,
    pub authorization_endpoint: Url,
    pub token_endpoint: Url,
    pub jwks_uri: Url,
}

impl Discovery {
    /// Whether it is this issuer's, and nothing in it would go over an open line.
    pub fn is_of(&self, issuer: &str) -> bool {
        let schemes: &[&str] = if issuer.starts_with("https:") {
            &["https"]
        } else {
            &["https", "http"]
        };
        let doors = [&self.authorization_endpoint, &self.token_endpoint, &self.jwks_uri];
        let holds = self.issuer == issuer && doors.iter().all(|url| schemes.contains(&url.scheme()));
        if !holds {
            tracing::error!(
                issuer,
                says = self.issuer,
                "a provider's discovery document does not hold"
            );
        }
        holds
    }
}
