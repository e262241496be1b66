//! What was kept long enough goes, and nothing else: by the operator's command, and by the server.

use podium_api::retention;
use podium_domain::{Kept, Timestamp};
use podium_store::{Conn, Param};
use podium_test_support::{Caller, Database, TestApp};
use serde_json::{Value, json};

use crate::admin::operator_test;
use crate::live::{finish, guest, open, table, text, user};
use crate::operator::{parsed, refused, well};
use crate::table::{game, group, path, record};

/// Long before anything that is kept.
const OLD: Timestamp = Timestamp::from_seconds(1);

/// Makes rows old, by the id they are found by.
async fn make_old(app: &TestApp, sql: &'static str, id: &str) {
    let id = id.parse::<uuid::Uuid>().unwrap();
    let changed = app.app.db.write(async move |c: &mut Conn| {
        let values: [&dyn Param; 2] = [&OLD, &id];
        c.exec(sql, &values).await
    });
    assert!(changed.await.unwrap() > 0, "{sql}");
}

async fn count(app: &TestApp, table: &str) -> i64 {
    let sql = format!("SELECT COUNT(*) FROM {table}");
    let counted = app.app.db.read(async move |c: &mut Conn| c.one(&sql, &[]).await);
    counted.await.unwrap()
}

/// Two of everything that is not kept forever: one of it old.
struct World {
    alice: Caller,
    lamps: String,
    games: Vec<Value>,
    finished: Vec<Value>,
}

async fn world(app: &TestApp) -> World {
    let alice = app.user("Alice").await;
    let lamps = group(app, "Lamps", &[(&alice, "owner")]).await;
    let gone = group(app, "Gone", &[(&alice, "owner")]).await;
    let (mut games, mut finished) = (Vec::new(), Vec::new());
    for old in [true, false] {
        let removed = record(
            &alice,
            game(&[crate::table::user(&alice, 1), crate::table::guest("Gus", 2)]),
        )
        .await;
        let link = alice
            .post(&format!("{}/claim-link", path("game", &removed)), json!({ "seat": 2 }))
            .await;
        assert_eq!(link.status, 201, "{link:?}");
        assert_eq!(alice.delete(&path("game", &removed)).await.status, 200);
        let link = alice.post(&format!("/playgroup/{lamps}/link"), json!({})).await;
        assert_eq!(link.status, 201, "{link:?}");
        assert_eq!(
            alice.post(&format!("/playgroup/{gone}/link"), json!({})).await.status,
            201
        );
        let [closed, played] = [(); 2].map(|()| open(&alice, table(&[user(&alice), guest("Gus")])));
        let (closed, played) = (closed.await, played.await);
        let done = finish(&alice, &played, json!({ "placements": [1, 2] })).await;
        assert_eq!(done.status, 200, "{done:?}");
        if old {
            for sql in [
                "UPDATE claim_link SET expires_at = $1 WHERE game_id = $2",
                "UPDATE game SET removed_at = $1 WHERE id = $2",
            ] {
                make_old(app, sql, text(&removed, "id")).await;
            }
            make_old(
                app,
                "UPDATE playgroup_link SET expires_at = $1 WHERE playgroup_id = $2",
                &lamps,
            )
            .await;
            make_old(
                app,
                "UPDATE live_table SET status = 'closed', touched_at = $1 WHERE id = $2",
                text(&closed, "id"),
            )
            .await;
            make_old(
                app,
                "UPDATE live_table SET touched_at = $1 WHERE id = $2",
                text(&played, "id"),
            )
            .await;
            make_old(app, "UPDATE audit SET at = $1 WHERE playgroup_id = $2", &lamps).await;
            make_old(app, "UPDATE audit SET at = $1 WHERE playgroup_id = $2", &gone).await;
        }
        games.push(removed);
        finished.push(done.body["game"].clone());
    }
    // Her link made in the meantime is of today, as is that this group is gone.
    assert_eq!(alice.delete(&format!("/playgroup/{gone}")).await.status, 200);
    World {
        alice,
        lamps,
        games,
        finished,
    }
}

operator_test!(
    async fn what_was_kept_long_enough_goes_and_nothing_else(app) {
        let World { alice, lamps, games, finished } = world(app).await;
        let dry = well(app, &["sweep", "--dry-run", "--json"]).await;
        let due = json!({
            "activity": 1, "closedTables": 1, "joinLinks": 1, "claimLinks": 1, "removedSets": 0, "removedGames": 1,
        });
        assert_eq!(parsed(&dry), due);
        let told = well(app, &["sweep", "--dry-run"]).await;
        assert!(told.contains("1  live tables closed without a game, older than 90 days"), "{told}");
        assert!(told.contains("timelines of games, kept forever"), "{told}");
        refused(app, &["sweep"], "add --yes").await;
        assert_eq!(parsed(&well(app, &["sweep", "--dry-run", "--json"]).await), due, "nothing has gone yet");

        let before = (count(app, "audit").await, count(app, "live_table").await);
        assert!(well(app, &["sweep", "--yes"]).await.contains("5 deleted."));
        let after = (count(app, "audit").await, count(app, "live_table").await);
        assert_eq!(after, (before.0 - 1, before.1 - 1));
        assert_eq!((count(app, "claim_link").await, count(app, "playgroup_link").await), (1, 1));
        let removed = alice.get("/games/removed").await.body["games"].clone();
        assert_eq!((removed.as_array().unwrap().len(), &removed[0]["id"]), (1, &games[1]["id"]));
        for game in &finished {
            assert_eq!(alice.get(&format!("{}/timeline", path("game", game))).await.status, 200);
        }
        let activity = alice.get(&format!("/playgroup/{lamps}/activity")).await.body["trail"].clone();
        assert_eq!(activity.as_array().unwrap().len(), 2, "a playgroup keeps all of its own: {activity}");
        let nothing = parsed(&well(app, &["sweep", "--dry-run", "--json"]).await);
        assert!(nothing.as_object().unwrap().values().all(|count| *count == json!(0)), "{nothing}");
        well(app, &["sweep"]).await;
    }
);

operator_test!(
    async fn the_server_sweeps_by_the_same_rules(app) {
        let World { alice, finished, .. } = world(app).await;
        let mut settings = (*app.app.settings).clone();
        let now = app.clock.now();
        let swept = retention::sweep(&app.app.db, &settings, now).await.unwrap();
        assert_eq!(swept, [], "it keeps everything");
        settings.keep_timelines_days = 1;
        let swept = retention::sweep(&app.app.db, &settings, now).await.unwrap();
        assert_eq!(swept, [(Kept::Timelines, 1)]);
        for (game, status) in finished.iter().zip([404, 200]) {
            assert_eq!(alice.get(&path("game", game)).await.status, 200, "the game itself stays");
            assert_eq!(alice.get(&format!("{}/timeline", path("game", game))).await.status, status);
        }
    }
);

operator_test!(
    async fn much_goes_in_small_steps(app) {
        let old = app.app.db.write(async |c: &mut Conn| {
            for number in 1..=450_u128 {
                let id = uuid::Uuid::from_u128(number);
                let sql = "INSERT INTO audit (id, at, action) VALUES ($1, $2, 'sign_in')";
                c.exec(sql, &[&id, &OLD]).await?;
            }
            Ok(())
        });
        old.await.unwrap();
        assert!(well(app, &["sweep", "--yes"]).await.contains("450 deleted."));
        assert_eq!(count(app, "audit").await, 0);
    }
);
