//! What stats may reveal about games that the viewer may not see: five at a time, naming only the subject.

use std::collections::HashMap;
use std::ops::RangeBounds;
use std::slice;

use uuid::Uuid;

use super::entry::month;
use super::played::{Deck, DeckKey, Game, Seat};
use super::zone::Zone;
use crate::{Color, Timestamp};

/// A batch has at least this many games.
const MIN_BATCH_GAMES: usize = 5;

/// Up to this many accounts that compare what they see cannot single out a game that none of them sees.
const MAX_COLLUDING_ACCOUNTS: usize = 2;

/// The games of a user, a deck or a playgroup, split by what the viewer may see.
#[derive(Debug, Clone, Default)]
pub struct Games {
    /// In the order of play.
    pub seen: Vec<Game>,
    pub unseen: Vec<Batch>,
    /// Whether there are games that count in batches, or not at all, whatever the filters say.
    pub partial: bool,
}

impl From<Vec<Game>> for Games {
    fn from(seen: Vec<Game>) -> Games {
        Games {
            seen,
            ..Games::default()
        }
    }
}

impl Games {
    /// Games that ended within a time. A batch counts only if all its games did.
    pub fn within(&self, time: impl RangeBounds<Timestamp>) -> impl Iterator<Item = &Game> {
        let ended = move |game: &Game| time.contains(&game.ended_at);
        let batches = self.unseen.iter().map(|batch| &batch.0[..]);
        let counted = self.seen.iter().map(slice::from_ref).chain(batches);
        counted.filter(move |games| games.iter().all(&ended)).flatten()
    }
}

/// Who controls a group of games: no one else can add a game of the same source, or change one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameSource {
    /// Recorded in a playgroup by one of its members; all members see them.
    Members { playgroup: Uuid },
    /// Recorded by one user outside any playgroup, or in one that they are not a member of.
    Recorder { user: Uuid, playgroup: Option<Uuid> },
}

/// What decides how a game of the subject is batched.
#[derive(Debug, Clone)]
pub struct GameOrigin {
    pub source: GameSource,
    /// Players, other than the subject, who see the game only because they sat in it, not through its source.
    pub seen_by: Vec<Uuid>,
    pub seen_by_viewer: bool,
}

/// Games that count together or not at all, so that any two answers differ by whole batches. A batch begins and ends at the
/// same games for every viewer, but contains only those games that this viewer does not see.
#[derive(Debug, Clone)]
pub struct Batch(Vec<Game>);

impl Batch {
    /// Batches a subject's games, given in the order of play, by format and source. Games left over wait for more, so a batch
    /// stays the same when games are added.
    pub fn from_games(games: impl IntoIterator<Item = (Game, GameOrigin)>) -> Vec<Batch> {
        let mut open: HashMap<(Uuid, GameSource), OpenBatch> = HashMap::new();
        let mut batches = Vec::new();
        for (game, origin) in games {
            let batch = open.entry((game.format, origin.source)).or_default();
            batch.games.push((game, origin));
            batches.extend(batch.take_if_safe());
        }
        batches
    }

    pub fn games(&self) -> &[Game] {
        &self.0
    }

    /// Whether the subject played this deck in all its games: only then does the batch count for the deck.
    pub fn is_of_deck(&self, subject: Uuid, deck: Uuid) -> bool {
        let deck_in = |game: &Game| game.seat_of(subject)?.deck.as_ref()?.id;
        self.0.iter().all(|game| deck_in(game) == Some(deck))
    }

    /// A list counts a batch only if all its games have the same key: otherwise it would reveal fewer games than a batch.
    pub fn counted_in(&self, subject: Uuid, zone: Zone) -> CountedIn {
        let seats: Vec<(&Game, &Seat)> = (self.0.iter())
            .filter_map(|game| Some((game, game.seat_of(subject)?)))
            .collect();
        CountedIn {
            itself: false,
            deck: alike(&seats, |at| deck_of(at).map(DeckKey::from)),
            bracket: alike(&seats, |at| deck_of(at).map(|deck| deck.bracket)),
            colors: alike(&seats, |at| deck_of(at).map(|deck| deck.known_colors().map(Color::set))),
            commanders: alike(&seats, |at| deck_of(at).map(|deck| &deck.commanders)),
            mulligans: alike(&seats, |at| deck_of(at).map(|deck| deck.mulligans)),
            seat: alike(&seats, |(_, seat)| seat.number),
            size: alike(&seats, |(game, _)| game.size()),
            end_reason: alike(&seats, |(game, _)| game.end_reason),
            month: alike(&seats, |(game, _)| {
                let day = zone.day(game.ended_at);
                month((day.year, day.month))
            }),
            weekday: alike(&seats, |(game, _)| zone.day(game.ended_at).weekday),
        }
    }
}

/// A batch that waits for more games.
struct OpenBatch {
    games: Vec<(Game, GameOrigin)>,
    /// The batch is checked again when it has this many games.
    next_check: usize,
}

impl Default for OpenBatch {
    fn default() -> OpenBatch {
        OpenBatch {
            games: Vec::new(),
            next_check: MIN_BATCH_GAMES,
        }
    }
}

impl OpenBatch {
    /// If the batch is safe to show, empties it into a batch without the games that the viewer sees. Otherwise it waits until
    /// it has twice as many games.
    fn take_if_safe(&mut self) -> Option<Batch> {
        if self.games.len() < self.next_check {
            return None;
        }
        let seen_by: Vec<&[Uuid]> = self.games.iter().map(|(_, origin)| &origin.seen_by[..]).collect();
        if !hides_single_games(&seen_by, MAX_COLLUDING_ACCOUNTS) {
            self.next_check *= 2;
            return None;
        }
        let games = std::mem::take(self).games.into_iter();
        let unseen: Vec<Game> = games
            .filter(|(_, origin)| !origin.seen_by_viewer)
            .map(|(game, _)| game)
            .collect();
        (!unseen.is_empty()).then_some(Batch(unseen))
    }
}

/// Whether any `accounts` players who subtract the games that they see are left with no games or with a full batch.
fn hides_single_games(seen_by: &[&[Uuid]], accounts: usize) -> bool {
    let games = seen_by.len();
    if games < MIN_BATCH_GAMES || accounts == 0 {
        return games == 0 || games >= MIN_BATCH_GAMES;
    }
    let mut seen: HashMap<Uuid, usize> = HashMap::new();
    for account in seen_by.iter().copied().flatten() {
        *seen.entry(*account).or_default() += 1;
    }
    // Try as the first account the one that sees the most: the others see at most as many games each.
    let sees_enough = |(_, seen): &(Uuid, usize)| seen * accounts + MIN_BATCH_GAMES > games;
    seen.into_iter().filter(sees_enough).all(|(account, _)| {
        let rest = seen_by.iter().filter(|seen_by| !seen_by.contains(&account));
        hides_single_games(&rest.copied().collect::<Vec<_>>(), accounts - 1)
    })
}

fn deck_of<'a>((_, seat): &(&'a Game, &'a Seat)) -> Option<&'a Deck> {
    seat.deck.as_deref()
}

fn alike<'a, T: PartialEq>(seats: &'a [(&'a Game, &'a Seat)], key: impl Fn(&'a (&'a Game, &'a Seat)) -> T) -> bool {
    let first = seats.first().map(&key);
    seats.iter().all(|at| Some(key(at)) == first)
}

/// In which lists a game counts.
#[derive(Debug, Clone, Copy)]
pub struct CountedIn {
    /// The game on its own: who sat there, streaks, records.
    pub itself: bool,
    pub deck: bool,
    pub bracket: bool,
    pub colors: bool,
    pub commanders: bool,
    pub mulligans: bool,
    pub seat: bool,
    pub size: bool,
    pub end_reason: bool,
    pub month: bool,
    pub weekday: bool,
}

impl CountedIn {
    /// Of a game the viewer may see.
    pub const ALL: CountedIn = CountedIn {
        itself: true,
        deck: true,
        bracket: true,
        colors: true,
        commanders: true,
        mulligans: true,
        seat: true,
        size: true,
        end_reason: true,
        month: true,
        weekday: true,
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One game for each list of players, a letter each; the viewer is `v`.
    fn batches(tables: &[&str]) -> Vec<usize> {
        let game = |number: usize| Game {
            id: Uuid::from_u128(number as u128),
            ended_at: Timestamp::from_seconds(number as i64),
            started_at: None,
            turns: None,
            end_reason: None,
            format: Uuid::nil(),
            comeback: None,
            seats: Vec::new(),
        };
        let origin = |table: &str| GameOrigin {
            source: GameSource::Recorder {
                user: Uuid::nil(),
                playgroup: None,
            },
            seen_by: table.bytes().map(|name| Uuid::from_u128(name.into())).collect(),
            seen_by_viewer: table.contains('v'),
        };
        let games = tables
            .iter()
            .enumerate()
            .map(|(number, table)| (game(number), origin(table)));
        Batch::from_games(games)
            .iter()
            .map(|batch| batch.games().len())
            .collect()
    }

    #[test]
    fn no_two_accounts_can_single_out_fewer_than_five_games() {
        assert_eq!(batches(&[""; 12]), [5, 5]);
        assert_eq!(batches(&["ab"; 5]), [5], "a and b see all games, everyone else none");
        assert_eq!(batches(&["v"; 5]), [0; 0], "the viewer counts them one by one");
        assert_eq!(batches(&["a", "", "", "", ""]), [0; 0], "four are left");
        assert_eq!(batches(&["a", "", "", "", "", "", "", "", "", ""]), [10]);
        assert_eq!(batches(&["v", "", "", "", "", "", "", "", "", ""]), [9]);
        let three = ["a", "a", "a", "b", "b", "b", "", "", "", ""];
        assert_eq!(batches(&three), [0; 0], "two together leave four");
        let two = ["a", "a", "a", "b", "b", "", "", "", "", ""];
        assert_eq!(batches(&two), [10]);
    }
}
