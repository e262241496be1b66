//! A provider's authorization and token endpoints.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_domain::{Provider, Timestamp};
use podium_store::identity::flows::Flow;
use serde::{Deserialize, Serialize};
use url::Url;

use super::{IdpClaims, Peer, ProviderError};
use crate::secret::sha256;

#[derive(Serialize)]
struct TokenRequest<'a> {
    grant_type: &'static str,
    code: &'a str,
    redirect_uri: &'a str,
    client_id: &'a str,
    client_secret: String,
    code_verifier: &'a str,
}

#[derive(Deserialize)]
struct TokenResponse {
    id_token: String,
}

impl Peer {
    /// The address where the user signs in at the provider.
    pub async fn authorization_url(&self, flow: &Flow, state: &str) -> Result<Url, ProviderError> {
        let mut address = self.discovery().await?.authorization_endpoint.clone();
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(sha256(&flow.verifier));
        // Apple hands over name and email only in a form.
        let [scope, way] = match self.settings.provider {
            Provider::Google => [("scope", "openid email profile"), ("prompt", "select_account")],
            Provider::Apple => [("scope", "openid name email"), ("response_mode", "form_post")],
        };
        address.query_pairs_mut().extend_pairs([
            ("client_id", self.settings.client_id.as_str()),
            ("redirect_uri", &flow.redirect_uri),
            ("response_type", "code"),
            scope,
            way,
            ("state", state),
            ("nonce", &flow.nonce),
            ("code_challenge", &challenge),
            ("code_challenge_method", "S256"),
        ]);
        Ok(address)
    }

    /// The provider's token, and whom it speaks of.
    pub async fn exchange_code(
        &self,
        code: &str,
        flow: &Flow,
        now: Timestamp,
    ) -> Result<(String, IdpClaims), ProviderError> {
        let discovery = self.discovery().await?;
        // A code is good once: it is not spent before there is something to check the answer with.
        self.keys.ready(&self.remote, &discovery.jwks_uri).await?;
        let request = TokenRequest {
            grant_type: "authorization_code",
            code,
            redirect_uri: &flow.redirect_uri,
            client_id: &self.settings.client_id,
            client_secret: self.settings.secret_at(now),
            code_verifier: &flow.verifier,
        };
        let TokenResponse { id_token } = self.remote.post_form(&discovery.token_endpoint, &request).await?;
        let claims = self.verify(&id_token).await?;
        if claims.nonce != flow.nonce {
            return Err(ProviderError::Denied);
        }
        Ok((id_token, claims))
    }
}
