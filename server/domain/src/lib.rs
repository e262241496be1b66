//! Podium's types and rules, without I/O: neither axum nor SQL.

use std::borrow::Cow;
use std::collections::BTreeMap;

#[macro_use]
mod macros;

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
mod push;
mod quota;
pub mod recording;
mod redirect;
mod retention;
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
pub use network::{home_network, is_public, rentable_network};
pub use note::NoteText;
pub use playgroup::{Act, MOST_PEOPLE, Membership, PlaygroupDescription, PlaygroupName, Role, heir};
pub use promo::{PromoCode, PromoRefusal, PromoTerms, admits};
pub use provider::Provider;
pub use push::{PushEvent, PushKind, push_endpoint};
pub use quota::{Quota, QuotaLimit, Quotas};
pub use redirect::SitePath;
pub use retention::Kept;
pub use set::{BestOf, GameResult, Score, same_players};
pub use sign_in::{Device, SignInMethod};
pub use tag::{TagColor, TagName};
pub use timestamp::Timestamp;

/// Everything that is wrong with a submission, by the fields' paths in the body, such as `seats.2.deckId`.
pub type FieldErrors = BTreeMap<Cow<'static, str>, FieldError>;

words! {
    /// Why a field does not validate; the word goes to the client as it is.
    pub enum FieldError.word {
        Required = "required",
        /// In characters.
        TooShort { min: usize = 2 } = "too_short",
        /// In characters.
        TooLong { max: usize = 2_000 } = "too_long",
        TooManyTextBytes { max: usize = 2_000 } = "too_long",
        Invalid = "invalid",
        /// A number.
        OutOfRange { min: i64 = 1, max: i64 = 2_000 } = "invalid",
        /// A number.
        TooSmall { min: i64 = 2 } = "invalid",
        /// It holds the character U+0000.
        Nul = "nul",
        NotText = "not_text",
        /// Not a whole number.
        NotNumber = "not_number",
        NotBoolean = "not_boolean",
        NotList = "not_list",
        NotObject = "not_object",
        /// Not a UUID.
        NotId = "not_id",
        /// Not a date and time.
        NotTime = "not_time",
        /// A version that is not in quotes.
        NotVersion = "not_version",
        /// An edit that does not say which version it started from.
        NoVersion = "required",
        /// A parameter that is given twice.
        Repeated = "repeated",
        /// None of these words.
        NotListed { words: &'static [String] = &[] } = "not_listed",
        Taken = "taken",
        /// It looks like another user's.
        LooksTaken = "looks_taken",
        /// It could pass for the people who run the site.
        Reserved = "reserved",
        /// It holds invisible or unreadable characters.
        Unseen = "unseen",
        /// It mixes the letters of several alphabets.
        MixedAlphabets = "mixed_alphabets",
        /// There is no such thing, or it is not the caller's to know.
        Unknown = "unknown",
        /// The same person stands twice.
        Duplicate = "duplicate",
        /// Neither the caller, a friend of theirs, nor in a common playgroup.
        Stranger = "stranger",
        /// The deck belongs to another user.
        NotTheirs = "not_theirs",
        BeforeStart = "before_start",
        InFuture = "in_future",
        TooFew { min: usize = 2 } = "too_few",
        TooMany { max: usize = 2_000 } = "too_many",
        /// More than the rules of a live table take.
        OverLimit = "too_many",
        /// A file has more bytes than are taken.
        TooManyBytes = "too_many_bytes",
        /// A picture's sides, their ratio or their product are over a limit.
        TooManyPixels = "too_many_pixels",
        /// A picture would take more memory or time than there is for one.
        TooComplex = "too_complex",
        /// The set is decided.
        Closed = "closed",
        /// Not the players of the set.
        OtherPlayers = "other_players",
    }
}
