//! Reading the settings: the file first, the environment over it.

use std::path::Path;
use std::{fs, io};

use podium_domain::{QuotaLimit, Quotas};
use serde::{Deserialize, Deserializer};
use toml::Table;
use url::Url;

use crate::{Settings, environment};

/// Which setting cannot be read, where it was set, and why.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct SettingsError(String);

impl Settings {
    /// Reads the file, where there is one, and the environment.
    pub fn load(file: &Path) -> Result<Settings, SettingsError> {
        let text = match fs::read_to_string(file) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => String::new(),
            text => text.map_err(|why| SettingsError(format!("{}: {why}", file.display())))?,
        };
        Settings::merge(&text, environment::set())
    }

    pub(crate) fn merge<'n>(
        file: &str,
        environment: impl IntoIterator<Item = (&'n str, String)>,
    ) -> Result<Settings, SettingsError> {
        let mut table: Table = file.parse().map_err(|why| SettingsError(misspelled(file, &why)))?;
        let mut settings = read(&table).map_err(|why| SettingsError(format!("podium.toml: {why}")))?;
        for (name, text) in environment {
            table.insert(name.to_owned(), environment::value(name, text));
            settings = read(&table).map_err(|why| SettingsError(format!("{}: {why}", environment::variable(name))))?;
        }
        Ok(settings)
    }

    /// Names in the environment that look like settings and are none: most likely mistyped.
    pub fn strangers() -> Vec<String> {
        let stranger = |name: &str| {
            let setting = name.strip_prefix("PODIUM_")?.to_ascii_lowercase();
            let known = setting.starts_with("test_") || Settings::NAMES.contains(&setting.as_str());
            (!known).then(|| name.to_owned())
        };
        std::env::vars_os()
            .filter_map(|(name, _)| stranger(name.to_str()?))
            .collect()
    }
}

fn read(table: &Table) -> Result<Settings, String> {
    let read = table.clone().try_into();
    read.map_err(|why: toml::de::Error| why.to_string().trim().replace('\n', " "))
}

/// Says which line is no TOML without repeating it: it may hold a secret.
fn misspelled(file: &str, why: &toml::de::Error) -> String {
    let before = why.span().and_then(|span| file.get(..span.start)).unwrap_or_default();
    format!("podium.toml, line {}: {}", before.lines().count().max(1), why.message())
}

/// An address that may hold a password: what is wrong with it is said without it.
pub(crate) fn secret_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Url>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    let url = text.map(|text| text.parse()).transpose();
    url.map_err(|why: url::ParseError| serde::de::Error::custom(format!("no address: {why}")))
}

/// The defaults, except for the limits that the operator changed.
pub(crate) fn quotas<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Quotas, D::Error> {
    let changed: Vec<QuotaLimit> = list(deserializer)?;
    Ok(changed.into_iter().collect())
}

/// A list in the file, or words between commas in the environment.
pub(crate) fn list<'de, D: Deserializer<'de>, T: std::str::FromStr>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    T::Err: std::fmt::Display,
{
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Either {
        Text(String),
        List(Vec<String>),
    }
    let words = match Either::deserialize(deserializer)? {
        Either::Text(text) => text.split(',').map(str::trim).map(str::to_owned).collect(),
        Either::List(words) => words,
    };
    let parse = |word: String| {
        word.parse()
            .map_err(|why| serde::de::Error::custom(format!("{word}: {why}")))
    };
    words.into_iter().filter(|word| !word.is_empty()).map(parse).collect()
}
