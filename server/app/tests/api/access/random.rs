//! A random world of people, playgroups, games, sets and decks, and what each person is to each thing.

use podium_domain::access::GameAccess;
use podium_domain::{Membership, Role, Timestamp};
use podium_store::decks::{self, Deck};
use podium_store::games::{self, Game, Played, Seat};
use podium_store::playgroups::{self, Playgroup};
use podium_store::sets::{self, Set};
use podium_store::{Conn, Result, blocks, friends};
use podium_system::Entropy;
use uuid::Uuid;

use crate::table::COMMANDER;

const GROUPS: usize = 5;
const DECKS: usize = 20;
const SETS: usize = 25;
const GAMES: usize = 120;

fn at(second: usize) -> Timestamp {
    Timestamp::from_seconds(1_779_900_000 + second as i64)
}

pub fn chance(luck: &Entropy, percent: u64) -> bool {
    luck.below(100) < percent
}

pub fn one<T: Copy>(luck: &Entropy, of: &[T]) -> T {
    of[luck.below(of.len() as u64) as usize]
}

fn maybe<T: Copy>(luck: &Entropy, percent: u64, of: &[T]) -> Option<T> {
    chance(luck, percent).then(|| one(luck, of))
}

#[derive(Clone)]
pub struct People {
    pub users: Vec<Uuid>,
    groups: Vec<Uuid>,
    members: Vec<(Uuid, Uuid, Membership)>,
    /// Accepted, or only asked.
    friends: Vec<(Uuid, Uuid, bool)>,
    blocks: Vec<(Uuid, Uuid)>,
}

impl People {
    pub fn new(luck: &Entropy, users: Vec<Uuid>) -> People {
        let groups: Vec<Uuid> = (0..GROUPS).map(|number| luck.uuid(at(number))).collect();
        let mut members = Vec::new();
        for group in &groups {
            // A playgroup has one owner.
            let owner = one(luck, &users);
            for user in &users {
                let membership = match luck.below(10) {
                    _ if *user == owner => Membership::In(Role::Owner),
                    0 => Membership::In(Role::Admin),
                    1 | 2 => Membership::In(Role::Member),
                    3 | 4 => Membership::Invited,
                    _ => continue,
                };
                members.push((*group, *user, membership));
            }
        }
        let (mut friends, mut blocks) = (Vec::new(), Vec::new());
        for (number, user) in users.iter().enumerate() {
            for other in &users[number + 1..] {
                match luck.below(10) {
                    0 => friends.push((*user, *other, true)),
                    1 => friends.push((*other, *user, false)),
                    2 => blocks.push((*user, *other)),
                    _ => (),
                }
            }
        }
        People {
            users,
            groups,
            members,
            friends,
            blocks,
        }
    }

    /// Friends, or in a common playgroup, and neither blocks the other.
    pub fn close(&self, me: Uuid, them: Uuid) -> bool {
        let pair = |one: Uuid, other: Uuid| (one, other) == (me, them) || (one, other) == (them, me);
        let is_in = |group: &Uuid, user| matches!(self.membership(Some(*group), user), Some(Membership::In(_)));
        let friends = self
            .friends
            .iter()
            .any(|(one, other, accepted)| *accepted && pair(*one, *other));
        let group = self.groups.iter().any(|group| is_in(group, me) && is_in(group, them));
        self.at_peace(me, them) && (friends || group)
    }

    fn at_peace(&self, me: Uuid, them: Uuid) -> bool {
        let between = |(one, other): &(Uuid, Uuid)| (*one, *other) == (me, them) || (*one, *other) == (them, me);
        !self.blocks.iter().any(between)
    }

    fn membership(&self, group: Option<Uuid>, user: Uuid) -> Option<Membership> {
        let found = self
            .members
            .iter()
            .find(|(of, who, _)| (Some(*of), *who) == (group, user));
        found.map(|(.., membership)| *membership)
    }

    pub async fn write(&self, c: &mut Conn) -> Result<()> {
        for (number, group) in self.groups.iter().enumerate() {
            let group = Playgroup {
                id: *group,
                name: format!("Group {number}"),
                description: String::new(),
                picture: None,
                created_at: at(0),
                last_activity: at(0),
                games: 0,
                version: 1,
            };
            playgroups::insert(c, &group).await?;
        }
        for (group, user, membership) in &self.members {
            let (role, joined) = match membership {
                Membership::In(role) => (*role, true),
                Membership::Invited => (Role::Member, false),
            };
            playgroups::insert_member(c, *group, *user, role, None, at(0), joined).await?;
        }
        for (asker, asked, accepted) in &self.friends {
            friends::insert(c, *asker, *asked, at(0), accepted.then(|| at(1))).await?;
        }
        for (blocker, blocked) in &self.blocks {
            blocks::block(c, *blocker, *blocked, at(0)).await?;
        }
        Ok(())
    }
}

#[derive(Clone)]
pub struct Record {
    pub decks: Vec<Deck>,
    pub sets: Vec<Set>,
    pub games: Vec<Played>,
}

impl Record {
    pub fn new(luck: &Entropy, people: &People) -> Record {
        let decks: Vec<Deck> = (0..DECKS).map(|number| deck(luck, people, number)).collect();
        let sets: Vec<Set> = (0..SETS).map(|number| set(luck, people, number)).collect();
        let games = (0..GAMES)
            .map(|number| game(luck, people, &decks, &sets, number))
            .collect();
        Record { decks, sets, games }
    }

    pub fn set_of(&self, played: &Played) -> Option<&Set> {
        self.sets.iter().find(|set| played.game.set_id == Some(set.id))
    }

    pub fn game_access(&self, people: &People, me: Uuid, played: &Played) -> GameAccess {
        GameAccess {
            recorder: played.game.recorded_by == Some(me),
            seated: sits(played, me),
            playgroup: people.membership(played.game.playgroup_id, me),
            removed: played.game.removed_at.is_some(),
        }
    }

    pub fn set_access(&self, people: &People, me: Uuid, set: &Set) -> GameAccess {
        // What was removed before the set is no part of it any more.
        let mut parts = self.games.iter().filter(|played| played.game.set_id == Some(set.id));
        GameAccess {
            recorder: set.recorded_by == Some(me),
            seated: parts.any(|played| played.game.removed_at == set.removed_at && sits(played, me)),
            playgroup: people.membership(set.playgroup_id, me),
            removed: set.removed_at.is_some(),
        }
    }

    /// Whether one may see the other's page.
    pub fn acquainted(&self, people: &People, me: Uuid, them: Uuid) -> bool {
        let together = |played: &Played| sits(played, me) && sits(played, them);
        let mut present = self.games.iter().filter(|played| played.game.removed_at.is_none());
        people.close(me, them) || (people.at_peace(me, them) && present.any(together))
    }

    pub async fn write(&self, c: &mut Conn) -> Result<()> {
        for deck in &self.decks {
            assert!(decks::insert(c, deck).await?);
        }
        for set in &self.sets {
            sets::insert(c, set).await?;
        }
        for played in &self.games {
            let mut present = played.clone();
            present.game.removed_at = None;
            games::record(c, &present).await?;
            if let Some(removed_at) = played.game.removed_at {
                games::remove(c, played.game.id, removed_at).await?;
            }
        }
        Ok(())
    }
}

fn sits(played: &Played, user: Uuid) -> bool {
    played.seats.iter().any(|seat| seat.user_id == Some(user))
}

fn deck(luck: &Entropy, people: &People, number: usize) -> Deck {
    Deck {
        id: luck.uuid(at(number)),
        owner_id: one(luck, &people.users),
        name: format!("Deck {number}"),
        format_id: COMMANDER.parse().unwrap(),
        subformat_id: None,
        commanders: "[]".into(),
        colors: String::new(),
        bracket: None,
        description: String::new(),
        link: None,
        picture: None,
        archived_at: maybe(luck, 30, &[at(number)]),
        created_at: at(0),
        updated_at: at(0),
        last_played: None,
        games: 0,
        wins: 0,
        version: 1,
        card_count: 0,
        list_changed_at: None,
    }
}

fn set(luck: &Entropy, people: &People, number: usize) -> Set {
    Set {
        id: luck.uuid(at(number)),
        playgroup_id: maybe(luck, 60, &people.groups),
        format_id: COMMANDER.parse().unwrap(),
        subformat_id: None,
        best_of: None,
        started_at: at(number),
        closed_at: None,
        recorded_by: maybe(luck, 80, &people.users),
        recorded_at: at(number),
        version: 1,
        removed_at: maybe(luck, 30, &[at(10_000 + number)]),
    }
}

/// One in three belongs to a set; one in four was removed, before its set if that was removed too.
fn game(luck: &Entropy, people: &People, decks: &[Deck], sets: &[Set], number: usize) -> Played {
    let id = luck.uuid(at(number));
    let set = chance(luck, 33).then(|| &sets[luck.below(sets.len() as u64) as usize]);
    let removed_alone = maybe(luck, 25, &[at(5_000 + number)]);
    let mut free = people.users.clone();
    let seats = (1..=2 + luck.below(3) as i64).map(|number| {
        let user = chance(luck, 60).then(|| free.swap_remove(luck.below(free.len() as u64) as usize));
        seat(luck, decks, id, number, user)
    });
    Played {
        seats: seats.collect(),
        game: Game {
            id,
            set_id: set.map(|set| set.id),
            playgroup_id: set.map_or_else(|| maybe(luck, 50, &people.groups), |set| set.playgroup_id),
            event_id: None,
            format_id: COMMANDER.parse().unwrap(),
            subformat_id: None,
            started_at: None,
            ended_at: at(number),
            turns: None,
            end_reason: None,
            recorded_by: maybe(luck, 80, &people.users),
            recorded_at: at(number),
            live: false,
            version: 1,
            removed_at: removed_alone.or(set.and_then(|set| set.removed_at)),
        },
    }
}

fn seat(luck: &Entropy, decks: &[Deck], game_id: Uuid, number: i64, user: Option<Uuid>) -> Seat {
    let own: Vec<Uuid> = decks
        .iter()
        .filter(|deck| Some(deck.owner_id) == user)
        .map(|deck| deck.id)
        .collect();
    Seat {
        game_id,
        seat: number,
        user_id: user,
        guest_name: user.is_none().then(|| format!("Guest {number}")),
        deck_id: if own.is_empty() { None } else { maybe(luck, 80, &own) },
        deck_name: None,
        commanders: "[]".into(),
        colors: String::new(),
        bracket: None,
        placement: number,
        final_life: None,
        eliminated_turn: None,
        eliminated_by: None,
        mulligans: None,
        username: None,
        firstname: None,
        picture: None,
    }
}
