//! Settings from the environment, as they stand there: a name of digits alone is a name, and no number.

use figment::value::{Dict, Map, Value};
use figment::{Error, Metadata, Profile, Provider};

use super::Settings;

/// The only ones that are counted.
const NUMBERS: [&str; 2] = ["database_connections", "rate_limit"];

pub struct Environment;

impl Provider for Environment {
    fn metadata(&self) -> Metadata {
        Metadata::named("environment").interpolater(|_, path| match path {
            [name, ..] => variable(name),
            [] => "environment".into(),
        })
    }

    fn data(&self) -> Result<Map<Profile, Dict>, Error> {
        let set = Settings::NAMES.iter().filter_map(|name| {
            // An empty value is no value: that is how one leaves a setting out in many a service file.
            let text = std::env::var(variable(name)).ok().filter(|text| !text.is_empty())?;
            Some(((*name).to_owned(), value(name, text)))
        });
        Ok(Profile::Default.collect(set.collect()))
    }
}

fn variable(name: &str) -> String {
    format!("PODIUM_{}", name.to_ascii_uppercase())
}

fn value(name: &str, text: String) -> Value {
    match text.parse::<u64>() {
        Ok(number) if NUMBERS.contains(&name) => number.into(),
        _ => text.into(),
    }
}

#[cfg(test)]
mod tests {
    use figment::providers::Serialized;

    use super::*;

    #[test]
    fn a_name_of_digits_is_a_name() {
        let dict = [
            ("firebase_messaging_sender_id", "0123456789"),
            ("apple_team_id", "12345E6789"),
            ("google_client_secret", "true"),
            ("rate_limit", "5"),
        ]
        .map(|(name, text)| (name.to_owned(), value(name, text.to_owned())));
        let settings = Settings::merge(
            Serialized::defaults(Dict::from(dict)),
            Serialized::defaults(Dict::new()),
        )
        .unwrap();
        assert_eq!(settings.firebase_messaging_sender_id.as_deref(), Some("0123456789"));
        assert_eq!(settings.apple_team_id.as_deref(), Some("12345E6789"));
        assert_eq!(settings.google_client_secret.as_deref(), Some("true"));
        assert_eq!(settings.rate_limit, 5);
    }
}
