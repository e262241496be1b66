//! Sessions on devices: listed, kept, ended one by one.

use podium_test_support::{Heard, PASSWORD, PATIENCE, Person, api_test, send};
use serde_json::{Value, json};

use super::providers::{join, with_idp};
use super::*;
use crate::signals::closed;

const PHONE: &str = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

/// Signs in on something that calls itself so.
async fn on(app: &TestApp, caller: &Caller, user_agent: &str) -> Caller {
    let url = format!(
        "{}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key={}",
        app.origin, caller.api_key
    );
    let body = json!({ "email": caller.email, "password": PASSWORD });
    let answer = send(
        reqwest::Client::new()
            .post(url)
            .header("user-agent", user_agent)
            .json(&body),
    )
    .await;
    let mut there = caller.clone();
    there.take_tokens(&answer);
    there
}

async fn sessions(caller: &Caller) -> Vec<Value> {
    let answer = caller.get("/user/sessions").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body["sessions"].as_array().unwrap().clone()
}

async fn current(caller: &Caller) -> Value {
    let all = sessions(caller).await;
    let mut mine = all.into_iter().filter(|session| session["current"] == true);
    let found = mine.next().expect("the one that asks");
    assert_eq!(mine.next(), None);
    found
}

api_test!(
    async fn each_says_on_what_by_what_and_when(app, peers) {
        let ana = app.user("Ana").await;
        app.clock.advance(MINUTE);
        let phone = on(app, &ana, PHONE).await;
        let joined = join(&phone, &peers.google, &Person::new("subject-of-ana", &ana.email)).await;
        assert_ok(&joined);
        app.clock.advance(MINUTE);
        let idp_token = peers.google.sign_in(&ana, &Person::new("subject-of-ana", &ana.email)).await;
        let mut web = ana.clone();
        web.take_tokens(&with_idp(&web, &peers.google, &idp_token, json!({})).await);

        let all = sessions(&web).await;
        let shown: Vec<_> = all.iter().map(|one| [&one["browser"], &one["system"], &one["by"], &one["current"]]).collect();
        let (null, no) = (&Value::Null, &json!(false));
        assert_eq!(shown, [
            [null, null, &json!("google"), &json!(true)],
            [&json!("Firefox"), &json!("Android"), &json!("password"), no],
            [null, null, &json!("password"), no],
        ]);
        assert_eq!(all[1]["signedInAt"], (app.clock.now() - MINUTE).to_string());
        // Truncated, and still listed.
        let chatty = on(app, &ana, &format!("{PHONE}{}", "x".repeat(2_000))).await;
        assert_eq!(current(&chatty).await["browser"], "Firefox");
    }
);

api_test!(
    async fn the_last_use_moves_with_use_and_leads_the_list(app) {
        let ana = app.user("Ana").await;
        let phone = on(app, &ana, PHONE).await;
        let first = current(&ana).await["lastUsed"].clone();
        app.clock.advance(4 * MINUTE);
        assert_eq!(ana.get("/user").await.status, 200);
        assert_eq!(current(&ana).await["lastUsed"], first);
        app.clock.advance(2 * MINUTE);
        let now = json!(app.clock.now().to_string());
        // Written beside the call, not before its answer.
        let moved = async {
            while current(&ana).await["lastUsed"] != now {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, moved).await.expect("the time is kept");
        let all = sessions(&ana).await;
        assert_eq!((&all[0]["current"], &all[1]["browser"]), (&json!(true), &json!("Firefox")));
        drop(phone);
    }
);

api_test!(
    async fn one_is_ended_and_the_others_go_on(app) {
        let (ana, ben) = (app.user("Ana").await, app.user("Ben").await);
        let mut phone = on(app, &ana, PHONE).await;
        let (mut desk_page, mut phone_page) = (ana.socket().await, phone.socket().await);
        let id = current(&phone).await["id"].as_str().unwrap().to_owned();
        for (caller, id) in [(&ben, id.as_str()), (&ana, "00000000-0000-0000-0000-000000000000"), (&ana, "nonsense"), (&ana, "%00")] {
            let refused = caller.delete(&format!("/user/sessions/{id}")).await;
            assert_eq!(refused.status, 404, "{id}: {refused:?}");
        }
        let ended = ana.delete(&format!("/user/sessions/{id}")).await;
        assert_eq!((ended.status, &ended.body), (200, &json!({})), "{ended:?}");
        assert_eq!(phone.get("/user").await.code(), 51);
        assert_refused(&phone.refresh().await, 400, "TOKEN_EXPIRED");
        let told = json!({ "type": "changed", "what": ["sessions"] });
        assert_eq!(desk_page.next().await, Heard::Message(told));
        assert_eq!(closed(&mut phone_page).await, 4401);
        assert_eq!(sessions(&ana).await.len(), 1);
        assert_eq!(ana.delete(&format!("/user/sessions/{id}")).await.status, 404);

        assert_eq!(ana.delete("/user/sessions/current").await.status, 200);
        assert_eq!(ana.get("/user").await.code(), 51);
        assert_eq!(ben.get("/user").await.status, 200);
        let ended = actions(app, &ana).await.iter().filter(|action| *action == "session_ended").count();
        assert_eq!(ended, 2);
    }
);

api_test!(
    async fn an_unverified_user_can_only_sign_out(app) {
        let una = app.signs_up("Una").await;
        assert_eq!(una.get("/user/sessions").await.code(), 53);
        assert_eq!(una.delete("/user/sessions/00000000-0000-0000-0000-000000000000").await.code(), 53);
        assert_eq!(una.delete("/user/sessions/current").await.status, 200);
        assert_refused(&lookup(&una).await, 400, "TOKEN_EXPIRED");
        assert_eq!(app.anyone().delete("/user/sessions/current").await.code(), 50);
    }
);
