use aws_lc_rs::encoding::{AsDer, PublicKeyX509Der};
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jsonwebtoken::jwk::Jwk;
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey, Header, encode};
use pem::Pem;
use serde_json::json;

use super::Minted;
use crate::rsa;

/// How a token is signed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Signed {
    Well,
    /// Under the right id, by another key.
    ByAStranger,
    /// `alg: none`.
    Not,
    /// HS256, with the public key as the secret.
    WithThePublicKey,
    /// Not at all: another token goes in its place.
    Replaced(String),
}

pub struct Key {
    pub id: String,
    pub public: Jwk,
    private: EncodingKey,
    public_pem: &'static str,
}

impl Key {
    /// A key that nothing else in the test signs with.
    pub fn new(id: &str) -> Key {
        let pair = rsa::next();
        let private = EncodingKey::from_rsa_pem(pair.private.as_bytes()).expect("an RSA key");
        let mut public = Jwk::from_encoding_key(&private, Algorithm::RS256).expect("an RSA key");
        public.common.key_id = Some(id.to_owned());
        Key {
            id: id.to_owned(),
            public,
            private,
            public_pem: &pair.public,
        }
    }

    pub fn sign(&self, minted: &Minted) -> String {
        let header = |algorithm| Header {
            kid: minted.key_id.clone(),
            ..Header::new(algorithm)
        };
        let signed = match &minted.signed {
            Signed::Well => encode(&header(Algorithm::RS256), &minted.claims, &self.private),
            Signed::ByAStranger => {
                let stranger = Key::new(&self.id);
                encode(&header(Algorithm::RS256), &minted.claims, &stranger.private)
            }
            Signed::WithThePublicKey => {
                let secret = EncodingKey::from_secret(self.public_pem.as_bytes());
                encode(&header(Algorithm::HS256), &minted.claims, &secret)
            }
            Signed::Replaced(token) => Ok(token.clone()),
            Signed::Not => {
                let header = json!({ "typ": "JWT", "alg": "none", "kid": minted.key_id }).to_string();
                let [header, claims] =
                    [header, minted.claims.to_string()].map(|part| BASE64_URL_SAFE_NO_PAD.encode(part));
                Ok(format!("{header}.{claims}."))
            }
        };
        signed.expect("a token")
    }
}

/// The key that Apple gives its clients.
pub struct AppleKey {
    pub pem: String,
    pub public: DecodingKey,
}

impl AppleKey {
    pub fn new() -> AppleKey {
        let pkcs8 =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8.as_ref()).expect("a key");
        let der: PublicKeyX509Der = pair.public_key().as_der().expect("a key");
        let public = pem::encode(&Pem::new("PUBLIC KEY", der.as_ref()));
        AppleKey {
            pem: pem::encode(&Pem::new("PRIVATE KEY", pkcs8.as_ref())),
            public: DecodingKey::from_ec_pem(public.as_bytes()).expect("an EC key"),
        }
    }
}
