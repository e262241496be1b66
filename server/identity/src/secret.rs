//! 256-bit secrets that are sent to their owner and stored only as hashes.

use aws_lc_rs::digest::{SHA256, digest};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_system::Entropy;

pub type Hash = [u8; 32];

pub struct Secret(String);

impl Secret {
    pub fn random(entropy: &Entropy) -> Secret {
        Secret(BASE64_URL_SAFE_NO_PAD.encode(entropy.bytes::<32>()))
    }

    /// None for anything that cannot be one of ours.
    pub fn parse(text: &str) -> Option<Secret> {
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(text).ok()?;
        (bytes.len() == 32).then(|| Secret(text.to_owned()))
    }

    pub fn hash(&self) -> Hash {
        sha256(&self.0)
    }

    pub fn reveal(self) -> String {
        self.0
    }
}

pub fn sha256(text: &str) -> Hash {
    let mut hash = Hash::default();
    hash.copy_from_slice(digest(&SHA256, text.as_bytes()).as_ref());
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_back_and_refuses_the_rest() {
        let secret = Secret::random(&Entropy::seeded(7));
        let hash = secret.hash();
        let text = secret.reveal();
        assert_eq!(Secret::parse(&text).unwrap().hash(), hash);
        for other in ["", "abc", &text[1..], &format!("{text}A"), "é"] {
            assert!(Secret::parse(other).is_none(), "{other}");
        }
    }
}
