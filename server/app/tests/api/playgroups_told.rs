//! Signals about a changed playgroup reach everyone concerned.

use podium_test_support::{Heard, api_test, send};
use reqwest::Method;
use serde_json::json;

use crate::playgroups::Cast;
use crate::table::befriend;

api_test!(
    async fn changes_are_signaled_to_those_concerned(app) {
        let cast = Cast::new(app).await;
        befriend(app, &cast.owner, &cast.stranger).await;
        let this = format!("playgroup:{}", cast.group);
        let (mut stan, mut mia, mut olga) = (cast.stranger.socket().await, cast.member.socket().await, cast.owner.socket().await);
        cast.owner.post(&cast.path("/invite"), json!({ "id": cast.stranger.id })).await;
        stan.hears(&["waiting", "playgroups"]).await;
        mia.hears(&[&this]).await;
        cast.stranger.put(&cast.path("/accept"), json!({})).await;
        stan.hears(&["waiting", &this]).await;
        mia.hears(&["playgroups", &this]).await;
        olga.hears(&["playgroups", &this]).await;
        cast.owner.delete(&cast.path(&format!("/user/{}", cast.member.id))).await;
        mia.hears(&["playgroups", &this]).await;
        stan.hears(&["playgroups", &this]).await;
        let link = cast.owner.post(&cast.path("/link"), json!({})).await.body["link"]["token"].clone();
        cast.member.post(&format!("/join/{}", link.as_str().unwrap()), json!({})).await;
        stan.hears(&[&this]).await;
        cast.owner.delete(&cast.path("")).await;
        for socket in [&mut stan, &mut mia, &mut olga] {
            socket.hears(&["playgroups", &this]).await;
        }
    }
);

api_test!(
    async fn a_deleted_account_hears_no_more(app) {
        let cast = Cast::new(app).await;
        let (mut olga, mut mia) = (cast.owner.socket().await, cast.member.socket().await);
        let name = cast.owner.get("/user").await.body["user"]["username"].clone();
        let deleted = send(cast.owner.request(Method::DELETE, "/user").json(&json!({ "username": name }))).await;
        assert_eq!(deleted.status, 200, "{deleted:?}");
        mia.hears(&["playgroups", &format!("playgroup:{}", cast.group)]).await;
        loop {
            match olga.next().await {
                Heard::Message(_) => continue,
                closed => break assert_eq!(closed, Heard::Closed(4401)),
            }
        }
    }
);
