//! The identity providers: Google and Apple.

words! {
    /// By the word that stands in addresses, bodies and storage.
    #[derive(Hash)]
    pub enum Provider.word {
        Google = "google",
        Apple = "apple",
    } else Unknown
}

impl Provider {
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
