//! Tonight's pods.

use std::time::Duration;

use podium_store::Conn;
use podium_test_support::{Answer, Caller, TestApp, api_test};
use serde_json::{Value, json};

use crate::playgroups::Cast;
use crate::table::{COMMANDER, deck, game, group, id, record, user, with};

fn member(caller: &Caller) -> Value {
    json!({ "userId": caller.id })
}

fn named(name: &str) -> Value {
    json!({ "guestName": name })
}

fn in_pod(player: Value, pod: usize) -> Value {
    with(player, "pod", pod)
}

/// Who sits together, each pod by places, the pods in order.
fn pods(answer: &Answer) -> Vec<Vec<u64>> {
    assert_eq!(answer.status, 200, "{answer:?}");
    let pod = |pod: &Value| {
        let mut players: Vec<u64> = pod["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|at| at.as_u64().unwrap())
            .collect();
        players.sort_unstable();
        players
    };
    answer.body["pods"].as_array().unwrap().iter().map(pod).collect()
}

/// Writes a user's rating in a playgroup.
async fn rate(app: &TestApp, scope: &str, caller: &Caller, mu: f64) {
    let (scope, subject, at) = (scope.parse::<uuid::Uuid>().unwrap(), id(caller), app.clock.now());
    let sql = "INSERT INTO rating (scope, subject, deck, mu, sigma, mu_before, games, wins, draws, ended_at, game_id)
        VALUES ($1, $2, FALSE, $3, $4, $3, 9, 0, 0, $5, $1)";
    let written = app
        .app
        .db
        .write(async move |c: &mut Conn| c.exec(sql, &[&scope, &subject, &mu, &1.0, &at]).await);
    assert_eq!(written.await.unwrap(), 1);
}

api_test!(
    async fn equals_sit_together_and_old_acquaintances_apart(app) {
        let people = app.crowd(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]).await;
        let roles: Vec<_> = people.iter().map(|person| (person, "member")).collect();
        let thursday = group(app, "Thursday", &roles).await;
        let path = format!("/playgroup/{thursday}/pods");
        let players: Vec<Value> = people.iter().map(member).collect();
        let body = json!({ "formatId": COMMANDER, "players": players, "shown": [], "evaluate": false });
        // Each second one is as strong as two levels more.
        for (at, person) in people.iter().enumerate() {
            rate(app, &thursday, person, if at % 2 == 0 { 20.0 } else { 40.0 }).await;
        }
        let even = people[0].post(&path, body.clone()).await;
        let mut sorted = pods(&even);
        sorted.sort();
        assert_eq!(sorted, [[0, 2, 4, 6], [1, 3, 5, 7]]);
        for pod in even.body["pods"].as_array().unwrap() {
            let value = if pod["players"].as_array().unwrap().contains(&json!(0)) { 800 } else { 1600 };
            assert_eq!((&pod["value"], &pod["spread"]), (&json!(value), &json!(0)));
            assert_eq!((&pod["brackets"], &pod["meetings"], &pod["newPairs"]), (&Value::Null, &json!(0), &json!(6)));
        }
        assert_eq!(even.body["cost"], 0.0);
        assert!(even.body["chance"].as_f64().unwrap() > 1.0);

        // What was shown before is not shown again for a while.
        let mut asked = with(body.clone(), "shown", json!(sorted));
        for _ in 0..3 {
            let shown = asked["shown"].as_array().unwrap().clone();
            asked["shown"] = json!([shown.clone(), shown].concat());
        }
        let again = people[0].post(&path, asked).await;
        assert!(again.body["cost"].as_f64().unwrap() > 0.0, "the cost told is the cost, whatever was shown: {again:?}");
        assert_ne!(pods(&again).iter().filter(|pod| sorted.contains(pod)).count(), 2);
    }
);

api_test!(
    async fn who_met_lately_sits_apart(app) {
        let people = app.crowd(["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn"]).await;
        let roles: Vec<_> = people.iter().map(|person| (person, "member")).collect();
        let thursday = group(app, "Thursday", &roles).await;
        let elsewhere = group(app, "Friday", &roles).await;
        let path = format!("/playgroup/{thursday}/pods");
        let table = |places: [usize; 3]| game(&places.map(|at| user(&people[at], 1)));
        let long_ago = app.clock.now() - Duration::from_secs(181 * 24 * 60 * 60);
        let long_ago = with(table([0, 3, 4]), "endedAt", long_ago.to_string());
        record(&people[0], with(long_ago, "playgroupId", thursday.as_str())).await;
        for place in [&thursday, &thursday, &elsewhere] {
            record(&people[0], with(table([0, 1, 2]), "playgroupId", place.as_str())).await;
        }
        record(&people[3], with(table([3, 4, 5]), "playgroupId", thursday.as_str())).await;
        let players: Vec<Value> = people.iter().map(member).collect();
        let drawn = people[0].post(&path, json!({ "players": players })).await;
        for pod in pods(&drawn) {
            let old = pod.iter().filter(|at| **at < 3).count();
            assert!((1..=2).contains(&old), "{drawn:?}");
        }
        let met: i64 = drawn.body["pods"].as_array().unwrap().iter().map(|pod| pod["meetings"].as_i64().unwrap()).sum();
        let new: i64 = drawn.body["pods"].as_array().unwrap().iter().map(|pod| pod["newPairs"].as_i64().unwrap()).sum();
        assert_eq!((met, new), (3, 4), "two who played twice, two who played once: {drawn:?}");
    }
);

api_test!(
    async fn locks_hold_and_given_pods_are_judged(app) {
        let cast = Cast::new(app).await;
        let path = cast.path("/pods");
        let (three, two) = (deck(&cast.owner, "Lanterns").await, deck(&cast.admin, "Bees").await);
        let names = ["Una", "Vic", "Wim", "Xia"];
        let mut players = vec![
            in_pod(with(member(&cast.owner), "deckId", three.as_str()), 1),
            in_pod(with(with(member(&cast.admin), "deckId", two.as_str()), "bracket", 5), 1),
            member(&cast.member),
        ];
        players.extend(names.map(named));
        let seven = cast.member.post(&path, json!({ "players": players })).await;
        let made = pods(&seven);
        assert_eq!((made.len(), made[0].len() + made[1].len()), (2, 7));
        assert!(made[1].contains(&0) && made[1].contains(&1), "{seven:?}");
        assert_eq!((&seven.body["pods"][1]["brackets"], &seven.body["pods"][0]["brackets"]), (&json!([3, 5]), &Value::Null));

        let placed: Vec<Value> = players.iter().enumerate().map(|(at, player)| in_pod(player.clone(), usize::from(at < 3))).collect();
        let judged = cast.member.post(&path, json!({ "players": placed, "evaluate": true })).await;
        assert_eq!(pods(&judged), [vec![3, 4, 5, 6], vec![0, 1, 2]]);
        assert_eq!(judged.body["chance"], seven.body["chance"]);

        let refused = |players: Vec<Value>, more: Value| {
            let mut body = json!({ "players": players });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            async { cast.member.post(&path, body).await }
        };
        let (unknown, guests) = ("0192f5c0-0000-7000-8000-000000000000", || names.map(named).to_vec());
        let table = [
            (guests()[..2].to_vec(), json!({}), json!({ "players": "too_few" })),
            (vec![named("Una"); 101], json!({}), json!({ "players": "too_many" })),
            (players.iter().map(|player| in_pod(player.clone(), 0)).collect(), json!({}), json!({ "players": "invalid" })),
            ([guests(), vec![in_pod(named("Yan"), 3)]].concat(), json!({}), json!({ "players": "invalid" })),
            (guests(), json!({ "evaluate": true }), json!({ "players.0.pod": "required", "players.1.pod": "required", "players.2.pod": "required", "players.3.pod": "required" })),
            (guests(), json!({ "formatId": unknown }), json!({ "formatId": "unknown" })),
            (guests(), json!({ "shown": [[0, 4]] }), json!({ "shown": "invalid" })),
            (guests(), json!({ "shown": [[1, 1]] }), json!({ "shown": "invalid" })),
            ([guests(), vec![json!({}), named(" "), with(named("Yan"), "bracket", 6)]].concat(), json!({}),
                json!({ "players.4.guestName": "required", "players.5.guestName": "required", "players.6.bracket": "invalid" })),
            ([guests(), vec![member(&cast.stranger), member(&cast.invited), member(&cast.owner), member(&cast.owner)]].concat(), json!({}),
                json!({ "players.4.userId": "unknown", "players.5.userId": "unknown", "players.7.userId": "duplicate" })),
            ([guests(), vec![with(member(&cast.owner), "deckId", two.as_str()), with(named("Yan"), "deckId", two.as_str())]].concat(), json!({}),
                json!({ "players.4.deckId": "unknown", "players.5.deckId": "unknown" })),
        ];
        for (players, more, fields) in table {
            let answer = refused(players, more).await;
            assert_eq!((answer.status, &answer.body["fields"]), (422, &fields), "{answer:?}");
        }
        let body = json!({ "players": [] });
        let mut french = cast.member.clone();
        french.lang = "fr";
        assert_ne!(french.post(&path, body.clone()).await.body["fieldMessages"], cast.member.post(&path, body).await.body["fieldMessages"]);
    }
);

api_test!(
    async fn private_ratings_cannot_be_inferred(app) {
        let cast = Cast::new(app).await;
        let (path, private) = (cast.path("/pods"), cast.path("/private"));
        rate(app, &cast.group, &cast.member, 40.0).await;
        let body = json!({ "players": [member(&cast.owner), member(&cast.admin), member(&cast.member)] });
        let open = cast.owner.post(&path, body.clone()).await.body;
        assert_eq!((&open["pods"][0]["value"], &open["pods"][0]["spread"]), (&json!(1200), &json!(600)));
        assert_eq!(cast.member.put(&private, json!({ "private": true })).await.status, 200);
        let kept = cast.owner.post(&path, body.clone()).await.body;
        assert_eq!((&kept["pods"][0]["value"], &kept["pods"][0]["spread"]), (&json!(1000), &json!(0)));
        assert_eq!((&kept["cost"], &kept["chance"]), (&json!(0.0), &json!(0.0)));
        assert_eq!(cast.member.post(&path, body).await.body, open, "but to whom they belong");
    }
);

api_test!(
    async fn a_guest_list_is_for_members(app) {
        let cast = Cast::new(app).await;
        let body = json!({ "players": (["Una", "Vic", "Wim"].map(named)) });
        let path = cast.path("/pods");
        for (caller, status) in [(&cast.member, 200), (&cast.invited, 403), (&cast.stranger, 404), (&app.anyone(), 401)] {
            assert_eq!(caller.post(&path, body.clone()).await.status, status);
        }
    }
);
