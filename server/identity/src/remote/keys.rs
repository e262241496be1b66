//! The signing keys of another service.

use std::time::Duration;

use jsonwebtoken::DecodingKey;
use jsonwebtoken::jwk::{AlgorithmParameters, Jwk, JwkSet, KeyAlgorithm, PublicKeyUse};
use url::Url;

use super::{Kept, Remote, RemoteError};

const LIFETIME: Duration = Duration::from_secs(60 * 60);

pub struct RemoteKeys(Kept<JwkSet>);

impl RemoteKeys {
    pub fn new() -> RemoteKeys {
        RemoteKeys(Kept::new(LIFETIME, |set: &JwkSet| !set.keys.is_empty()))
    }

    /// Makes sure that there are keys at all.
    pub async fn ready(&self, remote: &Remote, url: &Url) -> Result<(), RemoteError> {
        self.0.get(remote, url).await.map(drop)
    }

    /// The RSA key of that name. One that is not among those we know may be new.
    pub async fn find(&self, remote: &Remote, url: &Url, id: &str) -> Result<DecodingKey, RemoteError> {
        let known = self.0.get(remote, url).await?;
        if let Some(key) = find(&known, id) {
            return Ok(key);
        }
        let renewed = self.0.renew(remote, url).await?;
        find(&renewed, id).ok_or(RemoteError::Denied)
    }
}

fn find(set: &JwkSet, id: &str) -> Option<DecodingKey> {
    let signs = |key: &&Jwk| {
        let common = &key.common;
        common.key_id.as_deref() == Some(id)
            && matches!(common.public_key_use, None | Some(PublicKeyUse::Signature))
            && matches!(common.key_algorithm, None | Some(KeyAlgorithm::RS256))
            && matches!(key.algorithm, AlgorithmParameters::RSA(_))
    };
    DecodingKey::from_jwk(set.keys.iter().find(signs)?).ok()
}
