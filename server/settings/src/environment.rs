//! Settings from the environment: `PODIUM_` and the setting's name in capitals.

use toml::Value;

use crate::Settings;

/// The settings that are numbers; digits anywhere else stay text.
const NUMBERS: [&str; 10] = [
    "database_connections",
    "keep_activity_days",
    "keep_closed_tables_days",
    "keep_links_days",
    "keep_removed_days",
    "keep_timelines_days",
    "mail_per_hour",
    "mail_per_network",
    "rate_limit",
    "stats_cache",
];

/// The settings that are on or off.
const SWITCHES: [&str; 4] = ["example", "push", "s3_path_style", "service_worker"];

/// Every setting that is set there; an empty value counts as not set, as service files leave settings out that way.
pub fn set() -> impl Iterator<Item = (&'static str, String)> {
    Settings::NAMES.iter().filter_map(|name| {
        let text = std::env::var(variable(name)).ok().filter(|text| !text.is_empty())?;
        Some((*name, text))
    })
}

pub fn variable(name: &str) -> String {
    format!("PODIUM_{}", name.to_ascii_uppercase())
}

pub fn value(name: &str, text: String) -> Value {
    if NUMBERS.contains(&name)
        && let Ok(number) = text.parse::<i64>()
    {
        return number.into();
    }
    if SWITCHES.contains(&name)
        && let Ok(on) = text.parse::<bool>()
    {
        return on.into();
    }
    text.into()
}
