//! A crowd: most play now and then, some very often, and Alice almost every night.

use podium_domain::{FriendCode, Lang, Timestamp};
use podium_store::user::NewUser;

use super::cast::{ALICE, BRUNO, CHLOE};
use super::dice::Dice;
use super::world::{DAY, Group, Person, World, deck, playgroup};
use super::{bad, words};
use podium_api::server::Failure;

/// Of the smallest crowd.
const PEOPLE: usize = 200;
const DECKS: usize = 2_000;
const GAMES: usize = 10_000;
/// However large the crowd, Alice plays as much.
const ALICES_GAMES: usize = 5_000;
/// One game in so many is played in the market hall.
const MARKET_SHARE: usize = 20;
const DAYS: u32 = 5 * 365;

pub fn join(world: &mut World, times: usize, now: Timestamp, dice: &Dice) -> Result<(), Failure> {
    world.noted = 100;
    for group in &mut world.groups {
        if group.members.contains(&ALICE) {
            group.regular = Some(ALICE);
            group.games = ALICES_GAMES / 2;
            group.days = DAYS;
        }
    }
    let (cast, people) = (world.people.len(), PEOPLE * times);
    let had: usize = world.people.iter().map(|person| person.decks.len()).sum();
    let mut decks_left = DECKS * times - had;
    for number in cast..people {
        let fair = decks_left / (people - number);
        let decks = match people - number {
            1 => decks_left,
            _ => dice.between(fair as i64 / 2, fair as i64 * 3 / 2).max(1) as usize,
        };
        decks_left -= decks;
        world.people.push(person(world, number, decks, now, dice)?);
    }
    world.groups.push(market(cast, GAMES * times / MARKET_SHARE, now, dice));
    world.arrivals.push((world.groups.len() - 1, ALICE));
    let known = world.groups.len();
    gather(world, cast, now, dice);
    let played: usize = world.groups[..known].iter().map(|group| group.games).sum();
    share(&mut world.groups[known..], GAMES * times - played);
    Ok(())
}

fn person(world: &World, number: usize, decks: usize, now: Timestamp, dice: &Dice) -> Result<Person, Failure> {
    let since = now - DAY * DAYS;
    let id = dice.id(since);
    let name = dice.pick(words::FIRSTNAMES);
    let locale = if dice.percent(50) { Lang::En } else { Lang::Fr };
    let of_theirs = |_| deck(words::deck(locale, dice), dice.id(since), id, world.formats.pod, since);
    Ok(Person {
        user: NewUser {
            id,
            // They cannot sign in: hashing so many passwords would take longer than all the rest.
            subject: format!("demo-{number}"),
            firstname: name.parse().map_err(bad)?,
            lastname: None,
            username: format!("{name}{number}").parse().map_err(bad)?,
            locale,
            friend_code: FriendCode::from_bytes(dice.entropy().bytes()),
            now,
        },
        email: None,
        decks: (0..decks).map(of_theirs).collect(),
        skill: dice.between(60, 140),
    })
}

/// One group that is larger than any table; Bruno looks after it.
fn market(from: usize, games: usize, now: Timestamp, dice: &Dice) -> Group {
    let since = now - DAY * 400;
    let (name, description) = (
        "Market Hall Regulars",
        "Everyone who ever sat down at the long tables on a Sunday.",
    );
    Group {
        playgroup: playgroup(dice.id(since), name.into(), description.into(), since),
        members: [BRUNO, CHLOE].into_iter().chain(from..from + 57).collect(),
        regular: None,
        games,
        days: 380,
        last: 1,
    }
}

/// Groups of 4 to 12, whose edges overlap.
fn gather(world: &mut World, from: usize, now: Timestamp, dice: &Dice) {
    let since = now - DAY * DAYS;
    let mut rest: Vec<usize> = (from..world.people.len()).collect();
    dice.shuffle(&mut rest);
    while rest.len() >= 4 {
        let size = (dice.between(4, 12) as usize).min(rest.len());
        let members = rest[rest.len() - size..].to_vec();
        rest.truncate(rest.len() - size + dice.place(&members[..3]));
        world
            .friendships
            .extend(members.windows(2).step_by(2).map(|pair| (pair[0], pair[1], true)));
        world.groups.push(Group {
            playgroup: playgroup(
                dice.id(since),
                words::group(world.groups.len(), dice),
                String::new(),
                since,
            ),
            members,
            regular: None,
            games: 0,
            days: dice.between(300, i64::from(DAYS)) as u32,
            last: dice.between(0, 40) as u32,
        });
    }
    world.friendships.sort();
    world.friendships.dedup_by_key(|(one, other, _)| (*one, *other));
}

/// Hands out games as such things are: few groups have many, many have few.
fn share(groups: &mut [Group], games: usize) {
    let weight = |rank: usize| ((rank + 10) as f64).powf(-0.8);
    let sum: f64 = (0..groups.len()).map(weight).sum();
    let mut left = games;
    for (rank, group) in groups.iter_mut().enumerate() {
        group.games = ((games as f64 * weight(rank) / sum) as usize).min(left);
        left -= group.games;
    }
    if let Some(first) = groups.first_mut() {
        first.games += left;
    }
}
