//! Guest seats claimed through a link.

use std::time::Duration;

use podium_test_support::{Caller, api_test};
use reqwest::Method;
use serde_json::{Value, json};

use crate::table::*;

async fn link(caller: &Caller, game: &Value, seat: i64) -> String {
    let made = caller
        .post(&format!("{}/claim-link", path("game", game)), json!({ "seat": seat }))
        .await;
    assert_eq!(made.status, 201, "{made:?}");
    let token = made.body["token"].as_str().unwrap().to_owned();
    assert!(token.len() >= 22, "at least 128 bits");
    assert!(made.body["url"].as_str().unwrap().ends_with(&format!("/claim/{token}")));
    format!("/claim/{token}")
}

api_test!(
    async fn a_guest_claims_their_seat_once(app) {
        let (alice, zoe, sam) = (app.user("Alice").await, app.user("Zoe").await, app.user("Sam").await);
        let seats = [user(&alice, 2), with(guest("Zoë", 1), "deckName", "Angels"), guest("Yann", 3)];
        let played = record(&alice, game(&seats)).await;
        let claim = link(&alice, &played, 2).await;
        for (seat, word) in [(json!(1), "invalid"), (json!(9), "unknown"), (Value::Null, "required")] {
            let refused = alice.post(&format!("{}/claim-link", path("game", &played)), json!({ "seat": seat })).await;
            assert_eq!((refused.status, &refused.body["fields"]["seat"]), (422, &json!(word)));
        }
        assert_eq!(zoe.post(&format!("{}/claim-link", path("game", &played)), json!({ "seat": 2 })).await.status, 404);

        let told = zoe.get(&claim).await;
        assert_eq!(told.status, 200, "{told:?}");
        let told = &told.body["claim"];
        assert_eq!((&told["guestName"], &told["seat"], &told["deckName"]), (&json!("Zoë"), &json!(2), &json!("Angels")));
        assert_eq!((&told["players"], &told["recordedBy"]["firstname"]), (&json!(["Alice", "Zoë", "Yann"]), &json!("Alice")));
        assert_eq!(app.anyone().get(&claim).await.code(), 50);
        assert_eq!(alice.post(&claim, json!({})).await.code(), 63, "she sits there herself");

        let mine = zoe.post(&claim, json!({})).await;
        assert_eq!((mine.status, mine.header("etag")), (200, "\"2\""), "{mine:?}");
        let seat = &mine.body["game"]["seats"][1];
        assert_eq!((&seat["userId"], &seat["guestName"], &seat["deckName"]), (&json!(zoe.id), &Value::Null, &json!("Angels")));
        assert_eq!(ids(&zoe.get("/games?q=zoe")
            .await).len(), 1);
        assert_eq!(zoe.post(&claim, json!({})).await.status, 200, "the same person asks again");
        assert_eq!(zoe.get(&path("game", &played)).await.body["game"]["version"], 2);
        let late = sam.post(&claim, json!({})).await;
        assert_eq!((late.status, late.code()), (409, 62));
        assert_eq!(sam.get(&claim).await.code(), 62);
        let unknown = sam.get("/claim/nonsense").await;
        assert_eq!((unknown.status, unknown.code()), (404, 60));
        assert_eq!(sam.post("/claim/nonsense", json!({})).await.code(), 60);
    }
);

api_test!(
    async fn of_many_who_claim_at_once_one_sits_down(app) {
        let alice = app.user("Alice").await;
        let played = record(&alice, game(&[user(&alice, 2), guest("Zoë", 1)])).await;
        let claim = link(&alice, &played, 2).await;
        let mut claimers = Vec::new();
        for name in ["Bruno", "Chloe", "Dana", "Eve"] {
            claimers.push(app.user(name).await);
        }
        let answers = at_once(claimers.iter().map(|caller| caller.request(Method::POST, &claim)).collect()).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1, "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| answer.code() == 62).count(), 3);
        let mut seated = 0;
        for caller in &claimers {
            seated += ids(&caller.get("/games").await).len();
        }
        assert_eq!(seated, 1);
    }
);

api_test!(
    async fn a_link_ends_with_its_time_its_guest_and_its_game(app) {
        let (mut alice, mut zoe) = (app.user("Alice").await, app.user("Zoe").await);
        let body = game(&[user(&alice, 2), guest("Zoë", 1), guest("Yann", 3)]);
        let played = record(&alice, body.clone()).await;
        let at = path("game", &played);
        let (zoes, yanns) = (link(&alice, &played, 2).await, link(&alice, &played, 3).await);
        // Yann was corrected to another guest, so his link leads nowhere; Zoë's holds.
        let corrected = game(&[user(&alice, 2), guest("ZOË", 1), guest("Xavier", 3)]);
        assert_eq!(put_at(&alice, &at, &json!(1), corrected).await.status, 200);
        assert_eq!((zoe.get(&yanns).await.code(), zoe.get(&zoes).await.status), (60, 200));
        assert_eq!(alice.delete(&at).await.status, 200);
        assert_eq!((zoe.get(&zoes).await.code(), zoe.post(&zoes, json!({})).await.code()), (60, 60));
        assert_eq!(alice.post(&format!("{at}/claim-link"), json!({ "seat": 2 })).await.status, 404);
        assert_eq!(alice.put(&format!("{at}/restore"), json!({})).await.status, 200);
        // Two links to one seat: the second finds it taken.
        let second = link(&alice, &played, 2).await;
        app.clock.advance(Duration::from_secs(14 * 24 * 60 * 60));
        assert_eq!((alice.refresh().await.status, zoe.refresh().await.status), (200, 200));
        for expired in [&zoes, &second] {
            let answer = zoe.post(expired, json!({})).await;
            assert_eq!((answer.status, answer.code()), (409, 61));
        }
        zoe.lang = "fr";
        let french = zoe.get(&zoes).await;
        assert!(french.body["message"].as_str().unwrap().contains("expiré"), "{french:?}");
    }
);

api_test!(
    async fn a_seat_is_claimed_in_the_whole_set(app) {
        let (alice, zoe) = (app.user("Alice").await, app.user("Zoe").await);
        let duel = |first, second| json!({ "formatId": DUEL, "seats": [user(&alice, first), guest("Zoë", second)] });
        let set = alice.post("/set", json!({ "formatId": DUEL, "bestOf": 3, "games": [duel(1, 2), duel(2, 1)] })).await.body["set"].clone();
        let claim = link(&alice, &set["games"][0], 2).await;
        assert_eq!(zoe.post(&claim, json!({})).await.status, 200);
        let now = zoe.get(&path("set", &set)).await.body["set"].clone();
        assert_eq!(now["score"].as_array().unwrap().len(), 2);
        assert!(now["games"].as_array().unwrap().iter().all(|game| game["seats"][1]["userId"] == zoe.id));
        assert_eq!(ids(&zoe.get("/games").await).len(), 2);
        // And the next game of the set can seat her, though the two are no friends.
        let next = json!({ "setId": set["id"], "seats": [user(&alice, 1), user(&zoe, 2)] });
        record(&alice, next).await;
        assert_eq!(alice.get(&path("set", &set)).await.body["set"]["winner"], 0);
    }
);
