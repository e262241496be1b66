//! One night of a group: pods of Commander, or a set of two.

use std::time::Duration;

use podium_domain::{NoteText, TagName, Timestamp};
use podium_store::Target;
use podium_store::games::{Played, Seat};
use podium_store::sets::Set;
use podium_store::tags::Wanted;
use uuid::Uuid;

use super::dice::Dice;
use super::table::Table;
use super::world::{DAY, Group, HOUR, MINUTE, Person, World};
use super::{bad, words};
use podium_api::server::Failure;

/// A night to come: when, whose, and how many games.
pub struct Plan {
    start: Timestamp,
    group: usize,
    games: usize,
    /// Two play a best of three.
    set: bool,
}

/// What was written down of a night.
#[derive(Debug, Default)]
pub struct Night {
    pub set: Option<Set>,
    pub games: Vec<Played>,
    pub notes: Vec<Noted>,
    pub tags: Vec<Tagged>,
}

#[derive(Debug)]
pub struct Noted {
    pub user: Uuid,
    pub target: Target,
    pub id: Uuid,
    pub text: NoteText,
    pub at: Timestamp,
}

#[derive(Debug)]
pub struct Tagged {
    pub user: Uuid,
    pub target: Target,
    pub tag: Wanted,
    pub at: Timestamp,
}

/// The nights of every group, oldest first.
pub fn plans(groups: &[Group], now: Timestamp, dice: &Dice) -> Vec<Plan> {
    // A night ends seven hours into the next day at the latest, and no game ends in the future.
    let today = (now - HOUR * 7).seconds().div_euclid(24 * 60 * 60) * 24 * 60 * 60;
    let mut plans = Vec::new();
    for (place, group) in groups.iter().enumerate() {
        let mut nights = Vec::new();
        let mut left = group.games;
        while left > 0 {
            let set = left >= 3 && dice.percent(8);
            let games = if set { dice.between(2, 3) } else { dice.between(1, 4) };
            let games = left.min(games as usize);
            nights.push((games, set));
            left -= games;
        }
        let step = f64::from(group.days) / nights.len() as f64;
        for (number, (games, set)) in nights.into_iter().enumerate() {
            let ago = group.last + 1 + (step * number as f64) as u32;
            plans.push(Plan {
                start: Timestamp::from_seconds(today) - DAY * ago + HOUR * 17 + minutes(dice.between(0, 120)),
                group: place,
                games,
                set,
            });
        }
    }
    plans.sort_by_key(|plan| plan.start);
    plans
}

fn minutes(count: i64) -> Duration {
    MINUTE * u32::try_from(count).unwrap_or_default()
}

/// Plays a night.
pub fn play(world: &World, plan: &Plan, dice: &Dice) -> Result<Night, Failure> {
    let group = &world.groups[plan.group];
    let mut night = if plan.set && group.members.len() >= 2 {
        duels(world, group, plan, dice)?
    } else {
        pods(world, group, plan, dice)?
    };
    for Played { game, .. } in &mut night.games {
        let there = world.gatherings.iter().find(|gathering| gathering.holds(game));
        game.event_id = there.map(|gathering| gathering.event.id);
    }
    Ok(night)
}

fn pods(world: &World, group: &Group, plan: &Plan, dice: &Dice) -> Result<Night, Failure> {
    let mut night = Night::default();
    let mut start = plan.start;
    for _ in 0..plan.games {
        let end = start + minutes(dice.between(35, 75));
        let seats = [3, 4, 4, 4, 4, 5][dice.place(&[(); 6])];
        let guests = usize::from(dice.percent(10));
        let players = seated(group, seats, guests, dice);
        let table = Table::new(world, group, start, end, dice);
        let mut game = table.game(&players, world.formats.pod);
        let turns = dice.between(6, 14);
        table.place(&players, &mut game.seats, turns);
        game.game.turns = game.game.started_at.map(|_| turns);
        night.annotate(world, group, &players, &game, dice)?;
        night.games.push(game);
        start = end + minutes(5);
    }
    Ok(night)
}

/// A best of three: its first and its last game go to the same side, and a third is only played at one all.
fn duels(world: &World, group: &Group, plan: &Plan, dice: &Dice) -> Result<Night, Failure> {
    let mut night = Night::default();
    let pair = seated(group, 2, 0, dice);
    let champion = dice.place(&pair);
    let id = dice.id(plan.start);
    let mut start = plan.start;
    for number in 0..plan.games {
        let end = start + minutes(dice.between(10, 25));
        let mut game = Table::new(world, group, start, end, dice).game(&pair, world.formats.duel);
        let winner = if plan.games == 3 && number == 1 {
            1 - champion
        } else {
            champion
        };
        for (at, seat) in game.seats.iter_mut().enumerate() {
            seat.placement = if at == winner { 1 } else { 2 };
        }
        game.game.set_id = Some(id);
        night.annotate(world, group, &pair, &game, dice)?;
        night.games.push(game);
        start = end + minutes(5);
    }
    let last = night.games.last().map(|played| &played.game);
    night.set = Some(Set {
        id,
        playgroup_id: Some(group.playgroup.id),
        format_id: world.formats.duel.0,
        subformat_id: world.formats.duel.1,
        best_of: Some(3),
        started_at: plan.start,
        closed_at: last.map(|game| game.ended_at),
        recorded_by: last.and_then(|game| game.recorded_by),
        recorded_at: plan.start,
        version: 1,
        removed_at: None,
    });
    Ok(night)
}

/// Who sits down, in turn order: members by their places, and guests.
fn seated(group: &Group, seats: usize, guests: usize, dice: &Dice) -> Vec<Option<usize>> {
    let mut others: Vec<usize> = (group.members.iter().copied())
        .filter(|member| Some(*member) != group.regular)
        .collect();
    dice.shuffle(&mut others);
    let mut players: Vec<Option<usize>> = group.regular.into_iter().chain(others).map(Some).collect();
    players.truncate(seats - guests);
    players.resize(seats, None);
    dice.shuffle(&mut players);
    players
}

impl Night {
    /// What people write on a game, and under which of their tags they put it.
    fn annotate(
        &mut self,
        world: &World,
        group: &Group,
        players: &[Option<usize>],
        played: &Played,
        dice: &Dice,
    ) -> Result<(), Failure> {
        let people: Vec<&Person> = players.iter().flatten().map(|place| &world.people[*place]).collect();
        let (target, at) = (Target::Game(played.game.id), played.game.recorded_at + MINUTE * 2);
        if !people.is_empty() && dice.percent(world.noted) {
            let writer = match group.regular {
                Some(regular) if dice.percent(60) => &world.people[regular],
                _ => *dice.pick(&people),
            };
            let (own, others): (Vec<&Seat>, Vec<&Seat>) = played
                .seats
                .iter()
                .partition(|seat| seat.user_id == Some(writer.user.id));
            let deck = own.first().and_then(|seat| seat.deck_name.as_deref());
            let other = dice.pick(&others);
            let who = other.firstname.as_deref().or(other.guest_name.as_deref());
            let text = words::note(writer.lang(), who.unwrap_or_default(), deck.unwrap_or_default(), dice);
            self.notes.push(Noted {
                user: writer.user.id,
                target,
                id: dice.id(at),
                text: text.parse().map_err(bad)?,
                at,
            });
        }
        for person in people {
            if dice.percent(12) {
                let name: TagName = words::tag(person.lang(), dice).parse().map_err(bad)?;
                self.tags.push(Tagged {
                    user: person.user.id,
                    target,
                    tag: Wanted::Named { id: dice.id(at), name },
                    at,
                });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use podium_domain::{check_placements, won};

    use super::*;
    use crate::demo::{cast, crowd};
    use podium_api::formats::Catalogue;

    fn nights(crowded: bool) -> (World, Vec<Night>, Timestamp) {
        let (now, dice) = (Timestamp::from_seconds(1_780_000_000), Dice::new(1));
        let formats = Catalogue::load(None).unwrap();
        let mut world = cast::world(&formats, now, &dice).unwrap();
        if crowded {
            crowd::join(&mut world, 1, now, &dice).unwrap();
        }
        let plans = plans(&world.groups, now, &dice);
        let nights = plans.iter().map(|plan| play(&world, plan, &dice).unwrap()).collect();
        (world, nights, now)
    }

    fn games(nights: &[Night]) -> impl Iterator<Item = &Played> {
        nights.iter().flat_map(|night| &night.games)
    }

    #[test]
    fn what_the_demo_plays_could_have_been_recorded() {
        let (world, nights, now) = nights(false);
        let planned: usize = world.groups.iter().map(|group| group.games).sum();
        assert_eq!(games(&nights).count(), planned);
        for played in games(&nights) {
            let placements: Vec<_> = played.seats.iter().map(|seat| Some(seat.placement)).collect();
            assert!(
                (2..=5).contains(&placements.len()) && check_placements(&placements).is_empty(),
                "{played:?}"
            );
            assert!(played.game.recorded_at <= now);
            let users: Vec<_> = played.seats.iter().filter_map(|seat| seat.user_id).collect();
            assert_eq!(
                users.iter().collect::<HashSet<_>>().len(),
                users.len(),
                "nobody sits twice"
            );
            assert!(users.contains(&played.game.recorded_by.unwrap()));
        }
        assert!(
            nights.iter().any(|night| !night.notes.is_empty()) && nights.iter().any(|night| !night.tags.is_empty())
        );
    }

    #[test]
    fn a_set_ends_at_two_wins() {
        let (_, nights, _) = nights(true);
        let sets: Vec<&Night> = nights.iter().filter(|night| night.set.is_some()).collect();
        assert!(!sets.is_empty());
        for night in sets {
            let first = |played: &Played| won(played.seats[0].placement, &[1, 2]);
            let wins = night.games.iter().filter(|played| first(played)).count();
            assert!(
                [(0, 2), (2, 2), (1, 3), (2, 3)].contains(&(wins, night.games.len())),
                "{night:?}"
            );
        }
    }

    #[test]
    fn a_crowd_has_what_its_size_says_and_alice_hers() {
        let (world, nights, _) = nights(true);
        let decks: usize = world.people.iter().map(|person| person.decks.len()).sum();
        assert_eq!(
            (world.people.len(), decks, games(&nights).count()),
            (200, 2_000, 10_000)
        );
        let alice = Some(world.people[cast::ALICE].user.id);
        let hers = games(&nights).filter(|played| played.seats.iter().any(|seat| seat.user_id == alice));
        assert_eq!(hers.count(), 5_000);
    }

    #[test]
    fn what_is_on_has_games_played_by_its_guests() {
        let (world, nights, now) = nights(false);
        let [to_come, running, over] = &world.gatherings[..] else {
            panic!("three gatherings")
        };
        assert!(to_come.event.starts_at > now && running.event.ends_at > Some(now) && over.event.ends_at < Some(now));
        assert!(!to_come.guests.contains(&cast::ALICE), "so that she can try the code");
        for gathering in [running, over] {
            let there: Vec<_> = games(&nights)
                .filter(|played| played.game.event_id == Some(gathering.event.id))
                .collect();
            assert!(!there.is_empty() && gathering.guests.contains(&cast::ALICE));
            let guests: Vec<_> = gathering
                .guests
                .iter()
                .map(|place| world.people[*place].user.id)
                .collect();
            let seated = there
                .iter()
                .flat_map(|played| played.seats.iter().filter_map(|seat| seat.user_id));
            assert!(seated.into_iter().all(|user| guests.contains(&user)));
        }
    }

    #[test]
    fn one_group_of_a_crowd_is_large() {
        let (world, _, _) = nights(true);
        let large = &world.groups[world.arrivals[0].0];
        assert_eq!((large.members.len(), world.arrivals[0].1), (59, cast::ALICE));
    }

    #[test]
    fn chance_falls_the_same_way_every_time() {
        let told = || format!("{:?}", nights(false).1);
        assert!(told() == told());
    }
}
