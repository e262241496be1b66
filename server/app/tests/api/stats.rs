//! Stats of a user, a deck, a playgroup and a pair, counted by hand from twelve games.

use std::time::Duration;

use podium_test_support::api_test;
use serde_json::{Value, json};

use crate::stats_twelve::*;
use crate::table::*;

fn close(value: &Value, wanted: f64) {
    let found = value.as_f64().unwrap_or_else(|| panic!("{value} is no number"));
    assert!((found - wanted).abs() < 1e-9, "{found} is not {wanted}");
}

api_test!(
    async fn a_users_stats(app) {
        let twelve = twelve(app).await;
        let stats = twelve.alice.get("/user/stats").await.body["stats"].clone();
        assert_eq!(rate(&stats), "12 6 1 0.50000 0.25378 0.74622 0.30139");
        assert_eq!((&stats["streak"], &stats["longestStreak"], &stats["firstOut"]), (&json!(1), &json!(2), &json!(2)));
        close(&stats["averageMinutes"], 540.0 / 8.0);
        close(&stats["averageTurns"], 74.0 / 9.0);
        close(&stats["averagePlacement"], 20.0 / 12.0);
        assert_eq!((&stats["timedGames"], &stats["turnedGames"]), (&json!(8), &json!(9)));
        assert_eq!(stats["eliminations"], json!({ "made": 3, "suffered": 3, "knownGames": 5 }));

        assert_eq!(rates(&stats["byDeck"], "name"), lines(&[
            (json!("Fen"), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!("Sails"), "4 3 0 0.75000 0.30064 0.95441 0.36250"),
            (json!("Pile"), "1 0 0 0.00000 0.00000 0.79345 0.33333"),
        ]));
        assert_eq!(fields(&stats["byDeck"], &["deckId", "colors"]), json!([[twelve.fen, ["B", "G"]], [twelve.sails, ["W", "U"]], [null, []]]));
        assert_eq!(rates(&stats["byFormat"], "formatId"), lines(&[
            (json!(COMMANDER), "10 5 1 0.50000 0.23659 0.76341 0.26167"),
            (json!(DUEL), "2 1 0 0.50000 0.09453 0.90547 0.50000"),
        ]));
        assert_eq!(rates(&stats["byBracket"], "bracket"), lines(&[
            (json!(3), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!(4), "4 3 0 0.75000 0.30064 0.95441 0.36250"),
            (Value::Null, "1 0 0 0.00000 0.00000 0.79345 0.33333"),
        ]));
        assert_eq!(rates(&stats["bySeat"], "seat"), lines(&[
            (json!(1), "7 4 1 0.57143 0.25046 0.84178 0.30952"),
            (json!(2), "4 2 0 0.50000 0.15004 0.84996 0.30000"),
            (json!(4), "1 0 0 0.00000 0.00000 0.79345 0.25000"),
        ]));
        assert_eq!(rates(&stats["byPodSize"], "seats"), lines(&[
            (json!(2), "2 1 0 0.50000 0.09453 0.90547 0.50000"),
            (json!(3), "2 0 1 0.00000 0.00000 0.65762 0.33333"),
            (json!(4), "7 4 0 0.57143 0.25046 0.84178 0.25000"),
            (json!(5), "1 1 0 1.00000 0.20655 1.00000 0.20000"),
        ]));
        // The deck without commanders has unknown colors.
        assert_eq!(rates(&stats["byColors"], "colors"), lines(&[
            (json!(["B", "G"]), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!(["W", "U"]), "4 3 0 0.75000 0.30064 0.95441 0.36250"),
        ]));
        assert_eq!(rates(&stats["byCommander"], "commanders"), lines(&[
            (json!(["Orla, Fen Warden"]), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!(["Brim", "Ines of the Sails"]), "4 3 0 0.75000 0.30064 0.95441 0.36250"),
        ]));
        // Dora, who deleted her account, is not listed any more; Zoë is one guest, however she is spelled.
        assert_eq!(rates(&stats["byOpponent"], "userId"), lines(&[
            (json!(twelve.bruno.id), "11 5 1 0.45455 0.21271 0.71991 0.28333"),
            (json!(twelve.chloe.id), "9 5 1 0.55556 0.26665 0.81122 0.25370"),
            (Value::Null, "4 3 0 0.75000 0.30064 0.95441 0.32083"),
        ]));
        assert_eq!(
            fields(&stats["byOpponent"], &["firstname", "guestName", "picture", "ahead", "behind", "level"]),
            json!([["Bruno", null, null, 5, 4, 2], ["Chloe", null, null, 5, 2, 2], [null, "Zoë", null, 3, 1, 0]])
        );
        assert!(stats["byOpponent"][0]["username"].is_string() && stats["byOpponent"][2]["username"].is_null());
        assert_eq!(
            fields(&stats["byEndReason"], &["endReason", "wins", "losses"]),
            json!([["combat", 4, 0], [null, 0, 3], ["combo", 1, 1], ["lifeLoss", 1, 0], ["concession", 0, 1]])
        );
        assert_eq!(rates(&stats["byMonth"], "month"), lines(&[
            (json!("2024-01"), "4 2 1 0.50000 0.15004 0.84996 0.33333"),
            (json!("2024-02"), "3 1 0 0.33333 0.06149 0.79234 0.26111"),
            (json!("2024-03"), "4 2 0 0.50000 0.15004 0.84996 0.31250"),
            (json!("2024-04"), "1 1 0 1.00000 0.20655 1.00000 0.25000"),
        ]));
        assert_eq!(rates(&stats["byWeekday"], "weekday"), lines(&[
            (json!(3), "1 1 0 1.00000 0.20655 1.00000 0.50000"),
            (json!(5), "8 4 1 0.50000 0.21522 0.78478 0.29167"),
            (json!(6), "3 1 0 0.33333 0.06149 0.79234 0.26111"),
        ]));
        assert_eq!(rates(&stats["byMulligans"], "mulligans"), lines(&[
            (json!(0), "2 2 0 1.00000 0.34238 1.00000 0.25000"),
            (json!(1), "1 1 0 1.00000 0.20655 1.00000 0.25000"),
        ]));
        assert_eq!(fields(&stats["eliminated"], &["firstname", "count"]), json!([["Bruno", 1], ["Chloe", 1]]));
        assert_eq!(fields(&stats["eliminatedBy"], &["firstname", "count"]), json!([["Bruno", 2]]));
        assert_eq!(stats["records"], json!({
            "longestStreak": { "length": 2, "from": "2024-01-31T23:30:00Z", "until": "2024-02-10T18:00:00Z" },
            "fastestWin": { "gameId": twelve.games[8], "minutes": 40, "turns": 5, "playedAt": "2024-03-08T20:00:00Z" },
            "longestGame": { "gameId": twelve.games[4], "minutes": 120, "playedAt": "2024-02-10T18:00:00Z" },
            "biggestComeback": null,
        }));

        // An hour to the east, the last evening of January is the first of February.
        let east = twelve.alice.get("/user/stats?offset=60").await.body["stats"].clone();
        assert_eq!(rates(&east["byMonth"], "month")[..2], lines(&[
            (json!("2024-01"), "3 1 1 0.33333 0.06149 0.79234 0.27778"),
            (json!("2024-02"), "4 2 0 0.50000 0.15004 0.84996 0.32083"),
        ]));
        assert_eq!(rates(&east["byWeekday"], "weekday")[0], (json!(4), "1 1 0 1.00000 0.20655 1.00000 0.50000".to_owned()));
        // As it is in Lagos, whatever is said beside it.
        let lagos = twelve.alice.get("/user/stats?tz=Africa/Lagos&offset=-600").await.body["stats"].clone();
        assert_eq!(lagos, east);
    }
);

api_test!(
    async fn a_decks_stats_in_all_and_since_its_list_changed(app) {
        let twelve = twelve(app).await;
        let path = format!("/deck/{}/stats", twelve.fen);
        let body = twelve.bruno.get(&path).await.body;
        assert_eq!((rate(&body["stats"]), &body["sinceChange"]), ("7 3 1 0.42857 0.15822 0.74954 0.26190".to_owned(), &Value::Null));
        assert_eq!(rates(&body["stats"]["byDeck"], "deckId"), lines(&[(json!(twelve.fen), "7 3 1 0.42857 0.15822 0.74954 0.26190")]));

        app.clock.advance(Duration::from_secs(60));
        let changed = twelve.alice.put(&format!("/deck/{}/cards", twelve.fen), json!({ "text": "1 Orla, Fen Warden" })).await;
        assert_eq!(changed.status, 200, "{changed:?}");
        let since = deck_now(&twelve.alice, &twelve.fen).await["listChangedAt"].clone();
        let body = twelve.alice.get(&path).await.body;
        assert_eq!((&body["sinceChange"]["games"], &body["sinceChange"]["rate"], &body["sinceChange"]["since"]), (&json!(0), &Value::Null, &since));

        app.clock.advance(Duration::from_secs(60));
        record(&twelve.alice, game(&[with(user(&twelve.alice, 1), "deckId", twelve.fen.as_str()), user(&twelve.bruno, 2)])).await;
        let body = twelve.alice.get(&path).await.body;
        assert_eq!((rate(&body["sinceChange"]), &body["stats"]["games"]), ("1 1 0 1.00000 0.20655 1.00000 0.50000".to_owned(), &json!(8)));
    }
);

api_test!(
    async fn a_playgroups_stats(app) {
        let twelve = twelve(app).await;
        let path = format!("/playgroup/{}/stats", twelve.group);
        let stats = twelve.bruno.get(&path).await.body["stats"].clone();
        assert_eq!((&stats["games"], &stats["hidden"]), (&json!(9), &json!(0)));
        close(&stats["averageMinutes"], 495.0 / 7.0);
        close(&stats["averageTurns"], 59.0 / 7.0);
        assert_eq!((&stats["timedGames"], &stats["turnedGames"]), (&json!(7), &json!(7)));

        let mut members = stats["members"].as_array().unwrap().clone();
        members.sort_by_key(|member| member["firstname"].to_string());
        let members = Value::Array(members);
        assert_eq!(rates(&members, "userId"), lines(&[
            (json!(twelve.alice.id), "9 5 1 0.55556 0.26665 0.81122 0.25370"),
            (json!(twelve.bruno.id), "9 1 1 0.11111 0.01989 0.43500 0.25370"),
            (json!(twelve.chloe.id), "9 2 1 0.22222 0.06323 0.54741 0.25370"),
        ]));
        assert_eq!(
            fields(&members, &["firstname", "private", "streak", "longestStreak"]),
            json!([["Alice", false, 1, 2], ["Bruno", false, -7, 1], ["Chloe", false, -4, 2]])
        );
        for (member, sum) in members.as_array().unwrap().iter().zip([14.0, 20.0, 18.0]) {
            close(&member["averagePlacement"], sum / 9.0);
        }
        let pair = |one: &str, other: &str| {
            let matrix = stats["matrix"].as_array().unwrap();
            let found = matrix.iter().find(|pair| pair["userId"] == one && pair["otherId"] == other).unwrap();
            [&found["games"], &found["ahead"], &found["behind"], &found["level"]].map(|count| count.as_i64().unwrap())
        };
        let (a, b, c) = (&twelve.alice.id, &twelve.bruno.id, &twelve.chloe.id);
        assert_eq!((pair(a, b), pair(b, a)), ([9, 5, 2, 2], [9, 2, 5, 2]));
        assert_eq!((pair(a, c), pair(c, a)), ([9, 5, 2, 2], [9, 2, 5, 2]));
        assert_eq!((pair(b, c), pair(c, b)), ([9, 3, 4, 2], [9, 4, 3, 2]));
        assert_eq!(stats["matrix"].as_array().unwrap().len(), 6);

        assert_eq!(rates(&stats["bySeat"], "seat"), lines(&[
            (json!(1), "9 6 1 0.66667 0.35420 0.87942 0.25370"),
            (json!(2), "9 2 1 0.22222 0.06323 0.54741 0.25370"),
            (json!(3), "9 1 1 0.11111 0.01989 0.43500 0.25370"),
            (json!(4), "8 0 0 0.00000 0.00000 0.32441 0.24375"),
            (json!(5), "1 0 0 0.00000 0.00000 0.79345 0.20000"),
        ]));
        assert_eq!(fields(&stats["byPodSize"], &["seats", "games"]), json!([[3, 1], [4, 7], [5, 1]]));
        assert_eq!(fields(&stats["byFormat"], &["formatId", "games"]), json!([[COMMANDER, 9]]));
        assert_eq!(rates(&stats["byColors"], "colors"), lines(&[
            (json!(["B", "G"]), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!(["W", "U"]), "2 2 0 1.00000 0.34238 1.00000 0.22500"),
        ]));
        assert_eq!(rates(&stats["byBracket"], "bracket"), lines(&[
            (json!(3), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!(4), "2 2 0 1.00000 0.34238 1.00000 0.22500"),
            (Value::Null, "27 4 2 0.14815 0.05916 0.32479 0.24877"),
        ]));
        assert_eq!(rates(&stats["byCommander"], "commanders"), lines(&[
            (json!(["Orla, Fen Warden"]), "7 3 1 0.42857 0.15822 0.74954 0.26190"),
            (json!(["Brim", "Ines of the Sails"]), "2 2 0 1.00000 0.34238 1.00000 0.22500"),
        ]));
        assert_eq!(
            fields(&stats["byEndReason"], &["endReason", "games"]),
            json!([["combat", 3], ["combo", 2], ["time", 1], ["lifeLoss", 1], [null, 1], ["concession", 1]])
        );
        assert_eq!(fields(&stats["byMonth"], &["month", "games"]), json!([["2024-01", 3], ["2024-02", 2], ["2024-03", 3], ["2024-04", 1]]));
        assert_eq!(fields(&stats["byWeekday"], &["weekday", "games"]), json!([[5, 7], [6, 2]]));

        let records = &stats["records"];
        let held = |record: &str, fields: &[&str]| fields.iter().map(|field| records[record][*field].clone()).collect::<Value>();
        // Alice won two in a row as well, but later.
        assert_eq!(
            held("longestStreak", &["firstname", "length", "from", "until"]),
            json!(["Chloe", 2, "2024-02-10T18:00:00Z", "2024-02-24T18:00:00Z"])
        );
        assert_eq!(held("fastestWin", &["firstname", "gameId", "minutes", "turns"]), json!(["Alice", twelve.games[8], 40, 5]));
        // Two won it.
        assert_eq!(held("longestGame", &["userId", "guestName", "gameId", "minutes"]), json!([null, null, twelve.games[4], 120]));
        assert_eq!(records["biggestComeback"], Value::Null);
    }
);

api_test!(
    async fn one_against_the_other(app) {
        let twelve = twelve(app).await;
        let versus = twelve.alice.get(&format!("/user/{}/versus", twelve.bruno.id)).await.body["versus"].clone();
        let of = |value: &Value| ["games", "ahead", "behind", "level"].map(|field| value[field].as_i64().unwrap());
        assert_eq!(of(&versus), [11, 5, 4, 2]);
        assert_eq!(rate(&versus["mine"]), "11 5 1 0.45455 0.21271 0.71991 0.28333");
        assert_eq!(rate(&versus["theirs"]), "11 3 1 0.27273 0.09746 0.56565 0.28333");
        assert_eq!((&versus["streak"], &versus["eliminations"]), (&json!(1), &json!({ "mine": 1, "theirs": 2 })));
        assert_eq!(
            fields(&versus["byFormat"], &["formatId", "games", "ahead", "behind", "level"]),
            json!([[COMMANDER, 10, 5, 3, 2], [DUEL, 1, 0, 1, 0]])
        );
        let nothing = json!({ "deckId": null, "name": null });
        assert_eq!(
            fields(&versus["byDeck"], &["mine", "theirs", "games", "ahead", "behind", "level"]),
            json!([
                [{ "deckId": twelve.fen, "name": "Fen" }, nothing, 7, 3, 2, 2],
                [{ "deckId": twelve.sails, "name": "Sails" }, nothing, 3, 2, 1, 0],
                [{ "deckId": null, "name": "Pile" }, nothing, 1, 0, 1, 0],
            ])
        );
        assert_eq!(
            fields(&versus["byMonth"], &["month", "games", "ahead", "behind", "level"]),
            json!([["2024-01", 3, 1, 1, 1], ["2024-02", 3, 1, 1, 1], ["2024-03", 4, 2, 2, 0], ["2024-04", 1, 1, 0, 0]])
        );
        let last = fields(&versus["last"], &["gameId", "myPlacement", "theirPlacement", "seats"]);
        let games = &twelve.games;
        assert_eq!(last, json!([
            [games[11], 1, 2, 4], [games[10], 2, 1, 2], [games[9], 4, 3, 4], [games[8], 1, 2, 4], [games[7], 1, 4, 4],
            [games[6], 2, 2, 4], [games[5], 3, 1, 3], [games[4], 1, 3, 5], [games[2], 1, 1, 3], [games[1], 2, 1, 4],
        ]));
        assert_eq!(versus["last"][0]["playedAt"], "2024-04-05T20:00:00Z");

        // The other way round it is the other way round.
        let theirs = twelve.bruno.get(&format!("/user/{}/versus", twelve.alice.id)).await.body["versus"].clone();
        assert_eq!((of(&theirs), &theirs["streak"]), ([11, 4, 5, 2], &json!(-1)));
        assert_eq!((&theirs["mine"], &theirs["theirs"]), (&versus["theirs"], &versus["mine"]));
    }
);

api_test!(
    async fn without_games_nothing_is_known(app) {
        let alice = app.user("Alice").await;
        let stats = alice.get("/user/stats").await.body["stats"].clone();
        for field in ["rate", "low", "high", "expected", "averageMinutes", "averageTurns", "averagePlacement"] {
            assert_eq!(stats[field], Value::Null, "{field}");
        }
        assert_eq!((&stats["games"], &stats["streak"], &stats["byDeck"]), (&json!(0), &json!(0), &json!([])));
        assert_eq!(stats["records"], json!({ "longestStreak": null, "fastestWin": null, "longestGame": null, "biggestComeback": null }));
        // A game that a user only recorded is not their own.
        let bruno = app.user("Bruno").await;
        befriend(app, &alice, &bruno).await;
        record(&alice, game(&[user(&bruno, 1), guest("Zoë", 2)])).await;
        assert_eq!(alice.get("/user/stats").await.body["stats"]["games"], 0);
        assert_eq!(bruno.get("/user/stats").await.body["stats"]["wins"], 1);
    }
);

api_test!(
    async fn days_are_those_of_the_readers_clocks_in_summer_and_in_winter(app) {
        let alice = app.user("Alice").await;
        // Half an hour before and after midnight in Paris: at the end of June, and at the end of January.
        for ended in ["2025-06-30T21:30:00Z", "2025-06-30T22:30:00Z", "2025-01-31T22:30:00Z", "2025-01-31T23:30:00Z"] {
            record(&alice, with(game(&[user(&alice, 1), guest("Zoë", 2)]), "endedAt", ended)).await;
        }
        let told = async |path: &str, query: &str| {
            let answer = alice.get(&format!("{path}?{query}")).await;
            assert_eq!(answer.status, 200, "{query}: {answer:?}");
            let by_month = fields(&answer.body["stats"]["byMonth"], &["month", "games"]);
            (by_month, fields(&answer.body["stats"]["byWeekday"], &["weekday", "games"]))
        };
        let paris = (
            json!([["2025-01", 1], ["2025-02", 1], ["2025-06", 1], ["2025-07", 1]]),
            json!([[1, 1], [2, 1], [5, 1], [6, 1]]),
        );
        assert_eq!(told("/user/stats", "tz=Europe/Paris").await, paris);
        // One difference for the whole year is wrong in one half of it.
        assert_ne!(told("/user/stats", "offset=60").await, paris);
        assert_ne!(told("/user/stats", "offset=120").await, paris);
        // A zone that is not known here yet is told by the minutes beside it.
        assert_eq!(told("/user/stats", "tz=Mars/Olympus&offset=60").await, told("/user/stats", "offset=60").await);
        assert_eq!(told("/user/stats", "").await, told("/user/stats", "tz=Etc/UTC").await);
        let refused = alice.get("/user/stats?tz=Mars/Olympus").await;
        assert_eq!((refused.status, &refused.body["fields"]), (422, &json!({ "tz": "unknown" })));
        assert_eq!(alice.get("/user/stats?tz=Europe/Paris&offset=900").await.status, 422);
    }
);
