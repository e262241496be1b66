//! Stats against other decks, counted by hand.

use podium_test_support::{Caller, api_test};
use serde_json::{Value, json};

use crate::stats_twelve::*;
use crate::table::*;

async fn deck_of(caller: &Caller, name: &str, colors: &[&str], bracket: i64) -> String {
    let deck =
        json!({ "name": name, "formatId": COMMANDER, "commanders": ["Vane"], "colors": colors, "bracket": bracket });
    let made = caller.post("/deck", deck).await;
    made.body["deck"]["id"].as_str().unwrap().to_owned()
}

api_test!(
    async fn a_deck_against_others_their_colours_and_the_brackets_of_tables(app) {
        let [alice, bruno, chloe] = [app.user("Alice").await, app.user("Bruno").await, app.user("Chloe").await];
        group(app, "Thursday", &[(&alice, "owner"), (&bruno, "member"), (&chloe, "member")]).await;
        let fen = deck(&alice, "Fen").await;
        let tide = deck_of(&bruno, "Tide", &["U"], 4).await;
        let glass = deck_of(&chloe, "Glass", &[], 2).await;
        let with_fen = |place| with(user(&alice, place), "deckId", fen.as_str());
        let with_tide = |place| with(user(&bruno, place), "deckId", tide.as_str());
        let pile = |name, place| with(guest(name, place), "deckName", "Pile");
        let tables = [
            vec![with_fen(1), with_tide(2), with(user(&chloe, 3), "deckId", glass.as_str()), pile("Zoë", 4)],
            vec![with_fen(2), with_tide(1), pile("ZOE", 3)],
            // A deck of the same name with another player.
            vec![with_fen(1), pile("Yann", 2)],
            vec![with_fen(1), user(&chloe, 1)],
            // Not with this deck.
            vec![user(&alice, 1), with_tide(2)],
        ];
        for (day, seats) in (1..).zip(tables) {
            record(&alice, with(game(&seats), "endedAt", format!("2024-01-0{day}T20:00:00Z"))).await;
        }

        let path = format!("/deck/{fen}/stats");
        let against = alice.get(&path).await.body["against"].clone();
        assert_eq!(rates(&against["byDeck"], "name"), lines(&[
            (json!("Tide"), "2 1 0 0.50000 0.09453 0.90547 0.29167"),
            (json!("Pile"), "2 1 0 0.50000 0.09453 0.90547 0.29167"),
            (json!("Glass"), "1 1 0 1.00000 0.20655 1.00000 0.25000"),
            (json!("Pile"), "1 1 0 1.00000 0.20655 1.00000 0.50000"),
        ]));
        assert_eq!(
            fields(&against["byDeck"], &["deckId", "colors", "firstname", "guestName", "ahead", "behind", "level"]),
            json!([
                [tide, ["U"], "Bruno", null, 1, 1, 0], [null, [], null, "ZOE", 2, 0, 0],
                [glass, [], "Chloe", null, 1, 0, 0], [null, [], null, "Yann", 1, 0, 0],
            ])
        );
        let by_color = lines(&[
            (json!("U"), "2 1 0 0.50000 0.09453 0.90547 0.29167"),
            (Value::Null, "1 1 0 1.00000 0.20655 1.00000 0.25000"),
        ]);
        assert_eq!(rates(&against["byColor"], "color"), by_color);
        assert_eq!(rates(&against["byTableBracket"], "bracket"), lines(&[
            (json!(3), "2 1 1 0.50000 0.09453 0.90547 0.50000"),
            (json!(4), "2 1 0 0.50000 0.09453 0.90547 0.29167"),
        ]));

        // Who may see the deck sees how it does against colours, and not what others brought to tables they did not sit at.
        let seen = bruno.get(&path).await.body["against"].clone();
        assert_eq!((&seen["byDeck"], rates(&seen["byColor"], "color")), (&Value::Null, by_color));
        // A deck without colors and commanders is unknown, not colorless.
        let bare = alice.post("/deck", json!({ "name": "Bare", "formatId": COMMANDER })).await.body["deck"]["id"].clone();
        let void = deck_of(&alice, "Void", &[], 3).await;
        for own in [bare, json!(void)] {
            let unsaid = with(guest("Wim", 2), "deckName", "Unsaid");
            record(&alice, with(game(&[with(user(&alice, 1), "deckId", own.clone()), unsaid]), "endedAt", "2024-02-01T20:00:00Z")).await;
            let path = format!("/deck/{}/stats", own.as_str().unwrap());
            let seen = alice.get(&path).await.body;
            let colorless = if own == json!(void) { json!([[[], 1]]) } else { json!([]) };
            assert_eq!((fields(&seen["stats"]["byColors"], &["colors", "games"]), &seen["against"]["byColor"]), (colorless, &json!([])));
        }

        // The filters hold here too.
        let later = alice.get(&format!("{path}?from=1704153600000")).await.body["against"].clone();
        assert_eq!(fields(&later["byDeck"], &["name", "games"]), json!([["Tide", 1], ["Pile", 1], ["Pile", 1]]));
    }
);
