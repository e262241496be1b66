//! What a host can set: `podium.toml`, and the environment over it.

mod check;
mod environment;
mod hosted;
mod image_host;
mod load;
mod providers;
mod retention;
mod s3;
mod secrets;
#[cfg(test)]
mod tests;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

pub use image_host::ImageHost;
use ipnet::IpNet;
pub use load::SettingsError;
use load::{list, quotas, secret_url};
use podium_domain::{Quota, Quotas};
pub use s3::S3;
pub use secrets::Secrets;
use serde::Deserialize;
use url::Url;

const FIREBASE_KEYS: &str = "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com";

#[derive(Debug, Clone, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// Where the server listens.
    pub listen: SocketAddr,
    /// Where Prometheus reads the metrics; without one, nowhere.
    pub metrics_listen: Option<SocketAddr>,
    /// The folder of the database, keys, pictures and outbox.
    pub data: PathBuf,
    /// The address people type; links in mails start with it.
    pub public_url: Option<Url>,
    /// A PostgreSQL address; without one, SQLite in the data folder.
    pub database_url: Option<String>,
    /// The PostgreSQL server itself, where `database_url` is a pooler in transaction mode.
    pub database_direct_url: Option<String>,
    pub database_connections: usize,
    /// Memory for stats that were computed before, in MiB; 0 to compute them each time.
    pub stats_cache: usize,
    /// The bucket of the pictures; without one, they are files in the data folder.
    pub s3_bucket: Option<String>,
    /// The address of an S3-compatible server; without one, Amazon's own.
    #[serde(deserialize_with = "secret_url")]
    pub s3_endpoint: Option<Url>,
    pub s3_region: String,
    pub s3_access_key_id: Option<String>,
    pub s3_secret_access_key: Option<String>,
    /// Whether the bucket's name is in the path of its address; off, it is in the name of the host.
    pub s3_path_style: bool,
    /// What stands before the names of pictures in the bucket.
    pub s3_prefix: String,
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
    /// Limits for each account that differ from the defaults, such as `decks=500`; 0 for no limit.
    #[serde(deserialize_with = "quotas")]
    pub quotas: Quotas,
    /// Hosts, besides our own, on which people may sign in.
    #[serde(deserialize_with = "list")]
    pub authorized_domains: Vec<String>,
    /// Other origins whose pages may call the API.
    #[serde(deserialize_with = "list")]
    pub web_origins: Vec<String>,
    /// A same-origin path that is told of every new identity token.
    pub token_sync_url: Option<String>,
    /// Whether visitors may look around in an example group.
    pub example: bool,
    /// Whether browsers keep the web app, so that it opens without a network; off, they are told to forget it.
    pub service_worker: bool,
    /// A catalogue of formats in place of the built-in one.
    pub formats: Option<PathBuf>,
    /// Hosts whose pictures of cards pages may show; without one, none are shown.
    #[serde(deserialize_with = "list")]
    pub card_image_hosts: Vec<ImageHost>,
    /// Whether people may have notifications pushed to their devices.
    pub push: bool,
    /// Whom push services can ask about our messages: mailto: or https:; `public_url`, where that is https.
    pub push_contact: Option<Url>,
    /// Push services besides the public ones, which may be on the operator's own network: origins, http or https.
    #[serde(deserialize_with = "list")]
    pub push_services: Vec<Url>,
    /// The contact for vulnerability reports in `security.txt`, mailto: or https:; without one, there is no such file.
    pub security_contact: Option<Url>,
    /// How many days the activity of accounts is kept, and that of deleted playgroups; 0 forever, as below.
    pub keep_activity_days: u32,
    /// Live tables that were closed without a game.
    pub keep_closed_tables_days: u32,
    /// The timelines of games that were played live; the games stay.
    pub keep_timelines_days: u32,
    /// Links into playgroups and to guests' seats, from their end on.
    pub keep_links_days: u32,
    /// Removed games and sets; at least as long as people can restore them.
    pub keep_removed_days: u32,
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
            metrics_listen: None,
            data: "data".into(),
            public_url: None,
            database_url: None,
            database_direct_url: None,
            database_connections: 16,
            stats_cache: 32,
            s3_bucket: None,
            s3_endpoint: None,
            s3_region: "us-east-1".into(),
            s3_access_key_id: None,
            s3_secret_access_key: None,
            s3_path_style: true,
            s3_prefix: "pictures".into(),
            nats_url: None,
            smtp_url: None,
            mail_from: "Podium <podium@localhost>".into(),
            mail_per_network: 100,
            mail_per_hour: 1_000,
            trusted_proxies: Vec::new(),
            rate_limit: 1_200,
            quotas: Quotas::default(),
            authorized_domains: Vec::new(),
            web_origins: Vec::new(),
            token_sync_url: None,
            example: false,
            service_worker: true,
            formats: None,
            card_image_hosts: Vec::new(),
            push: true,
            push_contact: None,
            push_services: Vec::new(),
            security_contact: None,
            keep_activity_days: 730,
            keep_closed_tables_days: 90,
            keep_timelines_days: 0,
            keep_links_days: 7,
            keep_removed_days: 30,
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
        "metrics_listen",
        "data",
        "public_url",
        "database_url",
        "database_direct_url",
        "database_connections",
        "stats_cache",
        "s3_bucket",
        "s3_endpoint",
        "s3_region",
        "s3_access_key_id",
        "s3_secret_access_key",
        "s3_path_style",
        "s3_prefix",
        "nats_url",
        "smtp_url",
        "mail_from",
        "mail_per_network",
        "mail_per_hour",
        "trusted_proxies",
        "rate_limit",
        "quotas",
        "authorized_domains",
        "web_origins",
        "token_sync_url",
        "example",
        "service_worker",
        "formats",
        "card_image_hosts",
        "push",
        "push_contact",
        "push_services",
        "security_contact",
        "keep_activity_days",
        "keep_closed_tables_days",
        "keep_timelines_days",
        "keep_links_days",
        "keep_removed_days",
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

    /// The `sub` of what we tell push services of ourselves.
    pub fn push_subject(&self) -> Option<String> {
        let public = self.public_url.as_ref().filter(|url| url.scheme() == "https");
        let contact = self.push_contact.as_ref().or(public)?;
        Some(contact.as_str().trim_end_matches('/').to_owned())
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
            sessions_per_account: self.quotas.limit(Quota::Sessions),
            providers: self.providers(),
            hosted: self.hosted(),
        }
    }
}
