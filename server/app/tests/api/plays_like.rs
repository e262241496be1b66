//! What bracket a deck plays like, by its results.

use std::time::Duration;

use podium_test_support::api_test;
use serde_json::{Value, json};

use crate::table::{deck, game, guest, record, user, with};

api_test!(
    async fn a_deck_plays_like_something_after_five_games(app) {
        let ana = app.user("Ana").await;
        let lanterns = deck(&ana, "Lanterns").await;
        let formats = ana.get("/formats").await.body["formats"].clone();
        let plain = formats.as_array().unwrap().iter().find(|format| format["brackets"] == false && format["minPlayers"] == 2).unwrap()["id"].clone();
        let duellist = ana.post("/deck", json!({ "name": "Duellist", "formatId": plain })).await.body["deck"]["id"].clone();
        let mut like = Value::Null;
        for _ in 0..5 {
            assert_eq!(like, Value::Null, "too few games to say anything");
            for (deck, format) in [(&json!(lanterns), None), (&duellist, Some(&plain))] {
                let mut table = game(&[with(user(&ana, 1), "deckId", deck.clone()), guest("Zoë", 2)]);
                format.inspect(|format| table["formatId"] = (*format).clone());
                record(&ana, table).await;
            }
            app.clock.advance(Duration::from_secs(1));
            app.counted().await;
            like = ana.get(&format!("/deck/{lanterns}/stats")).await.body["playsLike"].clone();
        }
        assert_eq!((&like["declared"], &like["games"], &like["bracket"]), (&json!(3), &json!(5), &json!(4)), "{like}");
        let chances: Vec<f64> = like["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect();
        assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9 && chances.is_sorted(), "{like}");
        assert_eq!((&like["chance"], &like["sure"]), (&json!(chances[3]), &json!("barely")));

        // Only its owner can say that it is one for the highest tables.
        assert_eq!(ana.put(&format!("/deck/{lanterns}/bracket"), json!({ "bracket": 5 })).await.status, 200);
        let said = ana.get(&format!("/deck/{lanterns}/stats")).await.body["playsLike"].clone();
        assert_eq!((&said["bracket"], said["chances"].as_array().unwrap().len()), (&json!(5), 5), "{said}");

        let there = ana.get(&format!("/deck/{}/stats", duellist.as_str().unwrap())).await.body;
        assert_eq!((&there["rating"]["games"], &there["playsLike"]), (&json!(5), &Value::Null), "no brackets there");
    }
);
