//! Stats of two players against each other.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Rate;
use super::entry::{Facing, MOST, month};
use super::played::{Deck, DeckKey, Game, Seat, faced};
use super::run::Tallies;
use super::summary::list;
use super::zone::Zone;
use crate::Timestamp;

/// Most pairs of decks that are listed.
const MOST_DECKS: usize = 50;
const LAST: usize = 10;

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
pub struct VersusEliminations {
    /// Them by me.
    pub mine: u32,
    /// Me by them.
    pub theirs: u32,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VersusDeck {
    #[schema(required)]
    pub deck_id: Option<Uuid>,
    /// As it was last called.
    #[schema(required)]
    pub name: Option<String>,
}

macro_rules! faced {
    ($($(#[$doc:meta])* $name:ident { $($key:ident: $type:ty),* })*) => {
        $($(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $(pub $key: $type,)*
            pub games: u32,
            #[serde(flatten)]
            pub facing: Facing,
        })*
    };
}

faced! {
    VersusFormat { format_id: Uuid }
    VersusDecks { mine: VersusDeck, theirs: VersusDeck }
    /// Such as `2026-11`.
    VersusMonth { month: String }
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VersusGame {
    pub game_id: Uuid,
    pub played_at: Timestamp,
    pub my_placement: u8,
    pub their_placement: u8,
    pub seats: u32,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Versus {
    pub games: u32,
    #[serde(flatten)]
    pub facing: Facing,
    pub mine: Rate,
    pub theirs: Rate,
    /// Games in a row in which I came ahead; below 0, in which they did.
    pub streak: i32,
    pub eliminations: VersusEliminations,
    pub by_format: Vec<VersusFormat>,
    pub by_deck: Vec<VersusDecks>,
    pub by_month: Vec<VersusMonth>,
    /// The newest first.
    pub last: Vec<VersusGame>,
}

impl Versus {
    /// Over games in the order of play. Those in which not both sat do not count.
    pub fn of(me: Uuid, them: Uuid, games: &[Game], zone: Zone) -> Versus {
        let mut fold = Fold::default();
        for game in games {
            if let (Some(mine), Some(theirs)) = (game.seat_of(me), game.seat_of(them)) {
                fold.add(game, mine, theirs, zone);
            }
        }
        let met = |game: &Game| game_between(game, me, them);
        Versus {
            last: games.iter().rev().filter_map(met).take(LAST).collect(),
            ..fold.done()
        }
    }
}

fn game_between(game: &Game, me: Uuid, them: Uuid) -> Option<VersusGame> {
    Some(VersusGame {
        game_id: game.id,
        played_at: game.ended_at,
        my_placement: game.seat_of(me)?.placement,
        their_placement: game.seat_of(them)?.placement,
        seats: game.size(),
    })
}

type Pair<'a> = (Option<&'a Deck>, Option<&'a Deck>);

#[derive(Default)]
struct Fold<'a> {
    facing: Facing,
    mine: Rate,
    theirs: Rate,
    streak: i32,
    eliminations: VersusEliminations,
    formats: Tallies<Uuid, (Uuid, Facing)>,
    decks: Tallies<(DeckKey<'a>, DeckKey<'a>), (Pair<'a>, Facing)>,
    months: BTreeMap<(i32, u8), Facing>,
}

impl<'a> Fold<'a> {
    fn add(&mut self, game: &'a Game, mine: &'a Seat, theirs: &'a Seat, zone: Zone) {
        let (size, drawn) = (game.size(), game.drawn());
        self.mine.add(size, game.won_by(mine), drawn);
        self.theirs.add(size, game.won_by(theirs), drawn);
        self.eliminations.mine += u32::from(theirs.eliminated_by == Some(mine.number));
        self.eliminations.theirs += u32::from(mine.eliminated_by == Some(theirs.number));

        let faced = faced(mine, theirs);
        self.streak = match faced {
            Ordering::Less => self.streak.max(0) + 1,
            Ordering::Greater => self.streak.min(0) - 1,
            Ordering::Equal => 0,
        };
        self.facing.add(faced);
        let first = || (game.format, Facing::default());
        self.formats.at(game.format, first).1.add(faced);
        let pair = (mine.deck.as_deref(), theirs.deck.as_deref());
        let key = |deck: Option<&'a Deck>| deck.map_or(DeckKey::Unknown, DeckKey::from);
        let (last, decks) = self.decks.at((key(pair.0), key(pair.1)), || (pair, Facing::default()));
        *last = pair;
        decks.add(faced);
        let day = zone.day(game.ended_at);
        self.months.entry((day.year, day.month)).or_default().add(faced);
    }

    fn done(self) -> Versus {
        let formats = self.formats.ranked(MOST, |(_, facing)| facing.games());
        let decks = self.decks.ranked(MOST_DECKS, |(_, facing)| facing.games());
        Versus {
            games: self.facing.games(),
            facing: self.facing,
            mine: self.mine,
            theirs: self.theirs,
            streak: self.streak,
            eliminations: self.eliminations,
            by_format: formats
                .into_iter()
                .map(|(format_id, facing)| VersusFormat {
                    format_id,
                    games: facing.games(),
                    facing,
                })
                .collect(),
            by_deck: decks
                .into_iter()
                .map(|((mine, theirs), facing)| VersusDecks {
                    mine: versus_deck(mine),
                    theirs: versus_deck(theirs),
                    games: facing.games(),
                    facing,
                })
                .collect(),
            by_month: list(self.months, |of, facing| VersusMonth {
                month: month(of),
                games: facing.games(),
                facing,
            }),
            last: Vec::new(),
        }
    }
}

fn versus_deck(deck: Option<&Deck>) -> VersusDeck {
    deck.map_or_else(VersusDeck::default, |deck| VersusDeck {
        deck_id: deck.id,
        name: deck.name.clone(),
    })
}
