//! RSA keys, which are slow to make: made once and reused by the next test.

use std::cell::Cell;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};

use aws_lc_rs::encoding::{AsDer, Pkcs8V1Der, PublicKeyX509Der};
use aws_lc_rs::rsa::{KeyPair, KeySize};
use aws_lc_rs::signature::KeyPair as _;
use jsonwebtoken::jwk::{Jwk, ThumbprintHash};
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use pem::Pem;
use serde_json::Value;

/// Both halves, as PEM.
pub struct Pair {
    pub private: String,
    pub public: String,
}

/// What every server signs by.
static SERVERS: LazyLock<Pair> = LazyLock::new(Pair::generate);
/// The same key as a JWT library takes it, and the header that names it.
static SERVERS_SIGNER: LazyLock<(EncodingKey, Header)> = LazyLock::new(|| {
    let key = EncodingKey::from_rsa_pem(SERVERS.private.as_bytes()).expect("an RSA key");
    let public = Jwk::from_encoding_key(&key, Algorithm::RS256).expect("an RSA key");
    let id = public.thumbprint(ThumbprintHash::SHA256).expect("an RSA key");
    let header = Header {
        kid: Some(id),
        ..Header::new(Algorithm::RS256)
    };
    (key, header)
});
/// Keys of other parties.
static OTHERS: Mutex<Vec<&'static Pair>> = Mutex::new(Vec::new());

thread_local! {
    /// How many of the others' keys this test has.
    static TAKEN: Cell<usize> = const { Cell::new(0) };
}

/// A key that neither the servers nor anything else in this test has.
pub fn next() -> &'static Pair {
    let nth = TAKEN.replace(TAKEN.get() + 1);
    let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
    while others.len() <= nth {
        others.push(Box::leak(Box::new(Pair::generate())));
    }
    others[nth]
}

/// Gives a data folder the key that its server would otherwise make at its first start.
pub fn lay_into(data: &Path) {
    let keys = data.join("keys");
    fs::create_dir_all(&keys).expect("a folder");
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(keys.join("identity.pem"))
        .expect("a new data folder");
    file.write_all(SERVERS.private.as_bytes()).expect("it is written");
}

/// An identity token with these claims, as a server would sign it.
pub fn sign_as_server(claims: &Value) -> String {
    let (key, header) = &*SERVERS_SIGNER;
    encode(header, claims, key).expect("plain data")
}

impl Pair {
    fn generate() -> Pair {
        let pair = KeyPair::generate(KeySize::Rsa2048).expect("a key");
        let private: Pkcs8V1Der = pair.as_der().expect("a key");
        let public: PublicKeyX509Der = pair.public_key().as_der().expect("a key");
        Pair {
            private: pem::encode(&Pem::new("PRIVATE KEY", private.as_ref())),
            public: pem::encode(&Pem::new("PUBLIC KEY", public.as_ref())),
        }
    }
}
