//! The activity of accounts and playgroups.

use std::time::Duration;

use podium_test_support::{Caller, api_test};
use serde_json::{Value, json};

use crate::playgroups::Cast;
use crate::table::{COMMANDER, befriend, game, path, put_at, record, user, with};

async fn activity(caller: &Caller, path: &str) -> Vec<Value> {
    let answer = caller.get(path).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body["trail"].as_array().unwrap().clone()
}

/// What was done, by whom and to whom, by their first names.
fn told(entries: &[Value]) -> Vec<(String, String, String)> {
    let name = |card: &Value| card["firstname"].as_str().unwrap_or("-").to_owned();
    let entry = |entry: &Value| {
        let action = entry["action"].as_str().unwrap().to_owned();
        (action, name(&entry["actor"]), name(&entry["subject"]))
    };
    entries.iter().map(entry).collect()
}

fn line(action: &str, actor: &str, subject: &str) -> (String, String, String) {
    (action.to_owned(), actor.to_owned(), subject.to_owned())
}

api_test!(
    async fn a_playgroup_remembers_who_did_what(app) {
        let cast = Cast::new(app).await;
        befriend(app, &cast.owner, &cast.stranger).await;
        let of = |word: &str, whom: &Caller| cast.path(&format!("/{word}/{}", whom.id));
        // Each at a time of its own, so that the order is told.
        let tick = || app.clock.advance(Duration::from_millis(1));
        put_at(&cast.admin, &cast.path(""), &json!(1), json!({ "name": "Friday" })).await;
        tick();
        cast.owner.post(&cast.path("/invite"), json!({ "id": cast.stranger.id })).await;
        tick();
        cast.owner.delete(&of("user", &cast.stranger)).await;
        tick();
        cast.invited.put(&cast.path("/accept"), json!({})).await;
        tick();
        let link = cast.owner.post(&cast.path("/link"), json!({})).await.body["link"].clone();
        tick();
        cast.stranger.post(&format!("/join/{}", link["token"].as_str().unwrap()), json!({})).await;
        tick();
        cast.owner.delete(&cast.path(&format!("/link/{}", link["id"].as_str().unwrap()))).await;
        tick();
        cast.owner.put(&of("admin", &cast.member), json!({})).await;
        tick();
        cast.owner.delete(&of("admin", &cast.member)).await;
        tick();
        cast.admin.delete(&of("user", &cast.member)).await;
        tick();
        cast.owner.put(&of("owner", &cast.admin), json!({})).await;
        tick();
        cast.invited.put(&cast.path("/leave"), json!({})).await;
        // What was refused, or changed nothing, is not told.
        cast.member.put(&cast.path("/leave"), json!({})).await;
        cast.admin.put(&of("admin", &cast.owner), json!({})).await;

        let entries = activity(&cast.stranger, &cast.path("/activity")).await;
        assert_eq!(told(&entries), [
            line("left", "Ines", "Ines"),
            line("handed_over", "Olga", "Adam"),
            line("removed", "Adam", "Mia"),
            line("demoted", "Olga", "Mia"),
            line("promoted", "Olga", "Mia"),
            line("link_revoked", "Olga", "-"),
            line("joined_by_link", "Stan", "Stan"),
            line("link_made", "Olga", "-"),
            line("joined", "Ines", "Ines"),
            line("invitation_withdrawn", "Olga", "Stan"),
            line("invited", "Olga", "Stan"),
            line("group_edited", "Adam", "-"),
        ]);
        for (caller, wanted) in [(&cast.member, 404), (&cast.invited, 404), (&app.anyone(), 401)] {
            assert_eq!(caller.get(&cast.path("/activity")).await.status, wanted);
        }
        let hers = activity(&cast.member, "/user/activity").await;
        let groups: Vec<_> = hers.iter().filter(|entry| entry["action"] == "removed").map(|entry| &entry["playgroup"]).collect();
        assert_eq!(groups, [&Value::Null], "she may not know any more what it is called");
        let his = activity(&cast.admin, "/user/activity").await;
        let handed = his.iter().find(|entry| entry["action"] == "handed_over").unwrap();
        assert_eq!((&handed["playgroup"]["name"], &handed["actor"]["firstname"]), (&json!("Friday"), &json!("Olga")));
    }
);

api_test!(
    async fn a_playgroup_remembers_who_took_games_from_its_record(app) {
        let cast = Cast::new(app).await;
        let tick = || app.clock.advance(Duration::from_millis(1));
        let mine = |seats: &[Value]| with(game(seats), "playgroupId", cast.group.as_str());
        let table = [user(&cast.member, 1), user(&cast.owner, 2)];
        let played = record(&cast.member, mine(&table)).await;
        let set = json!({ "formatId": COMMANDER, "bestOf": null, "playgroupId": cast.group, "games": [mine(&table)] });
        let set = cast.member.post("/set", set).await.body["set"].clone();
        let (game_path, set_path) = (path("game", &played), path("set", &set));
        for path in [&game_path, &set_path] {
            tick();
            assert_eq!(cast.admin.delete(path).await.status, 200);
            assert_eq!(cast.admin.delete(path).await.status, 200, "what is gone already is not told again");
            tick();
            assert_eq!(cast.owner.put(&format!("{path}/restore"), json!({})).await.status, 200);
        }
        tick();
        let elsewhere = with(game(&table), "playgroupId", Value::Null);
        let version = cast.member.get(&game_path).await.body["game"]["version"].clone();
        assert_eq!(put_at(&cast.member, &game_path, &version, elsewhere).await.status, 200);
        let alone = record(&cast.member, game(&table)).await;
        assert_eq!(cast.member.delete(&path("game", &alone)).await.status, 200, "of no playgroup");
        assert_eq!(told(&activity(&cast.member, &cast.path("/activity")).await), [
            line("game_removed", "Mia", "-"),
            line("set_restored", "Olga", "-"),
            line("set_removed", "Adam", "-"),
            line("game_restored", "Olga", "-"),
            line("game_removed", "Adam", "-"),
        ]);
    }
);

api_test!(
    async fn an_invited_user_reads_no_activity(app) {
        let cast = Cast::new(app).await;
        assert_eq!(cast.invited.get(&cast.path("/activity")).await.status, 403);
        assert_eq!(cast.stranger.get(&cast.path("/activity")).await.status, 404);
        assert_eq!(activity(&cast.member, &cast.path("/activity")).await, Vec::<Value>::new());
    }
);

api_test!(
    async fn my_activity_has_only_my_sign_ins(app) {
        let (ana, ben) = (app.signed_up("Ana").await, app.signed_up("Ben").await);
        app.clock.advance(Duration::from_secs(1));
        let made = ana.post("/playgroup", json!({ "name": "Lamps" })).await;
        let mine = activity(&ana, "/user/activity").await;
        assert_eq!(told(&mine[..1]), [line("group_created", "Ana", "-")]);
        let own = |name: &str| [line("email_verified", name, name), line("sign_up", name, name)];
        let sorted = |entries: &[Value]| {
            let mut told = told(entries);
            told.sort();
            told
        };
        assert_eq!(sorted(&mine[1..]), own("Ana"));
        assert_eq!(mine[0]["playgroup"], json!({ "id": made.body["playgroup"]["id"], "name": "Lamps" }));
        assert_eq!(sorted(&activity(&ben, "/user/activity").await), own("Ben"));
        assert_eq!(app.anyone().get("/user/activity").await.status, 401);
    }
);

api_test!(
    async fn a_long_activity_comes_in_pages_without_gaps(app) {
        let cast = Cast::new(app).await;
        for n in 0..60 {
            let word = if n % 2 == 0 { cast.owner.put(&cast.path(&format!("/admin/{}", cast.member.id)), json!({})).await } else { cast.owner.delete(&cast.path(&format!("/admin/{}", cast.member.id))).await };
            assert_eq!(word.status, 200);
            // Three at a time share a millisecond.
            if n % 3 == 2 {
                app.clock.advance(Duration::from_millis(1));
            }
        }
        let first = cast.owner.get(&cast.path("/activity")).await.body;
        let next = first["next"].as_i64().unwrap();
        let second = cast.owner.get(&cast.path(&format!("/activity?timestamp={next}"))).await.body;
        assert_eq!(second["next"], Value::Null);
        let ids = |page: &Value| page["trail"].as_array().unwrap().iter().map(|entry| entry["id"].to_string()).collect::<Vec<_>>();
        let (mut all, later) = (ids(&first), ids(&second));
        assert!(all.len() >= 50 && all.len() < 54, "{}", all.len());
        all.extend(later);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 60);
        assert_eq!(cast.owner.get(&cast.path("/activity?timestamp=x")).await.status, 422);
    }
);

api_test!(
    async fn the_old_paths_answer_the_same(app) {
        let cast = Cast::new(app).await;
        cast.owner.post(&cast.path("/link"), json!({})).await;
        for (old, new) in [("/user/trail".into(), "/user/activity".into()), (cast.path("/trail"), cast.path("/activity"))] {
            let (old, new) = (cast.owner.get(&old).await, cast.owner.get(&new).await);
            assert_eq!(new.status, 200, "{new:?}");
            assert_eq!((old.status, old.body), (new.status, new.body));
        }
    }
);
