//! Settings that parse but cannot be right.

use crate::Settings;

impl Settings {
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
        if self.metrics_listen == Some(self.listen) {
            complaints.push("metrics_listen must be another address or port than listen".into());
        }
        let no_postgres = |url: &Option<String>| {
            let url = url.as_deref().unwrap_or_default();
            !url.is_empty() && !url.starts_with("postgres://") && !url.starts_with("postgresql://")
        };
        if no_postgres(&self.database_url) {
            complaints.push("database_url must start with postgres:// (leave it out for SQLite)".into());
        }
        if no_postgres(&self.database_direct_url) {
            complaints.push("database_direct_url must start with postgres://".into());
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
        for (name, contact) in [
            ("push_contact", &self.push_contact),
            ("security_contact", &self.security_contact),
        ] {
            if let Some(contact) = contact
                && !matches!(contact.scheme(), "mailto" | "https")
            {
                complaints.push(format!("{name} must start with mailto: or https:, not {contact}"));
            }
        }
        for service in &self.push_services {
            if !matches!(service.scheme(), "http" | "https") || service.path() != "/" || service.query().is_some() {
                complaints.push(format!(
                    "push_services must be http or https origins without a path, not {service}"
                ));
            }
        }
        for (name, key) in [("api_key", &self.api_key), ("web_key", &self.web_key)] {
            if key.as_ref().is_some_and(|key| key.len() < 16) {
                complaints.push(format!("{name} must have at least 16 characters"));
            }
        }
        let providers = podium_domain::Provider::ALL.map(|provider| self.provider(provider));
        complaints.extend(providers.into_iter().filter_map(Result::err));
        complaints.extend(self.hosted_complaints());
        complaints.extend(self.retention_complaints());
        complaints.extend(self.s3_complaints());
        complaints
    }
}
