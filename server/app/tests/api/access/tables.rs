//! The owner's games and sets, written straight into storage.

use podium_domain::Timestamp;
use podium_store::claims::{self, ClaimLink};
use podium_store::games::{self, Game, Played, Seat};
use podium_store::sets::{self, Set};
use podium_store::tags::{self, Wanted};
use podium_store::{Conn, Result, Target, notes};
use podium_test_support::{Caller, TestApp};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::world::Role;
use crate::table::{COMMANDER, id};

/// Two sets of one game each, with and without notes and tags of those who see them; and what was removed.
#[derive(Debug, Clone, Copy)]
pub struct Tables {
    pub set: Uuid,
    pub game: Uuid,
    pub bare_set: Uuid,
    pub bare_game: Uuid,
    pub removed_set: Uuid,
    pub removed_game: Uuid,
    /// Of each viewer, on the noted game and set.
    pub tags: [Uuid; 4],
    /// The owner's, on nothing.
    pub tag: Uuid,
}

impl Tables {
    /// `claim` leads to the guest's seat of the bare game.
    pub async fn lay(app: &TestApp, people: &[Caller], group: &str, claim: &str) -> Tables {
        let new = || app.app.entropy.uuid(app.clock.now());
        let t = Tables {
            set: new(),
            game: new(),
            bare_set: new(),
            bare_game: new(),
            removed_set: new(),
            removed_game: new(),
            tags: [new(), new(), new(), new()],
            tag: new(),
        };
        let (now, group) = (app.clock.now(), group.parse().unwrap());
        let of = |role: Role| id(&people[role as usize]);
        let (owner, seated, viewers) = (of(Role::Owner), of(Role::Seated), Role::VIEWERS.map(of));
        let notes: Vec<(Uuid, Uuid)> = viewers.iter().map(|_| (new(), new())).collect();
        let hash: [u8; 32] = Sha256::digest(claim).into();
        let set = move |id| Set {
            id,
            playgroup_id: Some(group),
            format_id: COMMANDER.parse().unwrap(),
            subformat_id: None,
            best_of: None,
            started_at: now,
            closed_at: None,
            recorded_by: Some(owner),
            recorded_at: now,
            version: 1,
            removed_at: None,
        };
        let game = move |id, set_id| Played {
            game: Game {
                id,
                set_id,
                playgroup_id: Some(group),
                event_id: None,
                format_id: COMMANDER.parse().unwrap(),
                subformat_id: None,
                started_at: None,
                ended_at: now,
                turns: None,
                end_reason: None,
                recorded_by: Some(owner),
                recorded_at: now,
                live: false,
                version: 1,
                removed_at: None,
            },
            seats: vec![
                seat(id, 1, Some(owner), None),
                seat(id, 2, Some(seated), None),
                seat(id, 3, None, Some("Yann")),
            ],
        };
        let written = app.app.db.write(async move |c: &mut Conn| {
            for (set_id, game_id) in [
                (t.set, t.game),
                (t.bare_set, t.bare_game),
                (t.removed_set, new_in(t.removed_set)),
            ] {
                sets::insert(c, &set(set_id)).await?;
                games::record(c, &game(game_id, Some(set_id))).await?;
            }
            games::record(c, &game(t.removed_game, None)).await?;
            for ((viewer, tag), (on_game, on_set)) in viewers.into_iter().zip(t.tags).zip(&notes) {
                for (target, note) in [(Target::Game(t.game), on_game), (Target::Set(t.set), on_set)] {
                    put(c, viewer, target, tag, *note, now).await?;
                }
            }
            tags::insert(c, owner, t.tag, &"On nothing".parse().unwrap(), None, now).await?;
            let link = ClaimLink {
                game_id: t.bare_game,
                seat: 3,
                expires_at: now + std::time::Duration::from_secs(60),
                used_at: None,
            };
            claims::insert(c, hash, &link, claims::LinkMaker::User(owner), now).await
        });
        written.await.unwrap();
        for removed in [format!("/game/{}", t.removed_game), format!("/set/{}", t.removed_set)] {
            assert_eq!(people[Role::Owner as usize].delete(&removed).await.status, 200);
        }
        t
    }
}

/// The only game of a set, which no row asks for by itself.
fn new_in(set: Uuid) -> Uuid {
    Uuid::from_u128(set.as_u128() ^ 1)
}

async fn put(c: &mut Conn, user: Uuid, target: Target, tag: Uuid, note: Uuid, now: Timestamp) -> Result<()> {
    let wanted = Wanted::Named {
        id: tag,
        name: "Mine".parse().unwrap(),
    };
    tags::put_on(c, user, target, &[wanted], now).await?;
    notes::insert(c, user, target, note, &"Count the treasures.".parse().unwrap(), now)
        .await
        .map(drop)
}

fn seat(game_id: Uuid, seat: i64, user_id: Option<Uuid>, guest: Option<&str>) -> Seat {
    Seat {
        game_id,
        seat,
        user_id,
        guest_name: guest.map(str::to_owned),
        deck_id: None,
        deck_name: None,
        commanders: "[]".into(),
        colors: String::new(),
        bracket: None,
        placement: seat,
        final_life: None,
        eliminated_turn: None,
        eliminated_by: None,
        mulligans: None,
        username: user_id.map(|_| "somebody".into()),
        firstname: user_id.map(|_| "Somebody".into()),
        picture: None,
    }
}
