//! Encrypts a message so that only its browser can read it (RFC 8291, in the aes128gcm coding of RFC 8188).

use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use aws_lc_rs::agreement::{ECDH_P256, PrivateKey, UnparsedPublicKey, agree};
use aws_lc_rs::error::Unspecified;
use aws_lc_rs::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use podium_system::Entropy;

/// Messages are filled up to a multiple of this, so that their length does not say what they are about.
const PADDED_TO: usize = 1_024;
/// The longest record that every push service takes.
const RECORD: usize = 4_096;
/// Ends the last record; what follows is padding.
const LAST: u8 = 2;
const TAG: usize = 16;

/// The random parts of a message, which are used once.
pub struct Ephemeral {
    pub private: [u8; 32],
    pub salt: [u8; 16],
}

impl Ephemeral {
    pub fn new(entropy: &Entropy) -> Ephemeral {
        Ephemeral {
            private: entropy.bytes(),
            salt: entropy.bytes(),
        }
    }
}

/// The body of a request to a push service. Fails for a key that is no point of the curve, and a text that is too long.
pub fn encrypt(p256dh: &[u8], auth: &[u8], text: &[u8], with: &Ephemeral) -> Result<Vec<u8>, Unspecified> {
    let padded = (text.len() + 1).next_multiple_of(PADDED_TO);
    seal(p256dh, auth, text, padded, with)
}

/// The same, filled up to a length.
pub fn seal(
    p256dh: &[u8],
    auth: &[u8],
    text: &[u8],
    padded: usize,
    Ephemeral { private, salt }: &Ephemeral,
) -> Result<Vec<u8>, Unspecified> {
    let private = PrivateKey::from_private_key(&ECDH_P256, private)?;
    let public = private.compute_public_key()?;
    let public = public.as_ref();
    let info: [&[u8]; 3] = [b"WebPush: info\0", p256dh, public];
    let peer = UnparsedPublicKey::new(&ECDH_P256, p256dh);
    let secret: [u8; 32] = agree(&private, peer, Unspecified, |shared| {
        derive(&Salt::new(HKDF_SHA256, auth).extract(shared), &info)
    })?;
    let derived = Salt::new(HKDF_SHA256, salt).extract(&secret);
    let key: [u8; 16] = derive(&derived, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = derive(&derived, &[b"Content-Encoding: nonce\0"])?;

    let mut record = text.to_vec();
    record.push(LAST);
    record.resize(padded.max(record.len()), 0);
    if record.len() + TAG > RECORD {
        return Err(Unspecified);
    }
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)?;

    let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    let size = u32::try_from(RECORD).map_err(|_| Unspecified)?;
    Ok([&salt[..], &size.to_be_bytes(), &[length], public, &record].concat())
}

/// So many bytes of key.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(from: &Prk, info: &[&[u8]]) -> Result<[u8; N], Unspecified> {
    let mut key = [0; N];
    from.expand(info, Length(N))?.fill(&mut key)?;
    Ok(key)
}
