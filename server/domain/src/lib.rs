//! Podium's types and rules, without I/O: neither axum nor SQL.

use std::borrow::Cow;
use std::collections::BTreeMap;

pub mod access;
mod audit;
pub mod card_list;
mod deck;
mod email;
mod event;
mod fold;
mod friend_code;
mod game;
mod lang;
mod live_code;
mod names;
mod network;
mod note;
mod playgroup;
mod promo;
#[cfg(test)]
mod property;
mod provider;
pub mod recording;
mod redirect;
pub mod search;
mod set;
mod sign_in;
pub mod stats;
pub mod table;
mod tag;
mod timestamp;

pub use audit::Action;
pub use deck::{Bracket, Color, Colors, Commander, DeckName, Description, OutsideLink};
pub use email::Email;
pub use event::{EventName, Phase, Venue};
pub use fold::fold;
pub use friend_code::FriendCode;
pub use game::{EndReason, GuestName, Player, check_placements, won};
pub use lang::Lang;
pub use live_code::LiveCode;
pub use names::{Firstname, Username, lookalike};
pub use network::{home_network, rentable_network};
pub use note::NoteText;
pub use playgroup::{Act, MOST_PEOPLE, Membership, PlaygroupDescription, PlaygroupName, Role, heir};
pub use promo::{PromoCode, PromoRefusal, PromoTerms, admits};
pub use provider::Provider;
pub use redirect::SitePath;
pub use set::{BestOf, GameResult, Score, same_players};
pub use sign_in::{Device, SignInMethod};
pub use tag::{TagColor, TagName};
pub use timestamp::Timestamp;

/// Everything that is wrong with a submission, by the fields' paths.
pub type FieldErrors = BTreeMap<Cow<'static, str>, FieldError>;

/// Why a field does not validate; the word goes to the client as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldError {
    Required,
    TooShort,
    TooLong,
    Invalid,
    Taken,
    /// It looks like another user's.
    LooksTaken,
    /// It holds invisible characters.
    Unseen,
    /// It mixes the letters of several alphabets.
    MixedAlphabets,
    /// There is no such thing, or it is not the caller's to know.
    Unknown,
    /// The same person stands twice.
    Duplicate,
    /// Neither the caller, a friend of theirs, nor in a common playgroup.
    Stranger,
    /// The deck belongs to another user.
    NotTheirs,
    BeforeStart,
    InFuture,
    TooFew,
    TooMany,
    /// A file has more bytes than are taken.
    TooManyBytes,
    /// A picture's sides, their ratio or their product are over a limit.
    TooManyPixels,
    /// A picture would take more memory or time than there is for one.
    TooComplex,
    /// The set is decided.
    Closed,
    /// Not the players of the set.
    OtherPlayers,
}

impl FieldError {
    pub const ALL: &[FieldError] = &[
        FieldError::Required,
        FieldError::TooShort,
        FieldError::TooLong,
        FieldError::Invalid,
        FieldError::Taken,
        FieldError::LooksTaken,
        FieldError::Unseen,
        FieldError::MixedAlphabets,
        FieldError::Unknown,
        FieldError::Duplicate,
        FieldError::Stranger,
        FieldError::NotTheirs,
        FieldError::BeforeStart,
        FieldError::InFuture,
        FieldError::TooFew,
        FieldError::TooMany,
        FieldError::TooManyBytes,
        FieldError::TooManyPixels,
        FieldError::TooComplex,
        FieldError::Closed,
        FieldError::OtherPlayers,
    ];

    pub fn word(self) -> &'static str {
        match self {
            FieldError::Required => "required",
            FieldError::TooShort => "too_short",
            FieldError::TooLong => "too_long",
            FieldError::Invalid => "invalid",
            FieldError::Taken => "taken",
            FieldError::LooksTaken => "looks_taken",
            FieldError::Unseen => "unseen",
            FieldError::MixedAlphabets => "mixed_alphabets",
            FieldError::Unknown => "unknown",
            FieldError::Duplicate => "duplicate",
            FieldError::Stranger => "stranger",
            FieldError::NotTheirs => "not_theirs",
            FieldError::BeforeStart => "before_start",
            FieldError::InFuture => "in_future",
            FieldError::TooFew => "too_few",
            FieldError::TooMany => "too_many",
            FieldError::TooManyBytes => "too_many_bytes",
            FieldError::TooManyPixels => "too_many_pixels",
            FieldError::TooComplex => "too_complex",
            FieldError::Closed => "closed",
            FieldError::OtherPlayers => "other_players",
        }
    }
}
