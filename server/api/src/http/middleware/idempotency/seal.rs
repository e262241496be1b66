//! Encrypts kept answers, which can hold links and tokens, with a key made from the caller's `Idempotency-Key`. The
//! database has only a hash of it.

use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use uuid::Uuid;

use crate::http::error::{ApiError, ApiResult};

/// The caller's key, for one user.
pub struct Sealing {
    key: String,
    user: Uuid,
}

impl Sealing {
    pub fn new(key: String, user: Uuid) -> Sealing {
        Sealing { key, user }
    }

    /// The name under which the answer is stored.
    pub fn name(&self) -> [u8; 32] {
        self.derive(b"name", &[])
    }

    /// Tells calls apart without revealing their content.
    pub fn fingerprint(&self, parts: &[&[u8]]) -> [u8; 32] {
        self.derive(b"fingerprint", parts)
    }

    pub fn seal(&self, answer: &[u8]) -> ApiResult<Vec<u8>> {
        let mut sealed = answer.to_vec();
        let nonce = self.aead()?.seal_in_place_append_tag(Aad::empty(), &mut sealed);
        let nonce: [u8; NONCE_LEN] = *nonce.map_err(ApiError::internal)?.as_ref();
        sealed.extend(nonce);
        Ok(sealed)
    }

    pub fn open(&self, mut sealed: Vec<u8>) -> ApiResult<Vec<u8>> {
        let short = || ApiError::internal("a kept answer is cut short");
        let at = sealed.len().checked_sub(NONCE_LEN).ok_or_else(short)?;
        let nonce = Nonce::try_assume_unique_for_key(&sealed.split_off(at)).map_err(ApiError::internal)?;
        let opened = self.aead()?.open_in_place(nonce, Aad::empty(), &mut sealed);
        let length = opened.map_err(ApiError::internal)?.len();
        sealed.truncate(length);
        Ok(sealed)
    }

    fn aead(&self) -> ApiResult<RandomizedNonceKey> {
        RandomizedNonceKey::new(&AES_256_GCM, &self.derive(b"answer", &[])).map_err(ApiError::internal)
    }

    fn derive(&self, purpose: &[u8], parts: &[&[u8]]) -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.key.as_bytes()).expect("any length will do");
        for part in [purpose, self.user.as_bytes()].iter().chain(parts) {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac.finalize().into_bytes().into()
    }
}
