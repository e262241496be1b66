//! Tokens in links: the link carries the token, storage only its hash.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_system::Entropy;
use sha2::{Digest, Sha256};

/// 256 bits, as they stand in an address.
pub fn new(entropy: &Entropy) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(entropy.bytes::<32>())
}

pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token).into()
}
