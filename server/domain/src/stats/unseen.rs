//! What stats may tell of games that the viewer may not see: five at a time, naming only the subject.

use std::collections::HashMap;
use std::ops::RangeBounds;
use std::slice;

use uuid::Uuid;

use super::entry::month;
use super::played::{Deck, DeckKey, Game, Seat};
use super::zone::Zone;
use crate::{Color, Timestamp};

/// So many games at least are told together.
const BATCH: usize = 5;

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

    /// All of them, for numbers that name no one and single out no game.
    pub fn all(&self) -> impl Iterator<Item = &Game> {
        self.seen.iter().chain(self.unseen.iter().flat_map(|batch| &batch.0))
    }
}

/// Five games of one format, which count together or not at all: whatever two answers are compared, they differ by whole
/// batches.
#[derive(Debug, Clone)]
pub struct Batch(Vec<Game>);

impl Batch {
    /// Games in the order of play, five by five in each format. What is left over waits for more, so a batch stays what it
    /// is when games are added.
    pub fn all(games: Vec<Game>) -> Vec<Batch> {
        let mut waiting: HashMap<Uuid, Vec<Game>> = HashMap::new();
        let mut batches = Vec::new();
        for game in games {
            let format = game.format;
            let of_format = waiting.entry(format).or_default();
            of_format.push(game);
            if of_format.len() == BATCH {
                batches.push(Batch(std::mem::take(of_format)));
            }
        }
        batches
    }

    pub fn games(&self) -> &[Game] {
        &self.0
    }

    /// A list counts a batch where all five have the same key in it: fewer would be told apart by it.
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

/// One game in the course of a rating, by what the viewer may know of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Seen,
    Unseen,
    /// Of a playgroup where its owner keeps their stats private: in no count at all.
    Private,
}

/// After which games a rating may be told: where whole batches of unseen ones lie behind it, and none or at least five
/// private ones since it was told last. Otherwise the difference of two ratings would tell how a single game ended.
pub fn told_after(steps: &[Step]) -> Vec<bool> {
    let (mut unseen, mut private) = (0, 0);
    let tell = |step: &Step| {
        match step {
            Step::Seen => (),
            Step::Unseen => unseen += 1,
            Step::Private => private += 1,
        }
        let told = unseen % BATCH == 0 && (private == 0 || private >= BATCH);
        if told {
            private = 0;
        }
        told
    };
    steps.iter().map(tell).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_told_in_whole_batches() {
        let told = |steps: &str| -> String {
            let step = |letter| match letter {
                's' => Step::Seen,
                'u' => Step::Unseen,
                _ => Step::Private,
            };
            let steps: Vec<Step> = steps.chars().map(step).collect();
            told_after(&steps)
                .iter()
                .map(|told| if *told { '+' } else { '-' })
                .collect()
        };
        assert_eq!(told("sss"), "+++");
        assert_eq!(
            told("suusuuus"),
            "+-----++",
            "after the fifth, which is not named, and again from then on"
        );
        assert_eq!(told("sppppsps"), "+-----++");
        assert_eq!(told("puuuuupppp"), "---------+");
    }
}
