//! The keys that sign identity tokens.

use std::path::{Path, PathBuf};
use std::{fs, io};

use aws_lc_rs::encoding::{AsDer, Pkcs8V1Der};
use aws_lc_rs::rsa::{KeyPair, KeySize};
use jsonwebtoken::jwk::{Jwk, JwkSet, PublicKeyUse, ThumbprintHash};
use jsonwebtoken::{Algorithm, DecodingKey, EncodingKey};
use podium_system::files;

/// The key that signs; every other `identity*.pem` beside it is still believed. To change keys, rename this file
/// (`identity-old.pem`) and start again; remove the old one an hour later.
const SIGNER: &str = "identity.pem";

#[derive(Debug, thiserror::Error)]
pub enum KeyError {
    #[error("{path}: {source}")]
    File { path: PathBuf, source: io::Error },
    #[error("{path} is not an RSA key: {source}")]
    Format {
        path: PathBuf,
        source: jsonwebtoken::errors::Error,
    },
    #[error("no key could be made")]
    Generate,
}

struct Key {
    id: String,
    encoding: EncodingKey,
    decoding: DecodingKey,
    public: Jwk,
}

/// The signing key first.
pub struct Keys(Vec<Key>);

impl Keys {
    /// Reads the keys of a folder; makes the first one if there are none.
    pub fn open(folder: &Path) -> Result<Keys, KeyError> {
        let signer = folder.join(SIGNER);
        files::create_folder(folder).map_err(file(folder))?;
        if !signer.exists() {
            create(&signer)?;
        }
        let mut others = fs::read_dir(folder)
            .and_then(Iterator::collect::<io::Result<Vec<_>>>)
            .map_err(file(folder))?
            .into_iter()
            .map(|entry| entry.path())
            .filter(|path| *path != signer && is_key(path))
            .collect::<Vec<_>>();
        others.sort();
        let keys = [signer]
            .iter()
            .chain(&others)
            .map(|path| read(path))
            .collect::<Result<_, _>>()?;
        Ok(Keys(keys))
    }

    pub(crate) fn signer(&self) -> (&str, &EncodingKey) {
        (&self.0[0].id, &self.0[0].encoding)
    }

    pub(crate) fn find(&self, id: &str) -> Option<&DecodingKey> {
        self.0.iter().find(|key| key.id == id).map(|key| &key.decoding)
    }

    pub fn public(&self) -> JwkSet {
        JwkSet {
            keys: self.0.iter().map(|key| key.public.clone()).collect(),
        }
    }
}

fn is_key(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.starts_with("identity") && name.ends_with(".pem")
}

fn file(path: &Path) -> impl FnOnce(io::Error) -> KeyError {
    move |source| KeyError::File {
        path: path.to_owned(),
        source,
    }
}

fn read(path: &Path) -> Result<Key, KeyError> {
    files::keep_private(path);
    let text = fs::read(path).map_err(file(path))?;
    parse(&text).map_err(|source| KeyError::Format {
        path: path.to_owned(),
        source,
    })
}

fn parse(text: &[u8]) -> Result<Key, jsonwebtoken::errors::Error> {
    let encoding = EncodingKey::from_rsa_pem(text)?;
    let mut public = Jwk::from_encoding_key(&encoding, Algorithm::RS256)?;
    let id = public.thumbprint(ThumbprintHash::SHA256)?;
    public.common.key_id = Some(id.clone());
    public.common.public_key_use = Some(PublicKeyUse::Signature);
    let decoding = DecodingKey::from_jwk(&public)?;
    Ok(Key {
        id,
        encoding,
        decoding,
        public,
    })
}

/// Never half a key, and of two processes that start at once the first wins.
fn create(signer: &Path) -> Result<(), KeyError> {
    let pair = KeyPair::generate(KeySize::Rsa2048).map_err(|_| KeyError::Generate)?;
    let der: Pkcs8V1Der = pair.as_der().map_err(|_| KeyError::Generate)?;
    let text = pem::encode(&pem::Pem::new("PRIVATE KEY", der.as_ref()));
    files::write_first(signer, text.as_bytes()).map_err(file(signer))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_kept_private() {
        let folder = tempfile::tempdir().unwrap();
        let keys = folder.path().join("keys");
        let first = Keys::open(&keys).unwrap();
        let again = Keys::open(&keys).unwrap();
        assert_eq!(first.signer().0, again.signer().0);
        assert_eq!(fs::read_dir(&keys).unwrap().count(), 1);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(keys.join(SIGNER)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn a_renamed_key_is_believed_but_signs_no_more() {
        let folder = tempfile::tempdir().unwrap();
        let old = Keys::open(folder.path()).unwrap();
        fs::rename(folder.path().join(SIGNER), folder.path().join("identity-old.pem")).unwrap();
        let new = Keys::open(folder.path()).unwrap();
        assert_ne!(old.signer().0, new.signer().0);
        assert!(new.find(old.signer().0).is_some());
        assert_eq!(new.public().keys.len(), 2);
        let published = serde_json::to_string(&new.public()).unwrap();
        assert!(!published.contains("\"d\""), "a private part was published");
    }
}
