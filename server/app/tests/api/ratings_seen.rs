//! Leaderboards, ratings over time and rating changes, as viewers see them.

use podium_domain::Timestamp;
use podium_domain::stats::{Rating, play};
use podium_store::Conn;
use podium_store::games::{self, Played};
use podium_test_support::{Caller, TestApp, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::ratings::{Club, count_some, lay};
use crate::statements::statements;
use crate::table::{COMMANDER, DUEL, game, id, record, user, with};

async fn keep_private(app: &TestApp, club: &Club, person: &Caller) {
    let (group, person) = (club.group, id(person));
    let keep = async move |c: &mut Conn| {
        let sql = "UPDATE playgroup_member SET private = TRUE WHERE playgroup_id = $1 AND user_id = $2";
        c.exec(sql, &[&group, &person]).await
    };
    assert_eq!(app.app.db.write(keep).await.unwrap(), 1);
}

/// Seats with their owners' decks.
fn seats(club: &Club, places: &[(usize, i64)]) -> Vec<Value> {
    let seat = |(person, place): &(usize, i64)| {
        with(
            user(&club.people[*person], *place),
            "deckId",
            club.decks[*person].to_string(),
        )
    };
    places.iter().map(seat).collect()
}

async fn night(club: &Club, hour: i64, places: &[(usize, i64)]) -> String {
    let at = 1_770_000_000_000 + hour * 3_600_000;
    let body = with(game(&seats(club, places)), "playgroupId", club.group.to_string());
    let played = record(
        &club.people[0],
        with(body, "endedAt", Timestamp::from_millis(at).to_string()),
    )
    .await;
    played["id"].as_str().unwrap().to_owned()
}

fn names<'a>(rows: &'a Value, field: &str) -> Vec<&'a str> {
    rows.as_array()
        .unwrap()
        .iter()
        .map(|row| row[field].as_str().unwrap())
        .collect()
}

api_test!(
    async fn the_leaderboard_is_sorted_by_what_is_sure(app) {
        let club = Club::new(app, 7).await;
        let board = format!("/playgroup/{}/leaderboard", club.group);
        let [owner, former, stranger] = [0, 3, 6].map(|place| &club.people[place]);
        let empty = owner.get(&board).await.body;
        assert_eq!(empty, json!({ "players": [], "decks": [], "hidden": 0, "counting": false }));

        night(&club, 0, &[(0, 1), (1, 2), (2, 3), (3, 4)]).await;
        night(&club, 1, &[(0, 1), (1, 2), (2, 3)]).await;
        let drawn = night(&club, 2, &[(1, 1), (2, 1)]).await;
        app.counted().await;
        let seen = owner.get(&board).await.body;
        assert_eq!(names(&seen["players"], "userId"), [0, 1, 2, 3].map(|place| &club.people[place].id));
        assert_eq!(names(&seen["decks"], "ownerId"), [0, 1, 2, 3].map(|place| &club.people[place].id));

        // The same by the rules.
        let new = Rating::default();
        let one = play(&[(new, 1), (new, 2), (new, 3), (new, 4)]);
        let two = play(&[(one[0].after, 1), (one[1].after, 2), (one[2].after, 3)]);
        let three = play(&[(two[1].after, 1), (two[2].after, 1)]);
        let first = &seen["players"][0];
        assert_eq!(first["rank"], 1);
        assert_eq!(first["rating"], json!({
            "value": two[0].after.value(), "band": two[0].after.band(), "sure": two[0].after.sure_value(),
            "games": 2, "wins": 2, "draws": 0, "settled": false, "gamesLeft": two[0].after.games_left(),
        }));
        assert_eq!(first["change"], two[0].after.value() - two[0].before.value());
        assert_eq!((&first["rate"], &first["high"]), (&json!(1.0), &json!(1.0)));
        assert_eq!((&first["deckId"], &first["colors"], &first["name"]), (&Value::Null, &Value::Null, &first["firstname"]));
        let second = &seen["players"][1]["rating"];
        assert_eq!((&second["value"], &second["draws"]), (&json!(three[0].after.value()), &json!(1)));
        let deck = &seen["decks"][0];
        assert_eq!((&deck["deckId"], &deck["name"]), (&json!(club.decks[0]), &json!("Lanterns")));
        assert_eq!((&deck["colors"], &deck["userId"], &deck["rating"]), (&json!(["B", "G"]), &Value::Null, &first["rating"]));

        // Of a time: by what was gained in it.
        let at = |hour: i64| 1_770_000_000_000 + hour * 3_600_000;
        let season = owner.get(&format!("{board}?from={}&until={}", at(1), at(3))).await.body;
        let winner = &season["players"][0];
        assert_eq!((&winner["userId"], &winner["rating"]["games"]), (&json!(club.people[0].id), &json!(1)));
        assert_eq!(winner["change"], two[0].after.value() - two[0].before.value());
        let second = season["players"].as_array().unwrap().iter().find(|row| row["userId"] == club.people[1].id.as_str()).unwrap();
        assert_eq!((&second["rating"]["games"], &second["rating"]["draws"]), (&json!(2), &json!(1)));
        assert_eq!(second["change"], three[0].after.value() - one[1].after.value());
        assert_eq!(owner.get(&format!("{board}?until={}", at(0))).await.body["players"], json!([]));
        assert_eq!(owner.get(&format!("{board}?from=soon")).await.status, 422);

        // A member with private stats is listed for themselves alone, with their decks.
        keep_private(app, &club, &club.people[0]).await;
        let others = club.people[1].get(&board).await.body;
        assert_eq!((&others["hidden"], others["players"].as_array().unwrap().len()), (&json!(1), 3));
        assert_eq!(others["decks"].as_array().unwrap().len(), 3);
        let own = owner.get(&board).await.body;
        assert_eq!((&own["hidden"], &own["players"][0]["private"]), (&json!(0), &json!(true)));

        // A former member is not listed, and an archived deck only for its owner.
        assert_eq!(former.put(&format!("/playgroup/{}/leave", club.group), json!({})).await.status, 200);
        assert_eq!(club.people[1].delete(&format!("/deck/{}", club.decks[1])).await.status, 200);
        let later = club.people[2].get(&board).await.body;
        assert_eq!(names(&later["players"], "userId"), [1, 2].map(|place| &club.people[place].id));
        assert_eq!(names(&later["decks"], "ownerId"), [&club.people[2].id]);
        assert_eq!(club.people[1].get(&board).await.body["decks"].as_array().unwrap().len(), 2);
        for outsider in [former, stranger] {
            assert_eq!(outsider.get(&board).await.status, 404);
        }
        // A removed game takes its part of it along.
        assert_eq!(owner.delete(&format!("/game/{drawn}")).await.status, 200);
        app.counted().await;
        let after = club.people[2].get(&board).await.body;
        assert_eq!((&after["players"][0]["rating"]["value"], &after["counting"]), (&json!(two[1].after.value()), &json!(false)));
    }
);

api_test!(
    async fn a_rating_is_told_game_by_game(app) {
        let club = Club::new(app, 7).await;
        let [owner, other, stranger] = [0, 1, 6].map(|place| &club.people[place]);
        let own = format!("/user/{}/ratings", owner.id);
        let nothing = owner.get(&own).await.body;
        assert_eq!(nothing, json!({ "scope": { "playgroupId": null, "formatId": null }, "points": [] }));
        let first = night(&club, 0, &[(0, 1), (1, 2), (2, 2), (3, 4)]).await;
        night(&club, 1, &[(1, 1), (0, 2)]).await;
        app.counted().await;
        let new = Rating::default();
        let one = play(&[(new, 1), (new, 2), (new, 2), (new, 4)]);
        let two = play(&[(one[1].after, 1), (one[0].after, 2)]);

        let seen = other.get(&own).await.body;
        assert_eq!(seen["scope"], json!({ "playgroupId": null, "formatId": COMMANDER }));
        let points = seen["points"].as_array().unwrap();
        assert_eq!(points.len(), 2);
        assert_eq!(points[1], json!({
            "scope": seen["scope"], "userId": owner.id, "deckId": null, "gameId": points[1]["gameId"],
            "playedAt": Timestamp::from_millis(1_770_003_600_000).to_string(),
            "before": { "value": one[0].after.value(), "band": one[0].after.band() },
            "after": { "value": two[1].after.value(), "band": two[1].after.band() },
            "change": two[1].after.value() - one[0].after.value(),
            "others": one[1].after.value() - one[0].after.value(),
            "seats": 2, "placement": 2, "beaten": 0, "tied": 0, "gamesLeft": two[1].after.games_left(),
        }));
        let deck = format!("/deck/{}/ratings", club.decks[0]);
        let in_group = format!("?playgroupid={}", club.group);
        let of_deck = other.get(&format!("{deck}{in_group}")).await.body;
        assert_eq!(of_deck["scope"], json!({ "playgroupId": club.group, "formatId": null }));
        assert_eq!((&of_deck["points"][0]["deckId"], &of_deck["points"][0]["tied"]), (&json!(club.decks[0]), &json!(0)));
        assert_eq!(owner.get(&format!("{own}?formatid={DUEL}")).await.body["points"], json!([]));
        let both = owner.get(&format!("{own}{in_group}&formatid={DUEL}")).await;
        assert_eq!((both.status, &both.body["fields"]["formatid"]), (422, &json!("invalid")));
        assert_eq!(owner.get(&format!("{own}?playgroupid=fen")).await.status, 422);
        assert_eq!(owner.get(&format!("/user/{}/ratings", Uuid::nil())).await.status, 404);
        assert_eq!(stranger.get(&own).await.status, 403);
        assert_eq!(stranger.get(&deck).await.status, 404);

        let of_game = format!("/game/{first}/ratings");
        let changes = other.get(&of_game).await.body["changes"].as_array().unwrap().clone();
        assert_eq!(changes.len(), 16, "players and decks, in the format and in the playgroup");
        let mine: Vec<_> = changes.iter().filter(|change| change["userId"] == other.id.as_str()).collect();
        assert_eq!(mine.len(), 2);
        assert_eq!((&mine[0]["change"], &mine[0]["tied"], &mine[0]["beaten"]), (&json!(one[1].after.value() - 1000), &json!(1), &json!(1)));
        assert_eq!(stranger.get(&of_game).await.status, 404);

        // What one keeps private in the group stays out of it, and of what others see elsewhere.
        keep_private(app, &club, owner).await;
        assert_eq!(other.get(&format!("{own}{in_group}")).await.status, 403);
        assert_eq!(other.get(&format!("{deck}{in_group}")).await.status, 403);
        assert_eq!(other.get(&own).await.body["points"], json!([]));
        assert_eq!(other.get(&of_game).await.body["changes"].as_array().unwrap().len(), 12);
        assert_eq!(owner.get(&format!("{own}{in_group}")).await.body["points"].as_array().unwrap().len(), 2);
        assert_eq!(owner.get(&of_game).await.body["changes"].as_array().unwrap().len(), 16);
        // A former member sees the game they sat in, and nothing else of the group, nor of private members.
        assert_eq!(club.people[3].put(&format!("/playgroup/{}/leave", club.group), json!({})).await.status, 200);
        let left = club.people[3].get(&of_game).await.body["changes"].as_array().unwrap().clone();
        assert!(left.iter().all(|change| change["scope"]["playgroupId"].is_null()));
        assert_eq!(left.len(), 6, "{left:?}");
        assert_eq!(club.people[3].get(&format!("{own}{in_group}")).await.status, 404);
    }
);

/// How much PostgreSQL touches to count one game, by its own account; SQLite says how it goes about each statement.
async fn touched(app: &TestApp, scope: Uuid) -> i64 {
    let counted = app.app.db.write(async move |c: &mut Conn| {
        if let Conn::Sqlite(_) = c {
            count_some(c, scope, 100).await?;
            return Ok(0);
        }
        // Small tables are read whole otherwise.
        c.exec("SET LOCAL enable_seqscan = off", &[]).await?;
        let sql = "SELECT CAST(SUM(seq_tup_read + idx_tup_fetch) AS BIGINT) FROM pg_stat_xact_user_tables
            WHERE relname IN ('game', 'seat', 'rating', 'rating_game', 'rating_progress', 'rating_due')";
        let before: i64 = c.one(sql, &[]).await?;
        count_some(c, scope, 100).await?;
        Ok(c.one::<i64>(sql, &[]).await? - before)
    });
    counted.await.unwrap()
}

api_test!(
    async fn the_newest_game_reads_nothing_of_those_before(app) {
        let club = Club::new(app, 6).await;
        let scope: Uuid = COMMANDER.parse().unwrap();
        let four = |minute: i64| {
            let mut played = club.game(minute);
            played.seats = (1..).zip(&club.people[..4]).map(|(number, person)| games::Seat {
                game_id: played.game.id, seat: number, user_id: Some(id(person)), guest_name: None,
                deck_id: Some(club.decks[number as usize - 1]), placement: number, ..played.seats[0].clone()
            }).collect();
            played.game.format_id = scope;
            played
        };
        let mut costs = Vec::new();
        for minute in [0, 20, 400] {
            let history: Vec<Played> = (minute..minute * 2).map(four).collect();
            for some in history.chunks(50) {
                lay(app, some.to_vec()).await;
            }
            app.counted().await;
            lay(app, vec![four(minute * 2 + 10_000)]).await;
            costs.push(touched(app, scope).await);
        }
        assert!(costs[1] == costs[2] && costs[2] < 100, "rows that one game touches after 1, 21 and 422: {costs:?}");
        let plans = app.app.db.read(async |c: &mut Conn| {
            let mut plans = Vec::new();
            if let Conn::Sqlite(_) = c {
                let all = statements("stats/ratings/").into_iter().filter(|statement| !statement.file.ends_with("due.rs")).map(|statement| statement.sql);
                for sql in all.filter(|sql| !sql.starts_with("INSERT")) {
                    let places = (1..=53).rev().find(|place| sql.contains(&format!("${place}"))).unwrap_or(0);
                    let nothing: Vec<&dyn podium_store::Param> = vec![&None::<i64>; places];
                    let steps = c.all::<(i64, i64, i64, String)>(&format!("EXPLAIN QUERY PLAN {sql}"), &nothing).await?;
                    plans.extend(steps.into_iter().map(|(.., step)| step));
                }
            }
            Ok(plans)
        });
        for step in plans.await.unwrap() {
            assert!(!step.starts_with("SCAN") || step == "SCAN CONSTANT ROW", "a whole table is read: {step}");
        }
    }
);
