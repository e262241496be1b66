//! The settings of those whom people may sign in with: all of one's, or it is off.

use podium_domain::Provider;
use podium_identity::{ClientSecret, ProviderSettings, may_be_issuer};

use super::Settings;

impl Settings {
    /// None where it is off; words where what is set cannot be right.
    pub fn provider(&self, provider: Provider) -> Result<Option<ProviderSettings>, String> {
        let (client_id, secret, issuer) = match provider {
            Provider::Google => {
                let (Some(id), Some(secret)) = (&self.google_client_id, &self.google_client_secret) else {
                    return Ok(None);
                };
                (id, ClientSecret::Plain(secret.clone()), &self.google_issuer)
            }
            Provider::Apple => {
                let (Some(id), Some(key), Some(team), Some(key_id)) = (
                    &self.apple_client_id,
                    &self.apple_client_secret,
                    &self.apple_team_id,
                    &self.apple_key_id,
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

    /// Whoever has set one of a provider's settings meant it to be on: which ones are missing.
    pub fn half_set(&self) -> Vec<String> {
        Provider::ALL
            .into_iter()
            .filter_map(|provider| self.missing_of(provider))
            .collect()
    }

    fn missing_of(&self, provider: Provider) -> Option<String> {
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
            .filter(|(_, value)| value.is_none())
            .map(|(name, _)| *name)
            .collect();
        let half = !missing.is_empty() && missing.len() < settings.len();
        half.then(|| {
            format!(
                "sign-in with {} is off: {} is not set",
                provider.word(),
                missing.join(", ")
            )
        })
    }
}
