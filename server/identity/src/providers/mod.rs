//! Google and Apple, who vouch for people. What they say counts only where it is signed by them, meant for this
//! installation and belongs to a sign-in that was begun here.

use podium_domain::Provider;

/// Somebody, as a provider's verified token names them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Vouched {
    pub provider: Provider,
    /// The provider's lasting name for them; an address may change hands.
    pub subject: String,
    /// Only ever an address that the provider says it has verified.
    pub email: Option<podium_domain::Email>,
    pub name: Option<String>,
    /// What the token carries, and by which the sign-in it belongs to is found.
    pub nonce: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ProviderError {
    #[error("this provider is not set up")]
    Off,
    #[error("the provider cannot be reached")]
    Away,
    #[error("the provider's answer does not hold")]
    Denied,
}
