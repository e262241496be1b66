//! The settings of a hosted project that keeps the accounts in place of the built-in service.

use std::net::SocketAddr;

use podium_identity::{HostedSettings, may_be_issuer};

use crate::Settings;

impl Settings {
    /// None where the built-in service keeps the accounts.
    pub fn hosted(&self) -> Option<HostedSettings> {
        Some(HostedSettings {
            project_id: self.firebase_project_id.clone()?,
            api_key: self.firebase_api_key.clone().unwrap_or_default(),
            keys: self.firebase_keys_url.clone(),
            emulator: self.firebase_emulator,
        })
    }

    /// What cannot be right. An emulator's tokens are unsigned, so it must be local, and the installation must not look
    /// like a real one.
    pub(crate) fn hosted_complaints(&self) -> Vec<String> {
        let others = [
            ("firebase_api_key", self.firebase_api_key.is_some()),
            ("firebase_auth_domain", self.firebase_auth_domain.is_some()),
            ("firebase_storage_bucket", self.firebase_storage_bucket.is_some()),
            (
                "firebase_messaging_sender_id",
                self.firebase_messaging_sender_id.is_some(),
            ),
            ("firebase_app_id", self.firebase_app_id.is_some()),
            ("firebase_measurement_id", self.firebase_measurement_id.is_some()),
            ("firebase_emulator", self.firebase_emulator.is_some()),
        ];
        let alone = others.iter().find(|(_, set)| *set).map(|(name, _)| name);
        let away = |address: SocketAddr| !address.ip().is_loopback();
        let mut complaints = Vec::new();
        match (&self.firebase_project_id, alone) {
            (None, Some(name)) => complaints.push(format!("{name} is set, but firebase_project_id is not")),
            (Some(_), _) if self.firebase_api_key.is_none() => {
                complaints.push("firebase_project_id is set, but firebase_api_key is not".into());
            }
            _ => (),
        }
        if !may_be_issuer(&self.firebase_keys_url) {
            complaints.push("firebase_keys_url must be an https address (http on this machine alone)".into());
        }
        if self.firebase_emulator.is_some_and(away) {
            complaints.push("firebase_emulator must be on this machine, such as 127.0.0.1:9099".into());
        }
        if self.firebase_emulator.is_some() && self.is_https() {
            complaints.push("firebase_emulator is for trying things out: not behind an https public_url".into());
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaints(change: impl FnOnce(&mut Settings)) -> Vec<String> {
        let mut settings = Settings {
            firebase_project_id: Some("lamp".into()),
            firebase_api_key: Some("key".into()),
            ..Settings::default()
        };
        change(&mut settings);
        settings.complaints()
    }

    #[test]
    fn a_project_is_set_whole_or_not_at_all() {
        assert!(complaints(|_| ()).is_empty());
        assert!(complaints(|set| set.firebase_emulator = "127.0.0.1:9099".parse().ok()).is_empty());
        assert!(complaints(|set| set.firebase_emulator = "[::1]:9099".parse().ok()).is_empty());
        let half = complaints(|set| set.firebase_api_key = None);
        assert!(
            half.len() == 1 && half[0].contains("firebase_api_key is not"),
            "{half:?}"
        );
        let nameless = complaints(|set| set.firebase_project_id = None);
        assert!(
            nameless.len() == 1 && nameless[0].contains("firebase_project_id is not"),
            "{nameless:?}"
        );
        let open = complaints(|set| set.firebase_keys_url = "http://keys.example".parse().unwrap());
        assert!(open.len() == 1 && open[0].contains("firebase_keys_url"), "{open:?}");
    }

    #[test]
    fn unsigned_tokens_are_believed_on_this_machine_alone() {
        let far = complaints(|set| set.firebase_emulator = "192.168.1.5:9099".parse().ok());
        assert!(far.len() == 1 && far[0].contains("on this machine"), "{far:?}");
        let everywhere = complaints(|set| set.firebase_emulator = "0.0.0.0:9099".parse().ok());
        assert_eq!(everywhere.len(), 1);
        let real = complaints(|set| {
            set.firebase_emulator = "127.0.0.1:9099".parse().ok();
            set.public_url = "https://podium.example".parse().ok();
        });
        assert!(real.len() == 1 && real[0].contains("https"), "{real:?}");
    }
}
