//! Keys that are not set: made at the first start and kept in the data folder, readable by its owner alone.

use std::path::Path;
use std::{fs, io};

use podium_system::Entropy;
use podium_system::files;
use serde::{Deserialize, Serialize};

use crate::Settings;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Secrets {
    /// Names this installation to its own web app; public.
    pub api_key: String,
    /// Signs timestamps; shared with the web app.
    pub web_key: String,
}

impl Secrets {
    pub fn load_or_make(settings: &Settings, entropy: &Entropy) -> io::Result<Secrets> {
        let file = settings.data.join("keys").join("app.toml");
        if !file.exists() {
            make(&file, entropy)?;
        }
        files::keep_private(&file);
        let text = fs::read_to_string(&file)?;
        let kept: Secrets =
            toml::from_str(&text).map_err(|why| io::Error::other(format!("{}: {why}", file.display())))?;
        Ok(Secrets {
            api_key: settings.api_key.clone().unwrap_or(kept.api_key),
            web_key: settings.web_key.clone().unwrap_or(kept.web_key),
        })
    }
}

/// Of two nodes that start at once the first makes them for both.
fn make(file: &Path, entropy: &Entropy) -> io::Result<()> {
    let secrets = Secrets {
        api_key: hex::encode(entropy.bytes::<16>()),
        web_key: hex::encode(entropy.bytes::<32>()),
    };
    let text = toml::to_string(&secrets).map_err(io::Error::other)?;
    files::create_folder(file.parent().expect("a file in the data folder"))?;
    files::write_first(file, text.as_bytes())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn keys_are_made_once_and_kept_to_their_owner() {
        let data = tempfile::tempdir().unwrap();
        let settings = Settings {
            data: data.path().to_owned(),
            ..Settings::default()
        };
        let first = Secrets::load_or_make(&settings, &Entropy::system()).unwrap();
        let again = Secrets::load_or_make(&settings, &Entropy::system()).unwrap();
        assert_eq!((&first.api_key, &first.web_key), (&again.api_key, &again.web_key));
        let mode = fs::metadata(data.path().join("keys/app.toml"))
            .unwrap()
            .permissions()
            .mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}
