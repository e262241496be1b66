//! Stats against other decks: by deck, color and bracket.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Rate;
use super::entry::{BracketRate, ColorRate, DeckRate, Facing, MOST, MetDeckRate, Who, by_bracket};
use super::played::{Deck, DeckKey, Game, Seat, faced};
use super::run::Tallies;
use super::summary::list;
use crate::{Color, Player};

#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Against {
    /// Null for whoever does not own the deck: others' decks are for those who sat at the table.
    #[schema(required)]
    pub by_deck: Option<Vec<MetDeckRate>>,
    /// Over the games in which at least one deck opposite had the colour.
    pub by_color: Vec<ColorRate>,
    /// By the highest bracket at the table, its own included.
    pub by_table_bracket: Vec<BracketRate>,
}

impl Against {
    /// Of a user's decks. Games without the user do not count.
    pub fn of(subject: Uuid, games: &[Game]) -> Against {
        let mut fold = Fold::default();
        for game in games {
            if let Some(mine) = game.seat_of(subject) {
                fold.add(game, mine);
            }
        }
        fold.done()
    }

    /// Without what only those saw who sat there.
    pub fn for_others(self) -> Against {
        Against { by_deck: None, ..self }
    }

    /// Everyone named in it, to fill in their names.
    pub fn people_mut(&mut self) -> impl Iterator<Item = &mut Who> {
        self.by_deck.iter_mut().flatten().map(|met| &mut met.who)
    }
}

/// A deck known only by name is a different one with each player.
type MetKey<'a> = (DeckKey<'a>, Player);

#[derive(Default)]
struct Fold<'a> {
    decks: Tallies<MetKey<'a>, (Rate, Facing, &'a Seat, &'a Deck)>,
    colors: BTreeMap<ColorIndex, Rate>,
    brackets: BTreeMap<Option<i64>, Rate>,
}

/// White, blue, black, red, green, and colourless after them.
type ColorIndex = u8;
const COLORLESS: ColorIndex = 5;

impl<'a> Fold<'a> {
    fn add(&mut self, game: &'a Game, mine: &Seat) {
        let (size, won, drawn) = (game.size(), game.won_by(mine), game.drawn());
        let count = |rate: &mut Rate| rate.add(size, won, drawn);
        let mut colors = 0_u8;
        for other in game.seats.iter().filter(|other| other.number != mine.number) {
            let Some(deck) = other.deck.as_deref() else { continue };
            colors |= deck.known_colors().map_or(0, places);
            let key = DeckKey::from(deck);
            if key == DeckKey::Unknown {
                continue;
            }
            let first = || (Rate::default(), Facing::default(), other, deck);
            let (rate, facing, seat, last) = self.decks.at((key, other.player()), first);
            count(rate);
            facing.add(faced(mine, other));
            (*seat, *last) = (other, deck);
        }
        for index in (0..=COLORLESS).filter(|index| colors & 1 << index != 0) {
            count(self.colors.entry(index).or_default());
        }
        let decks = game.seats.iter().filter_map(|seat| seat.deck.as_deref());
        count(
            self.brackets
                .entry(decks.filter_map(|deck| deck.bracket).max())
                .or_default(),
        );
    }

    fn done(self) -> Against {
        let decks = self.decks.ranked(MOST, |(rate, ..)| rate.games);
        Against {
            by_deck: Some(decks.into_iter().map(met).collect()),
            by_color: list(self.colors, |index, rate| ColorRate {
                color: Color::ALL.get(usize::from(index)).copied(),
                rate,
            }),
            by_table_bracket: by_bracket(self.brackets),
        }
    }
}

/// A bit for each colour of a deck, or for none.
fn places(letters: &str) -> u8 {
    match Color::set(letters) {
        0 => 1 << COLORLESS,
        set => set,
    }
}

fn met((rate, facing, seat, deck): (Rate, Facing, &Seat, &Deck)) -> MetDeckRate {
    MetDeckRate {
        deck: DeckRate::new(deck, rate),
        who: seat.into(),
        facing,
    }
}
