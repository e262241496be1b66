//! The rows of stats lists.

use std::cmp::Ordering;
use std::sync::Arc;

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::played::{Deck, Seat};
use super::{Rate, run::Tallies};
use crate::table::wire;
use crate::{Color, EndReason};

/// Most decks, opponents and commanders that are listed.
pub const MOST: usize = 100;

/// A user, a guest, or, with neither, nobody that could be named. What users are called is asked of storage.
#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Who {
    #[schema(required)]
    pub user_id: Option<Uuid>,
    #[schema(required)]
    pub guest_name: Option<String>,
    #[schema(required)]
    pub username: Option<String>,
    #[schema(required)]
    pub firstname: Option<String>,
    #[schema(required)]
    pub picture: Option<String>,
}

impl Who {
    pub fn user(id: Uuid) -> Who {
        Who {
            user_id: Some(id),
            ..Who::default()
        }
    }
}

impl From<&Seat> for Who {
    fn from(seat: &Seat) -> Who {
        Who {
            user_id: seat.user,
            guest_name: seat.guest.clone().filter(|_| seat.user.is_none()),
            ..Who::default()
        }
    }
}

/// How often one came ahead of another, behind, and level with them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct Facing {
    pub ahead: u32,
    pub behind: u32,
    pub level: u32,
}

impl Facing {
    pub fn add(&mut self, faced: Ordering) {
        match faced {
            Ordering::Less => self.ahead += 1,
            Ordering::Greater => self.behind += 1,
            Ordering::Equal => self.level += 1,
        }
    }

    pub fn games(&self) -> u32 {
        self.ahead + self.behind + self.level
    }
}

macro_rules! rates {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $key:ident: $type:ty),* })*) => {
        $($(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $($(#[$attr])* pub $key: $type,)*
            #[serde(flatten)]
            pub rate: Rate,
        })*
    };
}

rates! {
    FormatRate { format_id: Uuid }
    BracketRate { #[schema(required)] bracket: Option<i64> }
    /// By place in turn order, from 1.
    SeatRate { seat: u8 }
    PodSizeRate { seats: u32 }
    ColorsRate { colors: Vec<Color> }
    /// Null is colorless.
    ColorRate { #[schema(required)] color: Option<Color> }
    CommanderRate { commanders: Vec<String> }
    /// Such as `2026-11`.
    MonthRate { month: String }
    /// From Monday, 1, to Sunday, 7.
    WeekdayRate { weekday: u8 }
    MulligansRate { mulligans: i64 }
    /// As it was last called. Without an id it was only a name, or is deleted; without a name nobody said.
    DeckRate { #[schema(required)] deck_id: Option<Uuid>, #[schema(required)] name: Option<String>, colors: Vec<Color> }
}

impl DeckRate {
    pub fn new(deck: &Deck, rate: Rate) -> DeckRate {
        DeckRate {
            deck_id: deck.id,
            name: deck.name.clone(),
            colors: Color::all(&deck.colors),
            rate,
        }
    }
}

/// One's own rate in games against a deck, whose it is, and how one stood to them.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct MetDeckRate {
    #[serde(flatten)]
    pub deck: DeckRate,
    #[serde(flatten)]
    pub who: Who,
    #[serde(flatten)]
    pub facing: Facing,
}

/// One's own rate in games with somebody, and how one stood to them.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct OpponentRate {
    #[serde(flatten)]
    pub who: Who,
    #[serde(flatten)]
    pub rate: Rate,
    #[serde(flatten)]
    pub facing: Facing,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct PersonCount {
    #[serde(flatten)]
    pub who: Who,
    pub count: u32,
}

/// How games ended that were won, and that were not; a draw is neither.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndReasonCount {
    #[serde(serialize_with = "wire::maybe::serialize")]
    #[schema(required)]
    pub end_reason: Option<EndReason>,
    pub wins: u32,
    pub losses: u32,
}

pub fn month((year, month): (i32, u8)) -> String {
    format!("{year:04}-{month:02}")
}

/// A rate for each subset of the colours.
#[derive(Debug, Clone, Default)]
pub struct ByColors(Tallies<u8, ColorsRate>);

impl ByColors {
    pub fn at(&mut self, deck: &Deck) -> Option<&mut Rate> {
        let colors = deck.known_colors()?;
        let first = || ColorsRate {
            colors: Color::all(colors),
            rate: Rate::default(),
        };
        Some(&mut self.0.at(Color::set(colors), first).rate)
    }

    pub fn list(self) -> Vec<ColorsRate> {
        self.0.ranked(MOST, |entry| entry.rate.games)
    }
}

/// A rate for each commander, or pair of them.
#[derive(Debug, Clone, Default)]
pub struct ByCommander(Tallies<Arc<[String]>, CommanderRate>);

impl ByCommander {
    pub fn at(&mut self, deck: &Deck) -> Option<&mut Rate> {
        let commanders = Some(&deck.commanders).filter(|names| !names.is_empty())?;
        let first = || CommanderRate {
            commanders: commanders.to_vec(),
            rate: Rate::default(),
        };
        Some(&mut self.0.at(commanders.clone(), first).rate)
    }

    pub fn list(self) -> Vec<CommanderRate> {
        self.0.ranked(MOST, |entry| entry.rate.games)
    }
}

/// Lists that go by their key; what has none comes last.
pub fn by_bracket(rates: impl IntoIterator<Item = (Option<i64>, Rate)>) -> Vec<BracketRate> {
    let mut all: Vec<_> = rates
        .into_iter()
        .map(|(bracket, rate)| BracketRate { bracket, rate })
        .collect();
    all.sort_by_key(|entry| (entry.bracket.is_none(), entry.bracket));
    all
}
