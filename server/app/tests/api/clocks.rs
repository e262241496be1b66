//! Wrong clocks: a device's, and the server's own when it is set back.

use std::time::Duration;

use podium_api::Change;
use podium_test_support::{Device, api_test};
use serde_json::{Value, json};

use crate::live::{self, finish, open, text};
use crate::table::*;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

api_test!(
    async fn a_server_clock_set_back_keeps_sessions(app) {
        let mut alice = app.user("Alice").await;
        let mut socket = alice.socket().await;
        app.clock.set_back(HOUR);
        assert_eq!(alice.get("/user").await.status, 200);
        app.app.signals.changed([id(&alice)], Change::Friends);
        socket.hears(&["friends"]).await;
        assert_eq!(alice.refresh().await.status, 200);
        assert_eq!(alice.get("/user").await.status, 200, "with a token of the earlier time");
        app.clock.advance(HOUR);
        assert_eq!(alice.get("/user").await.code(), 51, "the token of the earlier time has expired");
        assert_eq!(alice.refresh().await.status, 200);
        assert_eq!(alice.get("/user").await.status, 200);
    }
);

api_test!(
    async fn a_game_recorded_before_the_clock_was_set_back_can_be_corrected(app) {
        let alice = app.user("Alice").await;
        let started = (app.clock.now() - 30 * MINUTE).to_string();
        let new = with(game(&[user(&alice, 1), guest("Zoë", 2)]), "startedAt", started);
        let recorded = record(&alice, new.clone()).await;
        app.clock.set_back(HOUR);
        let at = path("game", &recorded);
        let (start, end) = (recorded["startedAt"].clone(), recorded["endedAt"].clone());
        let same = with(with(new, "startedAt", start.clone()), "endedAt", end.clone());
        let turns = put_at(&alice, &at, &json!(1), with(same.clone(), "turns", 9)).await;
        assert_eq!((turns.status, &turns.body["game"]["turns"]), (200, &json!(9)), "{turns:?}");
        let game = &turns.body["game"];
        assert_eq!((&game["startedAt"], &game["endedAt"]), (&start, &end), "its times are what they were");
        // Another length: the start moves, the end stays.
        let shorter = (app.clock.now() + 45 * MINUTE).to_string();
        let shorter = put_at(&alice, &at, &json!(2), with(same.clone(), "startedAt", shorter)).await;
        assert_eq!(shorter.status, 200, "{shorter:?}");
        let unknown = put_at(&alice, &at, &json!(3), with(same.clone(), "startedAt", Value::Null)).await;
        assert_eq!(unknown.status, 200, "{unknown:?}");
        for (field, later) in [("endedAt", 61), ("startedAt", 61)] {
            let later = (app.clock.now() + later * MINUTE).to_string();
            let refused = put_at(&alice, &at, &json!(4), with(same.clone(), field, later)).await;
            assert_eq!((refused.status, &refused.body["fields"][field]), (422, &json!("in_future")), "{refused:?}");
        }
        assert_eq!(alice.delete(&at).await.status, 200);
        assert_eq!(alice.put(&format!("{at}/restore"), json!({})).await.status, 200);
    }
);

api_test!(
    async fn a_live_game_over_which_the_clock_was_set_back_ends_after_it_began(app) {
        let alice = app.user("Alice").await;
        let table = open(&alice, live::table(&[live::user(&alice), live::guest("Zoë")])).await;
        let mut device = Device::at(&alice, text(&table, "id")).await;
        device.ask(json!({ "type": "turn", "seat": 1 })).await;
        device.settle().await;
        app.clock.set_back(HOUR);
        device.ask(json!({ "type": "life", "seat": 2, "delta": -3 })).await;
        device.settle().await;
        let finished = finish(&alice, &table, json!({ "placements": [1, 2] })).await;
        let game = &finished.body["game"];
        assert_eq!(game["startedAt"], game["endedAt"], "{finished:?}");
        let seats = json!([user(&alice, 2), guest("Zoë", 1)]);
        let times = json!({ "formatId": COMMANDER, "startedAt": game["startedAt"], "endedAt": game["endedAt"], "seats": seats });
        let corrected = put_at(&alice, &path("game", game), &game["version"], times).await;
        assert_eq!(corrected.status, 200, "{corrected:?}");
    }
);

api_test!(
    async fn what_remains_of_a_wrong_clock_is_tolerated_and_more_is_explained(app) {
        let mut alice = app.user("Alice").await;
        let at = |minutes: u32| (app.clock.now() + minutes * MINUTE).to_string();
        let new = game(&[user(&alice, 1), guest("Zoë", 2)]);
        record(&alice, with(new.clone(), "endedAt", at(4))).await;
        let words = [
            ("en", "This is in the future. Check the date and time here and on your device."),
            ("fr", "C'est dans le futur. Vérifie la date et l'heure ici et sur ton appareil."),
        ];
        for (lang, message) in words {
            alice.lang = lang;
            let refused = alice.post("/game", with(new.clone(), "endedAt", at(10))).await;
            assert_eq!((refused.status, &refused.body["fieldMessages"]["endedAt"]), (422, &json!(message)));
        }
    }
);
