//! Keys that nobody set: made at the first start, kept in the data folder, readable by its owner alone.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

use podium_domain::Entropy;
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
        let kept = match fs::read_to_string(&file) {
            Ok(text) => toml::from_str(&text).map_err(|why| io::Error::other(format!("{}: {why}", file.display())))?,
            Err(why) if why.kind() == io::ErrorKind::NotFound => make(&file, entropy)?,
            Err(why) => return Err(why),
        };
        Ok(Secrets {
            api_key: settings.api_key.clone().unwrap_or(kept.api_key),
            web_key: settings.web_key.clone().unwrap_or(kept.web_key),
        })
    }
}

fn make(file: &Path, entropy: &Entropy) -> io::Result<Secrets> {
    let secrets = Secrets {
        api_key: hex::encode(entropy.bytes::<16>()),
        web_key: hex::encode(entropy.bytes::<32>()),
    };
    let text = toml::to_string(&secrets).map_err(io::Error::other)?;
    fs::create_dir_all(file.parent().expect("a file in the data folder"))?;
    let half_written = file.with_extension("new");
    let mut out = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(0o600)
        .open(&half_written)?;
    out.write_all(text.as_bytes())?;
    out.sync_all()?;
    fs::rename(half_written, file)?;
    Ok(secrets)
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
