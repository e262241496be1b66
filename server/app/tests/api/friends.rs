//! Friends: found by code, requested, accepted, ended.

use std::time::Duration;

use podium_test_support::{Answer, Caller, api_test};
use reqwest::Method;
use serde_json::{Value, json};

use crate::table::at_once;

async fn code(of: &Caller) -> String {
    of.get("/user/code").await.body["code"].as_str().unwrap().to_owned()
}

async fn at(of: &Caller) -> String {
    format!("/users/{}", code(of).await)
}

/// A user's list with each status.
async fn list(of: &Caller) -> Vec<(String, String)> {
    let text = |friend: &Value, field: &str| friend[field].as_str().unwrap().to_owned();
    let friends = of.get("/user/friends").await.body["friends"]
        .as_array()
        .unwrap()
        .clone();
    let mut all: Vec<_> = friends
        .iter()
        .map(|f| (text(f, "firstname"), text(f, "status")))
        .collect();
    all.sort();
    all
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected
        .iter()
        .map(|(name, status)| (name.to_string(), status.to_string()))
        .collect()
}

fn said(answer: &Answer) -> (u16, &str) {
    (
        answer.status,
        answer.body["friend"]["status"].as_str().unwrap_or_default(),
    )
}

api_test!(
    async fn a_code_is_found_however_it_is_typed(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let shown = code(&bob).await;
        let typed = shown.to_lowercase().replace('-', "");
        for code in [&shown, &typed, &shown.replace('0', "o").replace('1', "l")] {
            let found = alice.get(&format!("/users/{code}")).await;
            assert_eq!(found.status, 200, "{code}: {found:?}");
            let user = &found.body["user"];
            assert_eq!((&user["id"], &user["code"], &user["status"]), (&json!(bob.id), &json!(shown), &json!("none")));
            assert_eq!((&user["firstname"], &user["picture"]), (&json!("Bob"), &Value::Null));
            assert!(user.get("lastSeen").is_none(), "a stranger's");
        }
        let own = alice.get(&at(&alice).await).await;
        assert_eq!(own.body["user"]["status"], "self");
        for nobody in ["0000-0000", "K7Q2", "not a code", "%00", "K7Q2-9F4M-9F4M"] {
            for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
                let answer = podium_test_support::send(alice.request(method.clone(), &format!("/users/{nobody}"))).await;
                assert_eq!((answer.status, answer.code()), (404, 11), "{method} {nobody}");
            }
        }
        assert_eq!(app.anyone().get(&at(&bob).await).await.code(), 50);
    }
);

api_test!(
    async fn a_request_is_answered_by_the_other_side(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (alices, bobs) = (at(&alice).await, at(&bob).await);
        let asked = alice.post(&bobs, json!({})).await;
        assert_eq!(said(&asked), (201, "outgoing"), "{asked:?}");
        assert_eq!(said(&alice.post(&bobs, json!({})).await), (200, "outgoing"), "asked already");
        assert_eq!(list(&alice).await, pairs(&[("Bob", "outgoing")]));
        assert_eq!(list(&bob).await, pairs(&[("Alice", "incoming")]));
        assert_eq!(bob.get(&alices).await.body["user"]["status"], "incoming");
        let own = alice.put(&bobs, json!({})).await;
        assert_eq!((own.status, own.code()), (409, 77), "nobody accepts their own request");
        app.clock.advance(Duration::from_secs(60));
        let accepted = bob.put(&alices, json!({})).await;
        assert_eq!(said(&accepted), (200, "accepted"), "{accepted:?}");
        assert_ne!(accepted.body["friend"]["since"], asked.body["friend"]["since"]);
        assert_eq!(said(&bob.put(&alices, json!({})).await), (200, "accepted"), "said twice");
        assert_eq!(said(&alice.post(&bobs, json!({})).await), (200, "accepted"));
        assert_eq!(list(&alice).await, pairs(&[("Bob", "accepted")]));
        for again in 0..2 {
            let parted = alice.delete(&bobs).await;
            assert_eq!((parted.status, &parted.body), (200, &json!({})), "time {again}");
            assert_eq!((list(&alice).await, list(&bob).await), (pairs(&[]), pairs(&[])));
        }
    }
);

api_test!(
    async fn a_request_can_be_declined_or_withdrawn(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (alices, bobs) = (at(&alice).await, at(&bob).await);
        for (who, whom) in [(&alice, &bobs), (&bob, &alices)] {
            assert_eq!(alice.post(&bobs, json!({})).await.status, 201);
            assert_eq!(who.delete(whom).await.status, 200);
            assert_eq!((list(&alice).await, list(&bob).await), (pairs(&[]), pairs(&[])));
        }
        let mut late = bob.clone();
        for (lang, words) in [("en", "This request no longer exists."), ("fr", "Cette demande n'existe plus.")] {
            late.lang = lang;
            let gone = late.put(&alices, json!({})).await;
            assert_eq!((gone.status, gone.code(), gone.body["message"].as_str()), (409, 77, Some(words)));
        }
    }
);

api_test!(
    async fn asking_back_accepts(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        assert_eq!(said(&alice.post(&at(&bob).await, json!({})).await), (201, "outgoing"));
        assert_eq!(said(&bob.post(&at(&alice).await, json!({})).await), (200, "accepted"));
        assert_eq!((list(&alice).await, list(&bob).await), (pairs(&[("Bob", "accepted")]), pairs(&[("Alice", "accepted")])));
        let own = alice.post(&at(&alice).await, json!({})).await;
        assert_eq!((own.status, own.code()), (409, 75));
        assert_eq!(alice.put(&at(&alice).await, json!({})).await.code(), 75);
    }
);

api_test!(
    async fn fifty_who_ask_each_other_at_once_are_one_friendship(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (alices, bobs) = (at(&alice).await, at(&bob).await);
        let ask = |number: usize| match number % 2 {
            0 => alice.request(Method::POST, &bobs),
            _ => bob.request(Method::POST, &alices),
        };
        let answers = at_once((0..50).map(ask).collect()).await;
        assert!(answers.iter().all(|answer| [200, 201].contains(&answer.status)), "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        assert_eq!(list(&alice).await, pairs(&[("Bob", "accepted")]));
        assert_eq!(list(&bob).await, pairs(&[("Alice", "accepted")]));
    }
);

api_test!(
    async fn a_request_withdrawn_while_it_is_accepted_leaves_nothing_half(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (alices, bobs) = (at(&alice).await, at(&bob).await);
        for _ in 0..5 {
            assert_eq!(alice.post(&bobs, json!({})).await.status, 201);
            let answers = at_once(vec![
                bob.request(Method::PUT, &alices),
                alice.request(Method::DELETE, &bobs),
                bob.request(Method::PUT, &alices),
            ])
            .await;
            assert!(answers.iter().all(|answer| answer.status == 200 || answer.code() == 77), "{answers:?}");
            // Withdrawing also ends a friendship just made.
            assert_eq!((list(&alice).await, list(&bob).await), (pairs(&[]), pairs(&[])));
        }
    }
);

api_test!(
    async fn both_sides_hear_of_it_at_once(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (alices, bobs) = (at(&alice).await, at(&bob).await);
        let (mut hers, mut his) = (alice.socket().await, bob.socket().await);
        assert_eq!(alice.post(&bobs, json!({})).await.status, 201);
        his.hears(&["friends", "waiting"]).await;
        hers.hears(&["friends"]).await;
        assert_eq!(bob.put(&alices, json!({})).await.status, 200);
        his.hears(&["friends", "waiting"]).await;
        hers.hears(&["friends"]).await;
        assert_eq!(bob.delete(&alices).await.status, 200);
        his.hears(&["friends"]).await;
        hers.hears(&["friends"]).await;
    }
);
