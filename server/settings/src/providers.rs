//! The settings of Google and Apple: a provider is on when all of its settings are there.

use podium_domain::Provider;
use podium_identity::{ClientSecret, ProviderSettings, may_be_issuer};

use crate::Settings;

impl Settings {
    /// None where it is off; words where what is set cannot be right.
    pub fn provider(&self, provider: Provider) -> Result<Option<ProviderSettings>, String> {
        let (client_id, secret, issuer) = match provider {
            Provider::Google => {
                let (Some(id), Some(secret)) = (given(&self.google_client_id), given(&self.google_client_secret))
                else {
                    return Ok(None);
                };
                (id, ClientSecret::Plain(secret.clone()), &self.google_issuer)
            }
            Provider::Apple => {
                let (Some(id), Some(key), Some(team), Some(key_id)) = (
                    given(&self.apple_client_id),
                    given(&self.apple_client_secret),
                    given(&self.apple_team_id),
                    given(&self.apple_key_id),
                ) else {
                    return Ok(None);
                };
                let secret = ClientSecret::signed(team.clone(), key_id.clone(), key);
                let secret = secret.map_err(|why| format!("apple_client_secret: {why}"))?;
                (id, secret, &self.apple_issuer)
            }
        };
        if !may_be_issuer(issuer) {
            let name = provider.word();
            return Err(format!(
                "{name}_issuer must be an https address (http on this machine alone)"
            ));
        }
        Ok(Some(ProviderSettings {
            provider,
            client_id: client_id.clone(),
            secret,
            issuer: issuer.clone(),
        }))
    }

    /// Those that are on.
    pub fn providers(&self) -> Vec<ProviderSettings> {
        let on = |provider| self.provider(provider).ok().flatten();
        Provider::ALL.into_iter().filter_map(on).collect()
    }

    /// Why providers with some settings are off.
    pub fn half_set(&self) -> Vec<String> {
        Provider::ALL
            .into_iter()
            .filter_map(|provider| {
                let missing = self.missing_of(provider)?;
                Some(format!("sign-in with {} is off: {missing}", provider.word()))
            })
            .collect()
    }

    /// What is missing of a provider that has some settings.
    pub fn missing_of(&self, provider: Provider) -> Option<String> {
        let settings: &[(&str, &Option<String>)] = match provider {
            Provider::Google => &[
                ("google_client_id", &self.google_client_id),
                ("google_client_secret", &self.google_client_secret),
            ],
            Provider::Apple => &[
                ("apple_client_id", &self.apple_client_id),
                ("apple_client_secret", &self.apple_client_secret),
                ("apple_team_id", &self.apple_team_id),
                ("apple_key_id", &self.apple_key_id),
            ],
        };
        let missing: Vec<_> = settings
            .iter()
            .filter(|(_, value)| given(value).is_none())
            .map(|(name, _)| *name)
            .collect();
        let half = !missing.is_empty() && missing.len() < settings.len();
        half.then(|| format!("not set: {}", missing.join(", ")))
    }
}

/// An empty value is no value.
fn given(value: &Option<String>) -> Option<&String> {
    value.as_ref().filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_provider_is_on_with_all_of_its_settings_or_off() {
        let mut settings = Settings::default();
        assert!(settings.providers().is_empty() && settings.half_set().is_empty());
        settings.google_client_id = Some("id".into());
        settings.apple_team_id = Some("team".into());
        settings.apple_key_id = Some(String::new());
        assert!(settings.providers().is_empty() && settings.complaints().is_empty());
        assert_eq!(
            settings.half_set(),
            [
                "sign-in with google is off: not set: google_client_secret",
                "sign-in with apple is off: not set: apple_client_id, apple_client_secret, apple_key_id",
            ]
        );
        settings.google_client_secret = Some("secret".into());
        let on = settings.providers();
        assert_eq!((on.len(), on[0].provider), (1, Provider::Google));
        assert!(!format!("{on:?}").contains("\"secret\""), "{on:?}");
    }

    #[test]
    fn what_cannot_be_right_is_told_without_the_secret() {
        let settings = Settings {
            google_client_id: Some("id".into()),
            google_client_secret: Some("secret".into()),
            google_issuer: "http://accounts.example".parse().unwrap(),
            apple_client_id: Some("id".into()),
            apple_client_secret: Some("-----BEGIN PRIVATE KEY-----hush".into()),
            apple_team_id: Some("team".into()),
            apple_key_id: Some("key".into()),
            ..Settings::default()
        };
        let told = settings.complaints();
        assert!(told.len() == 2 && !told.concat().contains("hush"), "{told:?}");
        assert!(
            told[0].contains("google_issuer") && told[1].contains("apple_client_secret"),
            "{told:?}"
        );
    }
}
