//! What Podium is about, as types that cannot be wrong. No I/O here: neither axum nor SQL.

mod clock;
mod email;
mod entropy;
mod friend_code;
mod lang;
mod names;
mod redirect;

pub use clock::{Clock, Timestamp};
pub use email::Email;
pub use entropy::Entropy;
pub use friend_code::FriendCode;
pub use lang::Lang;
pub use names::{Firstname, Username};
pub use redirect::SitePath;

/// Why a field does not validate; the word goes to the client as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldError {
    Required,
    TooShort,
    TooLong,
    Invalid,
    Taken,
}

impl FieldError {
    pub fn word(self) -> &'static str {
        match self {
            FieldError::Required => "required",
            FieldError::TooShort => "too_short",
            FieldError::TooLong => "too_long",
            FieldError::Invalid => "invalid",
            FieldError::Taken => "taken",
        }
    }
}
