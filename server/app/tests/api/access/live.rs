//! The owner's live tables, written straight into storage: one in play, and the one the noted game came from.

use podium_domain::LiveCode;
use podium_domain::table::{
    Actor, JoinAs, Role, Rules, SeatColor, SeatNo, SeatSetup, SeatedPlayer, Settings, Setup, Table,
};
use podium_store::live::{self, LiveGuest, LivePerson, LiveStatus, LiveTable};
use podium_store::{Conn, Result, streaming};
use podium_test_support::TestApp;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::table::COMMANDER;

#[derive(Debug, Clone)]
pub struct Live {
    pub table: Uuid,
    pub code: String,
    /// The owner's.
    pub streaming: String,
}

impl Live {
    /// The first of the people at the table hosts it; all of them have come to it.
    pub async fn lay(app: &TestApp, people: Vec<Uuid>, game: Uuid) -> Live {
        let now = app.clock.now();
        let new = || app.app.entropy.uuid(now);
        let laid = Live {
            table: new(),
            code: LiveCode::from_bytes(app.app.entropy.bytes()).to_string(),
            streaming: new().to_string(),
        };
        let row = |id: Uuid, code: &str, game_id: Uuid| LiveTable {
            id,
            code: code.to_owned(),
            host_id: Some(people[0]),
            format_id: COMMANDER.parse().unwrap(),
            subformat_id: None,
            playgroup_id: None,
            set_id: None,
            game_id,
            status: LiveStatus::Open,
            opened_at: now,
            touched_at: now,
            sequence: 0,
            version: 1,
        };
        let (open, finished) = (row(laid.table, &laid.code, new()), row(new(), "", game));
        let held = LiveGuest {
            id: new(),
            seat: SeatNo::try_from(2).unwrap(),
        };
        let hash: [u8; 32] = Sha256::digest(&laid.streaming).into();
        let written = app.app.db.write(async move |c: &mut Conn| {
            write(c, &finished, &people, LiveStatus::Finished).await?;
            write(c, &open, &people, LiveStatus::Open).await?;
            live::put_guest(c, open.id, held, Sha256::digest(held.id).into(), now).await?;
            streaming::put(c, people[0], hash, now).await
        });
        written.await.unwrap();
        laid
    }
}

async fn write(c: &mut Conn, row: &LiveTable, people: &[Uuid], status: LiveStatus) -> Result<()> {
    let place = |(player, color)| SeatSetup {
        player,
        deck_id: None,
        deck_name: None,
        commanders: Vec::new(),
        color,
    };
    let players = [
        SeatedPlayer::User(people[0]),
        SeatedPlayer::Guest("Yann".parse().unwrap()),
    ];
    let setup = Setup {
        rules: Rules {
            starting_life: 40,
            commander_damage: Some(21),
            poison: Some(10),
        },
        settings: Settings::default(),
        seats: players.into_iter().zip(SeatColor::ALL).map(place).collect(),
        starter: None,
    };
    let host = Actor {
        role: Role::Host,
        user: row.host_id,
        guest: None,
        device: None,
    };
    let event = Table::open(row.id, setup, &host, row.opened_at).unwrap();
    live::insert(c, row).await?;
    live::append(c, row.id, 0, &[(&event).into()], status).await?;
    let came = LivePerson {
        role: JoinAs::Player,
        came: true,
        since: row.opened_at,
    };
    for user in people {
        live::put_person(c, row.id, *user, &came).await?;
    }
    Ok(())
}
