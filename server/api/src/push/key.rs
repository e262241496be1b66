//! The key by which push services know this installation (VAPID, RFC 8292).

use std::fs;
use std::path::Path;
use std::time::Duration;

use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use podium_domain::Timestamp;
use podium_system::files;
use serde::Serialize;
use url::Url;

use crate::Failure;

/// Services refuse tokens that are good for more than a day.
const TOKEN_LIVES: Duration = Duration::from_secs(12 * 60 * 60);

pub struct VapidKey {
    signing: EncodingKey,
    public: String,
}

#[derive(Serialize)]
struct Claims<'a> {
    aud: String,
    exp: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sub: Option<&'a str>,
}

impl VapidKey {
    /// Reads the key of a data folder; the first start makes it, and of two that start at once one makes it for both.
    pub fn open(data: &Path) -> Result<VapidKey, Failure> {
        let file = data.join("keys").join("push.pem");
        let told = |why: &dyn std::fmt::Display| format!("{}: {why}", file.display());
        if !file.exists() {
            let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
            let text = pem::encode(&pem::Pem::new("PRIVATE KEY", made.as_ref()));
            files::create_folder(file.parent().expect("a file in the data folder"))?;
            files::write_first(&file, text.as_bytes()).map_err(|why| told(&why))?;
        }
        files::keep_private(&file);
        let text = fs::read(&file).map_err(|why| told(&why))?;
        let signing = EncodingKey::from_ec_pem(&text).map_err(|why| told(&why))?;
        let der = pem::parse(&text).map_err(|why| told(&why))?;
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, der.contents());
        let public = pair.map_err(|why| told(&why))?;
        Ok(VapidKey {
            signing,
            public: BASE64_URL_SAFE_NO_PAD.encode(public.public_key().as_ref()),
        })
    }

    /// What browsers subscribe with: a point in base64url.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The `Authorization` of a message to an endpoint.
    pub fn authorization(&self, endpoint: &Url, subject: Option<&str>, now: Timestamp) -> String {
        let claims = Claims {
            aud: endpoint.origin().ascii_serialization(),
            exp: (now + TOKEN_LIVES).seconds(),
            sub: subject,
        };
        let token = encode(&Header::new(Algorithm::ES256), &claims, &self.signing);
        let token = token.expect("claims are plain data and the key was checked when it was read");
        format!("vapid t={token}, k={}", self.public)
    }
}
