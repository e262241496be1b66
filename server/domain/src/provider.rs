//! The identity providers: Google and Apple.

use std::str::FromStr;

use crate::FieldError;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Provider {
    Google,
    Apple,
}

impl Provider {
    pub const ALL: [Provider; 2] = [Provider::Google, Provider::Apple];

    /// As it stands in addresses, bodies and storage.
    pub fn word(self) -> &'static str {
        match self {
            Provider::Google => "google",
            Provider::Apple => "apple",
        }
    }

    /// The Identity Toolkit protocol's name for it.
    pub fn id(self) -> &'static str {
        match self {
            Provider::Google => "google.com",
            Provider::Apple => "apple.com",
        }
    }

    pub fn from_id(id: &str) -> Option<Provider> {
        Provider::ALL.into_iter().find(|provider| provider.id() == id)
    }
}

impl FromStr for Provider {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        let provider = Provider::ALL.into_iter().find(|provider| provider.word() == text);
        provider.ok_or(FieldError::Unknown)
    }
}
