//! What stats may tell of games that the viewer may not see: five at a time, naming only the subject.

use std::collections::HashMap;
use std::ops::RangeBounds;
use std::slice;

use uuid::Uuid;

use super::entry::month;
use super::played::{Deck, DeckKey, Game, Seat};
use super::zone::Zone;
use crate::{Color, Timestamp};

/// How many games are told together at least.
const BATCH: usize = 5;

/// So many accounts may put together what they see without singling out games that none of them sees.
const ACCOMPLICES: usize = 2;

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
    /// Those that ended within a time. A batch counts where all of it did.
    pub fn within(&self, time: impl RangeBounds<Timestamp>) -> impl Iterator<Item = &Game> {
        let ended = move |game: &Game| time.contains(&game.ended_at);
        let batches = self.unseen.iter().map(|batch| &batch.0[..]);
        let counted = self.seen.iter().map(slice::from_ref).chain(batches);
        counted.filter(move |games| games.iter().all(&ended)).flatten()
    }
}

/// Who decides which games there are: nobody else can add a game to those of a source, or change one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// Recorded in a playgroup by one of its members, who all see them.
    Members { playgroup: Uuid },
    /// Recorded by one user: in no playgroup, or in one that they are not in.
    Recorder { user: Uuid, playgroup: Option<Uuid> },
}

/// What decides how a game of the subject's is batched.
#[derive(Debug, Clone)]
pub struct Origin {
    pub source: Source,
    /// Who sees it besides the subject, and not because of its source: they sat there.
    pub seen_by: Vec<Uuid>,
    /// Whether the viewer sees it.
    pub seen: bool,
}

/// Games which count together or not at all: whatever two answers are compared, they differ by whole batches. Where a
/// batch begins and ends is the same for every viewer; what it holds are those of its games that the viewer does not see.
#[derive(Debug, Clone)]
pub struct Batch(Vec<Game>);

impl Batch {
    /// A subject's games in the order of play, five by five in each format and of each source. What is left over waits for
    /// more, so a batch stays what it is when games are added.
    pub fn all(games: impl IntoIterator<Item = (Game, Origin)>) -> Vec<Batch> {
        let mut open: HashMap<(Uuid, Source), OpenBatch> = HashMap::new();
        let mut batches = Vec::new();
        for (game, origin) in games {
            let batch = open.entry((game.format, origin.source)).or_default();
            batch.games.push((game, origin));
            batches.extend(batch.complete());
        }
        batches
    }

    pub fn games(&self) -> &[Game] {
        &self.0
    }

    /// A list counts a batch where all its games have the same key in it: fewer would be told apart by it.
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
    games: Vec<(Game, Origin)>,
    /// With how many it is complete, if it may be told then.
    size: usize,
}

impl Default for OpenBatch {
    fn default() -> OpenBatch {
        OpenBatch {
            games: Vec::new(),
            size: BATCH,
        }
    }
}

impl OpenBatch {
    /// Takes it where it may be told, without the games that the viewer sees. Otherwise it waits for as many games again.
    fn complete(&mut self) -> Option<Batch> {
        if self.games.len() < self.size {
            return None;
        }
        let seen_by: Vec<&[Uuid]> = self.games.iter().map(|(_, origin)| &origin.seen_by[..]).collect();
        if !stays_unseen(&seen_by, ACCOMPLICES) {
            self.size *= 2;
            return None;
        }
        let games = std::mem::take(self).games.into_iter();
        let unseen: Vec<Game> = games.filter(|(_, origin)| !origin.seen).map(|(game, _)| game).collect();
        (!unseen.is_empty()).then_some(Batch(unseen))
    }
}

/// Whether so many accounts, taking away what they see of the games, leave none of them or enough.
fn stays_unseen(seen_by: &[&[Uuid]], accounts: usize) -> bool {
    let games = seen_by.len();
    if games < BATCH || accounts == 0 {
        return games == 0 || games >= BATCH;
    }
    let mut seen: HashMap<Uuid, usize> = HashMap::new();
    for account in seen_by.iter().copied().flatten() {
        *seen.entry(*account).or_default() += 1;
    }
    // Whoever sees most goes first, so the others see no more than they do.
    let matters = |(_, seen): &(Uuid, usize)| seen * accounts + BATCH > games;
    seen.into_iter().filter(matters).all(|(account, _)| {
        let rest = seen_by.iter().filter(|seen_by| !seen_by.contains(&account));
        stays_unseen(&rest.copied().collect::<Vec<_>>(), accounts - 1)
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

    /// Games by who sat there; the viewer is `v`.
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
        let origin = |table: &str| Origin {
            source: Source::Recorder {
                user: Uuid::nil(),
                playgroup: None,
            },
            seen_by: table.bytes().map(|name| Uuid::from_u128(name.into())).collect(),
            seen: table.contains('v'),
        };
        let games = tables
            .iter()
            .enumerate()
            .map(|(number, table)| (game(number), origin(table)));
        Batch::all(games).iter().map(|batch| batch.games().len()).collect()
    }

    #[test]
    fn no_two_accounts_leave_fewer_than_five() {
        assert_eq!(batches(&[""; 12]), [5, 5]);
        assert_eq!(batches(&["ab"; 5]), [5], "they know all, everyone else none");
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
