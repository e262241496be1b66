//! Stats of a playgroup's members among themselves.

use std::collections::{BTreeMap, HashMap};

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Rate;
use super::entry::{
    BracketRate, ByColors, ByCommander, ColorsRate, CommanderRate, Facing, MOST, SeatRate, Who, by_bracket, month,
};
use super::played::{Game, Seat, faced};
use super::records::{Best, GroupRecords, HeldComeback, HeldFast, HeldLong, HeldStreak, streak};
use super::run::{Mean, Run, Tallies};
use super::summary::{Lengths, LengthsFold, list};
use super::zone::Zone;
use crate::table::wire;
use crate::{EndReason, Player};

/// A member of the playgroup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GroupMember {
    pub user: Uuid,
    /// They keep their figures to themselves.
    pub private: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MemberStats {
    #[serde(flatten)]
    pub who: Who,
    /// Only I see this: I keep my figures to myself here.
    pub private: bool,
    #[serde(flatten)]
    pub rate: Rate,
    pub streak: i32,
    pub longest_streak: u32,
    #[schema(required)]
    pub average_placement: Option<f64>,
}

/// How one member stood to another.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pairing {
    pub user_id: Uuid,
    pub other_id: Uuid,
    pub games: u32,
    #[serde(flatten)]
    pub facing: Facing,
}

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $key:ident: $type:ty),* })*) => {
        $($(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $($(#[$attr])* pub $key: $type,)*
            pub games: u32,
        })*
    };
}

counts! {
    PodSizeGames { seats: u32 }
    FormatGames { format_id: Uuid }
    EndReasonGames { #[serde(serialize_with = "wire::maybe::serialize")] #[schema(required)] end_reason: Option<EndReason> }
    /// Such as `2026-11`.
    MonthGames { month: String }
    /// From Monday, 1, to Sunday, 7.
    WeekdayGames { weekday: u8 }
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GroupStats {
    pub games: u32,
    #[serde(flatten)]
    pub lengths: Lengths,
    /// Those of today, but for who keeps their figures to themselves.
    pub members: Vec<MemberStats>,
    /// Of those members, each pair that met, both ways round.
    pub matrix: Vec<Pairing>,
    /// Of all seats, whoever sat there; so with what follows.
    pub by_seat: Vec<SeatRate>,
    pub by_pod_size: Vec<PodSizeGames>,
    pub by_format: Vec<FormatGames>,
    pub by_colors: Vec<ColorsRate>,
    pub by_bracket: Vec<BracketRate>,
    pub by_commander: Vec<CommanderRate>,
    pub by_end_reason: Vec<EndReasonGames>,
    pub by_month: Vec<MonthGames>,
    pub by_weekday: Vec<WeekdayGames>,
    /// Of those members and of guests.
    pub records: GroupRecords,
    /// How many members keep their figures to themselves, me apart.
    pub hidden: u32,
}

impl GroupStats {
    /// As one of its members sees it, over games in the order of play.
    pub fn of(members: &[GroupMember], viewer: Uuid, games: &[Game], zone: Zone) -> GroupStats {
        let listed = members.iter().filter(|member| !member.private || member.user == viewer);
        let mut fold = Fold::new(listed.copied().collect());
        games.iter().for_each(|game| fold.add(game, zone));
        let hidden = members.len() - fold.members.len();
        GroupStats {
            hidden: u32::try_from(hidden).unwrap_or(u32::MAX),
            ..fold.done()
        }
    }

    /// Everyone named in it, to fill in their names.
    pub fn people_mut(&mut self) -> impl Iterator<Item = &mut Who> {
        let members = self.members.iter_mut().map(|member| &mut member.who);
        members.chain(self.records.people_mut())
    }
}

#[derive(Default)]
struct Tally {
    rate: Rate,
    run: Run,
    placements: Mean,
}

#[derive(Default)]
struct Fold<'a> {
    members: Vec<(GroupMember, Tally)>,
    places: HashMap<Uuid, usize>,
    games: u32,
    lengths: LengthsFold,
    matrix: Tallies<(usize, usize), (usize, usize, Facing)>,
    seats: BTreeMap<u8, Rate>,
    sizes: BTreeMap<u32, u32>,
    formats: Tallies<Uuid, FormatGames>,
    colors: ByColors,
    brackets: BTreeMap<Option<i64>, Rate>,
    commanders: ByCommander,
    reasons: Tallies<Option<EndReason>, EndReasonGames>,
    months: BTreeMap<(i32, u8), u32>,
    weekdays: BTreeMap<u8, u32>,
    guests: Tallies<Player, (Run, &'a Seat)>,
    best: Best<'a>,
}

impl<'a> Fold<'a> {
    fn new(listed: Vec<GroupMember>) -> Fold<'a> {
        let places = listed.iter().enumerate();
        Fold {
            places: places.map(|(place, member)| (member.user, place)).collect(),
            members: listed.into_iter().map(|member| (member, Tally::default())).collect(),
            ..Fold::default()
        }
    }

    fn add(&mut self, game: &'a Game, zone: Zone) {
        self.games += 1;
        self.lengths.add(game);
        *self.sizes.entry(game.size()).or_default() += 1;
        let first = || FormatGames {
            format_id: game.format,
            games: 0,
        };
        self.formats.at(game.format, first).games += 1;
        let first = || EndReasonGames {
            end_reason: game.end_reason,
            games: 0,
        };
        self.reasons.at(game.end_reason, first).games += 1;
        let day = zone.day(game.ended_at);
        *self.months.entry((day.year, day.month)).or_default() += 1;
        *self.weekdays.entry(day.weekday).or_default() += 1;
        self.best.game(game);
        self.add_seats(game);
        self.add_pairs(game);
    }

    fn add_seats(&mut self, game: &'a Game) {
        let (size, drawn) = (game.size(), game.drawn());
        for seat in &game.seats {
            let won = seat.placement == 1 && !drawn;
            let count = |rate: &mut Rate| rate.add(size, won, drawn);
            count(self.seats.entry(seat.number).or_default());
            if let Some(deck) = seat.deck.as_deref() {
                count(self.brackets.entry(deck.bracket).or_default());
                self.colors.at(deck).map(count);
                self.commanders.at(deck).map(count);
            }
            let listed = match seat.player() {
                Player::User(user) => match self.places.get(&user) {
                    Some(place) => {
                        let (_, tally) = &mut self.members[*place];
                        count(&mut tally.rate);
                        tally.run.add(game.ended_at, won);
                        tally.placements.add(f64::from(seat.placement));
                        true
                    }
                    None => false,
                },
                Player::Gone => false,
                guest @ Player::Guest(_) => {
                    self.guests
                        .at(guest, || (Run::default(), seat))
                        .0
                        .add(game.ended_at, won);
                    true
                }
            };
            if listed && won {
                self.best.win(game, seat);
            }
        }
    }

    fn add_pairs(&mut self, game: &'a Game) {
        let place = |seat: &'a Seat| Some((*self.places.get(&seat.user?)?, seat));
        let met: Vec<(usize, &Seat)> = game.seats.iter().filter_map(place).collect();
        for (one, mine) in &met {
            for (other, theirs) in met.iter().filter(|(other, _)| other != one) {
                let pair = self.matrix.at((*one, *other), || (*one, *other, Facing::default()));
                pair.2.add(faced(mine, theirs));
            }
        }
    }

    fn records(&self) -> GroupRecords {
        let members = self
            .members
            .iter()
            .map(|(member, tally)| (&tally.run, Who::user(member.user)));
        let guests = self.guests.values().iter().map(|(run, seat)| (run, Who::from(*seat)));
        // Of two alike, whose was over first.
        let longest = members
            .chain(guests)
            .filter_map(|(run, who)| Some((streak(run)?, who)))
            .min_by_key(|(record, _)| (std::cmp::Reverse(record.length), record.until));
        GroupRecords {
            longest_streak: longest.map(|(record, who)| HeldStreak { who, record }),
            fastest_win: self.best.fastest().map(|(record, seat)| HeldFast {
                who: seat.into(),
                record,
            }),
            longest_game: self.best.longest().map(|(record, game)| HeldLong {
                who: self.winner(game),
                record,
            }),
            biggest_comeback: self.best.comeback().map(|(record, seat)| HeldComeback {
                who: seat.into(),
                record,
            }),
        }
    }

    /// Unnamed if there is no single winner, or they are private.
    fn winner(&self, game: &Game) -> Who {
        let mut winners = game.seats.iter().filter(|seat| game.won_by(seat));
        match (winners.next(), winners.next()) {
            (Some(winner), None) if winner.user.is_none_or(|user| self.places.contains_key(&user)) => winner.into(),
            _ => Who::default(),
        }
    }

    fn done(self) -> GroupStats {
        let records = self.records();
        let id = |place: usize| self.members[place].0.user;
        let pairing = |(one, other, facing): &(usize, usize, Facing)| Pairing {
            user_id: id(*one),
            other_id: id(*other),
            games: facing.games(),
            facing: *facing,
        };
        let matrix = self.matrix.values().iter().map(pairing).collect();
        let mut members: Vec<MemberStats> = self.members.into_iter().map(member).collect();
        members.sort_by_key(|member| std::cmp::Reverse(member.rate.games));
        GroupStats {
            games: self.games,
            lengths: self.lengths.done(),
            members,
            matrix,
            by_seat: list(self.seats, |seat, rate| SeatRate { seat, rate }),
            by_pod_size: list(self.sizes, |seats, games| PodSizeGames { seats, games }),
            by_format: self.formats.ranked(MOST, |format| format.games),
            by_colors: self.colors.list(),
            by_bracket: by_bracket(self.brackets),
            by_commander: self.commanders.list(),
            by_end_reason: self.reasons.ranked(MOST, |reason| reason.games),
            by_month: list(self.months, |of, games| MonthGames {
                month: month(of),
                games,
            }),
            by_weekday: list(self.weekdays, |weekday, games| WeekdayGames { weekday, games }),
            records,
            hidden: 0,
        }
    }
}

fn member((member, tally): (GroupMember, Tally)) -> MemberStats {
    MemberStats {
        who: Who::user(member.user),
        private: member.private,
        rate: tally.rate,
        streak: tally.run.now,
        longest_streak: tally.run.longest,
        average_placement: tally.placements.value(),
    }
}
