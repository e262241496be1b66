//! What a host can set: `podium.toml`, and the environment over it.

mod environment;
mod hosted;
mod providers;
mod secrets;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::{fs, io};

use ipnet::IpNet;
pub use secrets::Secrets;
use serde::{Deserialize, Deserializer};
use toml::Table;
use url::Url;

const FIREBASE_KEYS: &str = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where the server listens.
    pub listen: SocketAddr,
    /// The folder of the database, keys, pictures and outbox.
    pub data: PathBuf,
    /// The address people type; links in mails start with it.
    pub public_url: Option<Url>,
    /// A PostgreSQL address; without one, SQLite in the data folder.
    pub database_url: Option<String>,
    pub database_connections: usize,
    /// nats://, tls://; without one, several nodes tell each other of live tables through PostgreSQL.
    #[serde(deserialize_with = "secret_url")]
    pub nats_url: Option<Url>,
    /// smtp://, smtps://; without one, mails go to the outbox in the data folder.
    pub smtp_url: Option<String>,
    pub mail_from: String,
    /// Mails that one network (an IPv4 /24, an IPv6 /64) may ask for in an hour; 0 for no limit.
    pub mail_per_network: u32,
    /// Mails that all may ask for together in an hour; 0 for no limit.
    pub mail_per_hour: u32,
    /// Proxies whose `X-Forwarded-For` is believed.
    #[serde(deserialize_with = "list")]
    pub trusted_proxies: Vec<IpNet>,
    /// Requests per minute from one address; 0 for no limit.
    pub rate_limit: u32,
    /// Hosts, besides our own, on which people may sign in.
    #[serde(deserialize_with = "list")]
    pub authorized_domains: Vec<String>,
    /// Other origins whose pages may call the API.
    #[serde(deserialize_with = "list")]
    pub web_origins: Vec<String>,
    /// A same-origin path that is told of every new identity token.
    pub token_sync_url: Option<String>,
    /// A catalogue of formats in place of the built-in one.
    pub formats: Option<PathBuf>,
    pub log: LogStyle,
    /// Keys, made at the first start where nobody sets them.
    pub api_key: Option<String>,
    pub web_key: Option<String>,
    pub project_id: String,
    /// Sign-in with Google is on where its client id and secret are set.
    pub google_client_id: Option<String>,
    pub google_client_secret: Option<String>,
    pub google_issuer: Url,
    /// Sign-in with Apple is on where these four are set; the secret is the private key (.p8) or the path to its file.
    pub apple_client_id: Option<String>,
    pub apple_client_secret: Option<String>,
    pub apple_team_id: Option<String>,
    pub apple_key_id: Option<String>,
    pub apple_issuer: Url,
    /// A hosted identity project in place of the built-in service, where a project id is set.
    pub firebase_api_key: Option<String>,
    pub firebase_auth_domain: Option<String>,
    pub firebase_project_id: Option<String>,
    pub firebase_storage_bucket: Option<String>,
    pub firebase_messaging_sender_id: Option<String>,
    pub firebase_app_id: Option<String>,
    pub firebase_measurement_id: Option<String>,
    /// Host and port of the project's emulator on this machine, for trying things out: its tokens are not signed.
    pub firebase_emulator: Option<SocketAddr>,
    /// Where the keys are published that sign the project's tokens.
    pub firebase_keys_url: Url,
}

/// Which setting cannot be read, where it was set, and why.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct SettingsError(String);

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogStyle {
    #[default]
    Text,
    Json,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            data: "data".into(),
            public_url: None,
            database_url: None,
            database_connections: 16,
            nats_url: None,
            smtp_url: None,
            mail_from: "Podium <podium@localhost>".into(),
            mail_per_network: 100,
            mail_per_hour: 1_000,
            trusted_proxies: Vec::new(),
            rate_limit: 1_200,
            authorized_domains: Vec::new(),
            web_origins: Vec::new(),
            token_sync_url: None,
            formats: None,
            log: LogStyle::Text,
            api_key: None,
            web_key: None,
            project_id: "podium".into(),
            google_client_id: None,
            google_client_secret: None,
            google_issuer: Url::parse("https://accounts.google.com").expect("an address"),
            apple_client_id: None,
            apple_client_secret: None,
            apple_team_id: None,
            apple_key_id: None,
            apple_issuer: Url::parse("https://appleid.apple.com").expect("an address"),
            firebase_api_key: None,
            firebase_auth_domain: None,
            firebase_project_id: None,
            firebase_storage_bucket: None,
            firebase_messaging_sender_id: None,
            firebase_app_id: None,
            firebase_measurement_id: None,
            firebase_emulator: None,
            firebase_keys_url: Url::parse(FIREBASE_KEYS).expect("an address"),
        }
    }
}

impl Settings {
    /// Every setting by name; in the environment it stands in capitals behind `PODIUM_`.
    pub const NAMES: &[&str] = &[
        "listen",
        "data",
        "public_url",
        "database_url",
        "database_connections",
        "nats_url",
        "smtp_url",
        "mail_from",
        "mail_per_network",
        "mail_per_hour",
        "trusted_proxies",
        "rate_limit",
        "authorized_domains",
        "web_origins",
        "token_sync_url",
        "formats",
        "log",
        "api_key",
        "web_key",
        "project_id",
        "google_client_id",
        "google_client_secret",
        "google_issuer",
        "apple_client_id",
        "apple_client_secret",
        "apple_team_id",
        "apple_key_id",
        "apple_issuer",
        "firebase_api_key",
        "firebase_auth_domain",
        "firebase_project_id",
        "firebase_storage_bucket",
        "firebase_messaging_sender_id",
        "firebase_app_id",
        "firebase_measurement_id",
        "firebase_emulator",
        "firebase_keys_url",
    ];

    /// Reads the file, where there is one, and the environment.
    pub fn load(file: &Path) -> Result<Settings, SettingsError> {
        let text = match fs::read_to_string(file) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => String::new(),
            text => text.map_err(|why| SettingsError(format!("{}: {why}", file.display())))?,
        };
        Settings::merge(&text, environment::set())
    }

    fn merge<'n>(
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

    /// The address people type, without a slash at its end.
    pub fn public_origin(&self) -> String {
        match &self.public_url {
            Some(url) => url.as_str().trim_end_matches('/').to_owned(),
            None => format!("http://{}", self.listen),
        }
    }

    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.scheme() == "https")
    }

    /// What the identity service needs of these.
    pub fn identity(&self, api_key: &str) -> podium_identity::Settings {
        podium_identity::Settings {
            public_url: self.public_origin(),
            project_id: self.project_id.clone(),
            api_key: api_key.to_owned(),
            authorized_domains: self.authorized_domains.clone(),
            data: self.data.clone(),
            smtp_url: self.smtp_url.clone(),
            mail_from: self.mail_from.clone(),
            mail_per_network: self.mail_per_network,
            mail_per_hour: self.mail_per_hour,
            providers: self.providers(),
            hosted: self.hosted(),
        }
    }

    /// What `podium doctor` and the start have to say about values that parse but cannot be right.
    pub fn complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        if let Some(url) = &self.public_url {
            if !matches!(url.scheme(), "http" | "https") || url.host().is_none() {
                complaints.push(format!("public_url must be an http or https address, not {url}"));
            }
            if url.path() != "/" || url.query().is_some() {
                complaints.push(format!("public_url must be an origin without a path, not {url}"));
            }
        }
        if let Some(url) = self.database_url.as_deref().filter(|url| !url.is_empty())
            && !url.starts_with("postgres://")
            && !url.starts_with("postgresql://")
        {
            complaints.push("database_url must start with postgres:// (leave it out for SQLite)".into());
        }
        if self
            .nats_url
            .as_ref()
            .is_some_and(|url| !matches!(url.scheme(), "nats" | "tls") || url.host().is_none())
        {
            complaints.push("nats_url must start with nats:// or tls://".into());
        }
        if self.database_connections == 0 {
            complaints.push("database_connections must be at least 1".into());
        }
        if self
            .token_sync_url
            .as_deref()
            .is_some_and(|path| podium_domain::SitePath::parse(path).is_none())
        {
            complaints.push("token_sync_url must be a path of this site, such as /session".into());
        }
        for (name, key) in [("api_key", &self.api_key), ("web_key", &self.web_key)] {
            if key.as_ref().is_some_and(|key| key.len() < 16) {
                complaints.push(format!("{name} must have at least 16 characters"));
            }
        }
        let providers = podium_domain::Provider::ALL.map(|provider| self.provider(provider));
        complaints.extend(providers.into_iter().filter_map(Result::err));
        complaints.extend(self.hosted_complaints());
        complaints
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
fn secret_url<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Url>, D::Error> {
    let text = Option::<String>::deserialize(deserializer)?;
    let url = text.map(|text| text.parse()).transpose();
    url.map_err(|why: url::ParseError| serde::de::Error::custom(format!("no address: {why}")))
}

/// A list in the file, or words between commas in the environment.
fn list<'de, D: Deserializer<'de>, T: std::str::FromStr>(deserializer: D) -> Result<Vec<T>, D::Error>
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

#[cfg(test)]
mod tests {
    use super::*;

    fn merge(file: &str, environment: &[(&'static str, &str)]) -> Result<Settings, SettingsError> {
        let environment = environment.iter().map(|(name, text)| (*name, (*text).to_owned()));
        Settings::merge(file, environment)
    }

    #[test]
    fn the_environment_stands_over_the_file() {
        let settings = merge(
            "listen = '127.0.0.1:1111'\nrate_limit = 5\ntrusted_proxies = ['10.0.0.0/8']",
            &[
                ("listen", "127.0.0.1:2222"),
                ("authorized_domains", "a.example, b.example"),
                ("public_url", "https://podium.example/"),
            ],
        )
        .unwrap();
        assert_eq!(settings.listen.port(), 2222);
        assert_eq!(settings.rate_limit, 5);
        assert_eq!(settings.trusted_proxies.len(), 1);
        assert_eq!(settings.authorized_domains, ["a.example", "b.example"]);
        assert_eq!(settings.public_origin(), "https://podium.example");
        assert!(settings.complaints().is_empty());
    }

    #[test]
    fn digits_are_a_number_only_where_a_number_is_expected() {
        let settings = merge(
            "",
            &[
                ("firebase_messaging_sender_id", "0123456789"),
                ("apple_team_id", "12345E6789"),
                ("google_client_secret", "true"),
                ("rate_limit", "5"),
            ],
        )
        .unwrap();
        assert_eq!(settings.firebase_messaging_sender_id.as_deref(), Some("0123456789"));
        assert_eq!(settings.apple_team_id.as_deref(), Some("12345E6789"));
        assert_eq!(settings.google_client_secret.as_deref(), Some("true"));
        assert_eq!(settings.rate_limit, 5);
        for name in Settings::NAMES {
            let refused = merge("", &[(name, "5")]).err().map(|why| why.to_string());
            assert!(
                !refused.is_some_and(|why| why.contains("expected u")),
                "{name} is a number"
            );
        }
    }

    #[test]
    fn an_error_names_the_setting_and_its_place() {
        for (file, environment, told) in [
            ("lissen = '127.0.0.1:1111'", None, ["podium.toml", "lissen"]),
            ("listen = 'here'", None, ["podium.toml", "`listen`"]),
            ("log = 'text'\nlisten = \n", None, ["podium.toml, line 2", ""]),
            ("", Some(("listen", "here")), ["PODIUM_LISTEN", "socket address"]),
            ("", Some(("rate_limit", "many")), ["PODIUM_RATE_LIMIT", "u32"]),
        ] {
            let error = merge(file, environment.as_slice()).unwrap_err().to_string();
            assert!(told.iter().all(|part| error.contains(part)), "{error}");
        }
    }

    #[test]
    fn a_secret_is_not_repeated_in_an_error() {
        for file in [
            "nats_url = 'nats://podium:hush@not a host:42'",
            "smtp_url = 'smtp://podium:hush@host",
        ] {
            let error = merge(file, &[]).unwrap_err().to_string();
            assert!(error.contains("podium.toml") && !error.contains("hush"), "{error}");
        }
        let complaints = merge("nats_url = 'http://podium:hush@127.0.0.1'", &[])
            .unwrap()
            .complaints();
        assert!(
            complaints.len() == 1 && !complaints[0].contains("hush"),
            "{complaints:?}"
        );
    }

    #[test]
    fn every_setting_can_be_set_from_the_environment() {
        let refused = merge("no_such_setting = 1", &[]).unwrap_err().to_string();
        let (_, expected) = refused.split_once("one of").unwrap();
        let fields: Vec<_> = expected.split('`').skip(1).step_by(2).collect();
        assert_eq!(fields[..Settings::NAMES.len()], *Settings::NAMES, "{refused}");
    }

    #[test]
    fn values_that_cannot_be_right_are_told() {
        let settings = Settings {
            public_url: Some("https://podium.example/app".parse().unwrap()),
            database_url: Some("mysql://x".into()),
            token_sync_url: Some("//evil.example".into()),
            api_key: Some("short".into()),
            ..Settings::default()
        };
        assert_eq!(settings.complaints().len(), 4);
    }
}
