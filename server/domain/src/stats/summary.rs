//! The stats of a user, or of a deck with its owner.

use std::collections::{BTreeMap, HashMap};
use std::ops::RangeBounds;

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Rate;
use super::entry::{
    BracketRate, ByColors, ByCommander, ColorsRate, CommanderRate, DeckRate, EndReasonCount, Facing, FormatRate, MOST,
    MonthRate, MulligansRate, OpponentRate, PersonCount, PodSizeRate, SeatRate, WeekdayRate, Who, by_bracket, month,
};
use super::played::{Deck, DeckKey, Game, Seat, faced};
use super::records::{Best, Records};
use super::run::{Mean, Run, Tallies};
use super::unseen::{CountedIn, Games};
use super::zone::Zone;
use crate::{EndReason, Player, Timestamp};

/// Minutes and turns, each over the games of which they are known.
#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Lengths {
    #[schema(required)]
    pub average_minutes: Option<f64>,
    pub timed_games: u32,
    #[schema(required)]
    pub average_turns: Option<f64>,
    pub turned_games: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Eliminations {
    /// Others by me.
    pub made: u32,
    /// Me by others.
    pub suffered: u32,
    /// In so many games it was written down who eliminated whom.
    pub known_games: u32,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Stats {
    #[serde(flatten)]
    pub rate: Rate,
    /// Wins in a row up to now; below 0, games since the last win.
    pub streak: i32,
    /// Most wins in a row.
    pub longest_streak: u32,
    #[serde(flatten)]
    pub lengths: Lengths,
    #[schema(required)]
    pub average_placement: Option<f64>,
    /// Last alone at tables of three or more.
    pub first_out: u32,
    pub eliminations: Eliminations,
    pub by_deck: Vec<DeckRate>,
    pub by_format: Vec<FormatRate>,
    pub by_bracket: Vec<BracketRate>,
    pub by_seat: Vec<SeatRate>,
    pub by_pod_size: Vec<PodSizeRate>,
    pub by_colors: Vec<ColorsRate>,
    pub by_commander: Vec<CommanderRate>,
    pub by_opponent: Vec<OpponentRate>,
    pub by_end_reason: Vec<EndReasonCount>,
    pub by_month: Vec<MonthRate>,
    pub by_weekday: Vec<WeekdayRate>,
    pub by_mulligans: Vec<MulligansRate>,
    /// Whom I eliminated.
    pub eliminated: Vec<PersonCount>,
    /// Who eliminated me.
    pub eliminated_by: Vec<PersonCount>,
    pub records: Records,
    /// There are games that I may not see. They count five at a time and name nobody, or not at all where they are kept
    /// private; the filters do not change this.
    pub partial: bool,
}

impl Stats {
    /// Of a user. Games without them do not count.
    pub fn of(subject: Uuid, games: &Games, zone: Zone) -> Stats {
        Stats {
            partial: games.partial,
            ..Stats::fold(subject, games, zone).done()
        }
    }

    fn fold(subject: Uuid, games: &Games, zone: Zone) -> Fold<'_> {
        let mut fold = Fold::default();
        let mut add = |game, counted_in| {
            if let Some(mine) = Game::seat_of(game, subject) {
                fold.add(game, mine, zone, counted_in);
            }
        };
        games.seen.iter().for_each(|game| add(game, CountedIn::ALL));
        for batch in &games.unseen {
            let counted_in = batch.counted_in(subject, zone);
            batch.games().iter().for_each(|game| add(game, counted_in));
        }
        fold
    }

    /// Everyone named in it, to fill in their names.
    pub fn people_mut(&mut self) -> impl Iterator<Item = &mut Who> {
        let opponents = self.by_opponent.iter_mut().map(|entry| &mut entry.who);
        let eliminated = self.eliminated.iter_mut().chain(&mut self.eliminated_by);
        opponents.chain(eliminated.map(|entry| &mut entry.who))
    }
}

impl Rate {
    /// A user's rate over the games that ended within a time.
    pub fn within(time: impl RangeBounds<Timestamp>, subject: Uuid, games: &Games) -> Rate {
        Rate::over(subject, games.within(time))
    }

    pub fn over<'a>(subject: Uuid, games: impl Iterator<Item = &'a Game>) -> Rate {
        let mut rate = Rate::default();
        for game in games {
            if let Some(seat) = game.seat_of(subject) {
                rate.add(game.size(), game.won_by(seat), game.drawn());
            }
        }
        rate
    }

    /// A user's rate with each of their decks.
    pub fn by_deck(subject: Uuid, games: &Games) -> HashMap<Uuid, Rate> {
        let decks = Stats::fold(subject, games, Zone::UTC).decks;
        let with_id = |(rate, deck): &(Rate, &Deck)| Some((deck.id?, *rate));
        decks.values().iter().filter_map(with_id).collect()
    }
}

#[derive(Debug, Clone, Copy, Default)]
pub struct LengthsFold {
    minutes: Mean,
    turns: Mean,
}

impl LengthsFold {
    pub fn add(&mut self, game: &Game) {
        if let Some(length) = game.length() {
            self.minutes.add(length.as_secs_f64() / 60.0);
        }
        if let Some(turns) = game.turns {
            // Below a thousand.
            self.turns.add(turns as f64);
        }
    }

    pub fn done(self) -> Lengths {
        Lengths {
            average_minutes: self.minutes.value(),
            timed_games: self.minutes.count,
            average_turns: self.turns.value(),
            turned_games: self.turns.count,
        }
    }
}

#[derive(Default)]
struct Fold<'a> {
    rate: Rate,
    run: Run,
    lengths: LengthsFold,
    placements: Mean,
    first_out: u32,
    eliminations: Eliminations,
    decks: Tallies<DeckKey<'a>, (Rate, &'a Deck)>,
    formats: Tallies<Uuid, FormatRate>,
    brackets: BTreeMap<Option<i64>, Rate>,
    seats: BTreeMap<u8, Rate>,
    sizes: BTreeMap<u32, Rate>,
    colors: ByColors,
    commanders: ByCommander,
    opponents: Tallies<Player, (Rate, Facing, &'a Seat)>,
    reasons: Tallies<Option<EndReason>, EndReasonCount>,
    months: BTreeMap<(i32, u8), Rate>,
    weekdays: BTreeMap<u8, Rate>,
    mulligans: BTreeMap<i64, Rate>,
    eliminated: Tallies<Player, (u32, &'a Seat)>,
    eliminated_by: Tallies<Player, (u32, &'a Seat)>,
    best: Best<'a>,
}

impl<'a> Fold<'a> {
    fn add(&mut self, game: &'a Game, mine: &'a Seat, zone: Zone, counted_in: CountedIn) {
        let (size, drawn) = (game.size(), game.drawn());
        let won = mine.placement == 1 && !drawn;
        let count = |rate: &mut Rate| rate.add(size, won, drawn);

        count(&mut self.rate);
        self.lengths.add(game);
        self.placements.add(f64::from(mine.placement));
        self.first_out += u32::from(game.first_out(mine));
        let first = || FormatRate {
            format_id: game.format,
            rate: Rate::default(),
        };
        count(&mut self.formats.at(game.format, first).rate);
        if counted_in.seat {
            count(self.seats.entry(mine.number).or_default());
        }
        if counted_in.size {
            count(self.sizes.entry(size).or_default());
        }
        let day = zone.day(game.ended_at);
        if counted_in.month {
            count(self.months.entry((day.year, day.month)).or_default());
        }
        if counted_in.weekday {
            count(self.weekdays.entry(day.weekday).or_default());
        }
        if counted_in.end_reason && !drawn {
            let first = || EndReasonCount {
                end_reason: game.end_reason,
                wins: 0,
                losses: 0,
            };
            let reason = self.reasons.at(game.end_reason, first);
            reason.wins += u32::from(won);
            reason.losses += u32::from(!won);
        }
        if let Some(deck) = mine.deck.as_deref() {
            self.add_deck(deck, count, counted_in);
        }
        self.add_eliminations(game, mine);
        if counted_in.itself {
            self.run.add(game.ended_at, won);
            self.add_others(game, mine, count);
            self.best.game(game);
            if won {
                self.best.win(game, mine);
            }
        }
    }

    fn add_deck(&mut self, deck: &'a Deck, count: impl Fn(&mut Rate), counted_in: CountedIn) {
        if counted_in.deck {
            let (rate, last) = self.decks.at(deck.into(), || (Rate::default(), deck));
            count(rate);
            *last = deck;
        }
        if counted_in.bracket {
            count(self.brackets.entry(deck.bracket).or_default());
        }
        if counted_in.colors {
            self.colors.at(deck).map(&count);
        }
        if counted_in.commanders {
            self.commanders.at(deck).map(&count);
        }
        if let Some(mulligans) = deck.mulligans.filter(|_| counted_in.mulligans) {
            count(self.mulligans.entry(mulligans).or_default());
        }
    }

    fn add_eliminations(&mut self, game: &Game, mine: &Seat) {
        let by_mine = |seat: &&Seat| seat.eliminated_by == Some(mine.number);
        let others = || game.seats.iter().filter(|other| other.number != mine.number);
        let made = u32::try_from(others().filter(by_mine).count()).unwrap_or(u32::MAX);
        self.eliminations.made += made;
        self.eliminations.suffered += u32::from(others().any(|other| mine.eliminated_by == Some(other.number)));
        self.eliminations.known_games += u32::from(game.eliminations_known());
    }

    /// Deleted players sat there too, but they cannot be told apart.
    fn add_others(&mut self, game: &'a Game, mine: &'a Seat, count: impl Fn(&mut Rate)) {
        for other in game.seats.iter().filter(|other| other.number != mine.number) {
            let player = other.player();
            if player == Player::Gone {
                continue;
            }
            if other.eliminated_by == Some(mine.number) {
                tick(&mut self.eliminated, player.clone(), other);
            }
            if mine.eliminated_by == Some(other.number) {
                tick(&mut self.eliminated_by, player.clone(), other);
            }
            let (rate, facing, last) = self
                .opponents
                .at(player, || (Rate::default(), Facing::default(), other));
            count(rate);
            facing.add(faced(mine, other));
            *last = other;
        }
    }

    fn done(self) -> Stats {
        let decks = self.decks.ranked(MOST, |(rate, _)| rate.games);
        let opponents = self.opponents.ranked(MOST, |(rate, ..)| rate.games);
        let reasons = self.reasons.ranked(MOST, |reason| reason.wins + reason.losses);
        Stats {
            rate: self.rate,
            streak: self.run.now,
            longest_streak: self.run.longest,
            lengths: self.lengths.done(),
            average_placement: self.placements.value(),
            first_out: self.first_out,
            eliminations: self.eliminations,
            by_deck: decks
                .into_iter()
                .map(|(rate, deck)| DeckRate::new(deck, rate))
                .collect(),
            by_format: self.formats.ranked(MOST, |format| format.rate.games),
            by_bracket: by_bracket(self.brackets),
            by_seat: list(self.seats, |seat, rate| SeatRate { seat, rate }),
            by_pod_size: list(self.sizes, |seats, rate| PodSizeRate { seats, rate }),
            by_colors: self.colors.list(),
            by_commander: self.commanders.list(),
            by_opponent: opponents.into_iter().map(opponent_rate).collect(),
            by_end_reason: reasons,
            by_month: list(self.months, |of, rate| MonthRate { month: month(of), rate }),
            by_weekday: list(self.weekdays, |weekday, rate| WeekdayRate { weekday, rate }),
            by_mulligans: list(self.mulligans, |mulligans, rate| MulligansRate { mulligans, rate }),
            eliminated: counts(self.eliminated),
            eliminated_by: counts(self.eliminated_by),
            records: self.best.records(&self.run),
            partial: false,
        }
    }
}

fn tick<'a>(counts: &mut Tallies<Player, (u32, &'a Seat)>, player: Player, seat: &'a Seat) {
    let (count, last) = counts.at(player, || (0, seat));
    *count += 1;
    *last = seat;
}

fn counts(counts: Tallies<Player, (u32, &Seat)>) -> Vec<PersonCount> {
    let all = counts.ranked(MOST, |(count, _)| *count).into_iter();
    let entry = |(count, seat): (u32, &Seat)| PersonCount {
        who: seat.into(),
        count,
    };
    all.map(entry).collect()
}

/// In the order of the keys.
pub fn list<K, V, T>(values: BTreeMap<K, V>, entry: impl Fn(K, V) -> T) -> Vec<T> {
    values.into_iter().map(|(key, value)| entry(key, value)).collect()
}

fn opponent_rate((rate, facing, seat): (Rate, Facing, &Seat)) -> OpponentRate {
    OpponentRate {
        who: seat.into(),
        rate,
        facing,
    }
}
