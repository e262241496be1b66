//! The rules of `podium_domain::access` and the SQL of lists give the same answer for every person and every game, set,
//! deck and live table of a random world.

use std::collections::BTreeSet;

use podium_domain::Timestamp;
use podium_domain::access::{DeckAccess, DeckAct, DeckViewer, GameAccess, GameAct};
use podium_domain::table::TableAct;
use podium_store::games::{self, Filter, Scope};
use podium_store::live::{self, LiveStatus};
use podium_store::{Conn, Result, decks, people, pods, sets, visible};
use podium_system::Entropy;
use podium_test_support::{api_test, seed};
use uuid::Uuid;

use super::random::{People, Record};
use super::random_live::Table;

const GAME_ACTS: [GameAct; 4] = [GameAct::See, GameAct::Use, GameAct::Edit, GameAct::LeaveSeat];
const LISTED: &str = "SELECT h.game_id FROM history h WHERE h.user_id = $1";

type Ids = BTreeSet<Uuid>;

fn answers(access: GameAccess) -> [bool; 4] {
    GAME_ACTS.map(|act| access.may(act))
}

fn which<T>(all: &[T], id: impl Fn(&T) -> Uuid, holds: impl Fn(&T) -> bool) -> Ids {
    all.iter().filter(|one| holds(one)).map(id).collect()
}

async fn ids(c: &mut Conn, sql: &str, me: Uuid) -> Result<Ids> {
    Ok(c.all(sql, &[&me]).await?.into_iter().collect())
}

async fn games_agree(c: &mut Conn, me: Uuid, people: &People, record: &Record) -> Result<()> {
    let access = |played: &games::Played| record.game_access(people, me, played);
    let id = |played: &games::Played| played.game.id;
    let used = which(&record.games, id, |played| access(played).may(GameAct::Use));
    let all: Vec<Uuid> = record.games.iter().map(id).collect();
    let visible: Ids = visible::games_among(c, me, &all).await?.into_iter().collect();
    assert_eq!(visible, used, "games {me} sees in lists");
    let mine = |played: &games::Played| {
        let access = access(played);
        !access.removed && (access.recorder || access.seated)
    };
    assert_eq!(
        ids(c, LISTED, me).await?,
        which(&record.games, id, mine),
        "history of {me}"
    );
    let restored = |played: &games::Played| {
        let access = access(played);
        access.removed && access.may(GameAct::Edit) && record.set_of(played).is_none_or(|set| set.removed_at.is_none())
    };
    let removed = games::removed(c, me, Timestamp::from_micros(0)).await?;
    let removed: Ids = removed.iter().map(|view| id(&view.played)).collect();
    assert_eq!(removed, which(&record.games, id, restored), "games {me} may restore");
    for view in games::of_ids(c, me, &all).await? {
        let game = id(&view.played);
        let played = record.games.iter().find(|played| id(played) == game).unwrap();
        let wanted = answers(access(played));
        assert_eq!(answers(view.access), wanted, "{me} and the game {played:?}");
    }
    Ok(())
}

async fn sets_agree(c: &mut Conn, me: Uuid, people: &People, record: &Record) -> Result<()> {
    let access = |set: &sets::Set| record.set_access(people, me, set);
    let id = |set: &sets::Set| set.id;
    let used = which(&record.sets, id, |set| access(set).may(GameAct::Use));
    let all: Vec<Uuid> = record.sets.iter().map(id).collect();
    let visible: Ids = visible::sets_among(c, me, &all).await?.into_iter().collect();
    assert_eq!(visible, used, "sets {me} sees in lists");
    let restored = |set: &sets::Set| set.removed_at.is_some() && access(set).may(GameAct::Edit);
    let removed = sets::removed(c, me, Timestamp::from_micros(0)).await?;
    let removed: Ids = removed.iter().map(|view| view.set.id).collect();
    assert_eq!(removed, which(&record.sets, id, restored), "sets {me} may restore");
    for set in &record.sets {
        let wanted = answers(access(set));
        let view = sets::find(c, me, set.id).await?.unwrap();
        assert_eq!(answers(view.access), wanted, "{me} and {set:?}");
    }
    Ok(())
}

async fn decks_agree(c: &mut Conn, me: Uuid, people: &People, record: &Record) -> Result<()> {
    for deck in &record.decks {
        let viewer = match deck.owner_id {
            owner if owner == me => DeckViewer::Owner,
            owner if record.acquainted(people, me, owner) => DeckViewer::Acquaintance,
            _ => DeckViewer::Stranger,
        };
        let archived = deck.archived_at.is_some();
        let wanted = DeckAccess { viewer, archived };
        let found = decks::find(c, me, deck.id).await?.unwrap().access;
        for act in [DeckAct::See, DeckAct::Edit] {
            assert_eq!(found.may(act), wanted.may(act), "{me}, {act:?} and {deck:?}");
        }
        let page = games::page(c, me, Scope::Deck(deck.id), &Filter::default()).await?;
        let listed: Ids = page.games.iter().map(|view| view.played.game.id).collect();
        let seen = |played: &games::Played| {
            let with_it = played.seats.iter().any(|seat| seat.deck_id == Some(deck.id));
            with_it && record.game_access(people, me, played).may(GameAct::Use)
        };
        let wanted = which(&record.games, |played| played.game.id, seen);
        assert_eq!(listed, wanted, "games of {deck:?} as {me} sees them");
    }
    Ok(())
}

async fn companions_agree(c: &mut Conn, me: Uuid, people: &People) -> Result<()> {
    let listed: Ids = pods::companions(c, me).await?.iter().map(|card| card.id).collect();
    let others = which(
        &people.users,
        |user| *user,
        |user| *user != me && people.close(me, *user),
    );
    assert_eq!(listed, others, "whom {me} may seat");
    for user in &people.users {
        let wanted = *user == me || others.contains(user);
        assert_eq!(people::may_seat(c, me, *user).await?, wanted, "{me} and {user}");
    }
    Ok(())
}

async fn tables_agree(c: &mut Conn, me: Uuid, tables: &[Table]) -> Result<()> {
    let access = |table: &Table| table.row.attendance(me, table.joins(me));
    let id = |table: &Table| table.row.id;
    let seen = which(tables, id, |table| access(table).may(TableAct::See));
    let listed: Ids = live::of_user(c, me).await?.into_iter().collect();
    assert_eq!(listed, seen, "tables of {me}");
    let open = which(tables, id, |table| {
        seen.contains(&table.row.id) && table.row.status == LiveStatus::Open
    });
    let listed: Ids = live::current_of(c, me).await?.iter().map(|row| row.id).collect();
    assert_eq!(listed, open, "open tables of {me}");
    for table in tables {
        let person = live::person(c, table.row.id, me).await?;
        let read = table.row.attendance(me, person.map(|person| person.role));
        assert_eq!(read, access(table), "{me} and {table:?}");
    }
    Ok(())
}

api_test!(
    async fn rules_and_lists_agree(app) {
        let luck = Entropy::seeded(seed::next());
        let users: Vec<String> = (0..10).map(|number| format!("Player{number}")).collect();
        let users = app.crowd(users.iter().map(String::as_str)).await;
        let people = People::new(&luck, users.iter().map(crate::table::id).collect());
        let record = Record::new(&luck, &people);
        let tables: Vec<Table> = (0..15).map(|_| Table::new(&luck, &people, app.clock.now())).collect();
        let (writing, written, laid) = (people.clone(), record.clone(), tables.clone());
        let write = app.app.db.write(async move |c: &mut Conn| {
            writing.write(c).await?;
            written.write(c).await?;
            for table in &laid {
                table.write(c).await?;
            }
            Ok(())
        });
        write.await.unwrap();
        for me in people.users.clone() {
            let (people, record, tables) = (people.clone(), record.clone(), tables.clone());
            let read = app.app.db.read(async move |c: &mut Conn| {
                games_agree(c, me, &people, &record).await?;
                sets_agree(c, me, &people, &record).await?;
                decks_agree(c, me, &people, &record).await?;
                companions_agree(c, me, &people).await?;
                tables_agree(c, me, &tables).await
            });
            read.await.unwrap();
        }
    }
);
