//! Invitation links of playgroups.

use std::time::Duration;

use podium_test_support::{Caller, api_test};
use reqwest::Method;
use serde_json::{Value, json};

use crate::playgroups::{Cast, person};
use crate::table::at_once;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn make(caller: &Caller, cast: &Cast, body: Value) -> Value {
    let made = caller.post(&cast.path("/link"), body).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["link"].clone()
}

fn join(link: &Value) -> String {
    format!("/join/{}", link["token"].as_str().unwrap())
}

api_test!(
    async fn a_link_leads_anyone_in(app) {
        let cast = Cast::new(app).await;
        let link = make(&cast.admin, &cast, json!({})).await;
        assert_eq!(link["url"], format!("{}{}", app.origin, join(&link)));
        assert!(link["qr"].as_str().unwrap().starts_with("data:image/svg+xml;base64,"));
        assert_eq!((&link["maxUses"], &link["uses"], &link["madeBy"]["id"]), (&Value::Null, &json!(0), &json!(cast.admin.id)));
        assert_eq!(link["expiresAt"], (app.clock.now() + 7 * DAY).to_string());

        let look = app.anyone().get(&join(&link)).await;
        assert_eq!(look.status, 200, "signed out, too: {look:?}");
        let seen = &look.body["join"];
        assert_eq!((&seen["playgroup"]["name"], &seen["playgroup"]["membersCount"]), (&json!("Thursday"), &json!(3)));
        assert_eq!((&seen["madeBy"]["firstname"], &seen["mine"]), (&json!("Adam"), &Value::Null));
        assert!(seen["playgroup"].get("members").is_none(), "who is in it is not for the door");
        assert_eq!(cast.member.get(&join(&link)).await.body["join"]["mine"], "member");
        assert_eq!(cast.invited.get(&join(&link)).await.body["join"]["mine"], "invited");
        assert_eq!(app.anyone().post(&join(&link), json!({})).await.status, 401);

        let joined = cast.stranger.post(&join(&link), json!({})).await;
        assert_eq!(joined.status, 200, "{joined:?}");
        let her = person(&joined.body["playgroup"], &cast.stranger).unwrap();
        assert_eq!((&her["role"], &her["status"], &her["invitedBy"]["id"]), (&json!("member"), &json!("member"), &json!(cast.admin.id)));
        for who in [&cast.stranger, &cast.owner, &cast.invited] {
            assert_eq!(who.post(&join(&link), json!({})).await.status, 200);
        }
        let links = cast.owner.get(&cast.path("/links")).await.body["links"].clone();
        assert_eq!((links.as_array().unwrap().len(), &links[0]["uses"]), (1, &json!(1)), "whoever is in or invited spends none");
        assert!(links[0].get("token").is_none() && links[0].get("url").is_none(), "shown once");
        assert_eq!(cast.now().await["membersCount"], 5);
    }
);

api_test!(
    async fn links_end_each_in_its_own_words(app) {
        let cast = Cast::new(app).await;
        let [ann, ben, kim] = <[Caller; 3]>::try_from(app.crowd(["Ann", "Ben", "Kim"]).await).ok().unwrap();
        let unknown = app.anyone().get("/join/nonsense").await;
        assert_eq!((unknown.status, unknown.code()), (404, 64));

        let once = make(&cast.owner, &cast, json!({ "uses": 1, "days": 2 })).await;
        assert_eq!(ann.post(&join(&once), json!({})).await.status, 200);
        assert_eq!(ben.post(&join(&once), json!({})).await.code(), 66);
        assert_eq!(ben.get(&join(&once)).await.code(), 66);
        assert_eq!(ann.post(&join(&once), json!({})).await.status, 200, "she is in already");

        let short = make(&cast.owner, &cast, json!({ "days": 1 })).await;
        let revoked = make(&cast.owner, &cast, json!({})).await;
        let path = cast.path(&format!("/link/{}", revoked["id"].as_str().unwrap()));
        let left = cast.admin.delete(&path).await;
        assert_eq!((left.status, left.body["links"].as_array().unwrap().len()), (200, 1));
        assert_eq!(cast.admin.delete(&path).await.status, 200, "twice is once");
        assert_eq!(ben.post(&join(&revoked), json!({})).await.code(), 67);
        app.clock.advance(DAY);
        let mut french = ben.clone();
        french.lang = "fr";
        french.refresh().await;
        let expired = french.post(&join(&short), json!({})).await;
        assert_eq!((expired.status, expired.code()), (409, 65));
        assert_eq!(expired.body["message"], "Ce lien d'invitation a expiré. Demandes-en un nouveau.");
        let mut owner = cast.owner.clone();
        owner.refresh().await;
        assert_eq!(owner.get(&cast.path("/links")).await.body["links"], json!([]));

        let gone = make(&owner, &cast, json!({})).await;
        assert_eq!(owner.delete(&cast.path("")).await.status, 200);
        let mut kim = kim;
        kim.refresh().await;
        assert_eq!(kim.post(&join(&gone), json!({})).await.code(), 64);
    }
);

api_test!(
    async fn links_are_for_those_who_run_the_group(app) {
        let cast = Cast::new(app).await;
        let link = make(&cast.owner, &cast, json!({ "days": 90, "uses": 500 })).await;
        let one = format!("/link/{}", link["id"].as_str().unwrap());
        for (caller, wanted) in [(&cast.member, 403), (&cast.invited, 403), (&cast.stranger, 404), (&app.anyone(), 401)] {
            assert_eq!(caller.get(&cast.path("/links")).await.status, wanted);
            assert_eq!(caller.post(&cast.path("/link"), json!({})).await.status, wanted);
            assert_eq!(caller.delete(&cast.path(&one)).await.status, wanted);
        }
        for (body, fields) in [
            (json!({ "days": 0 }), json!({ "days": "invalid" })),
            (json!({ "days": 91, "uses": 501 }), json!({ "days": "invalid", "uses": "invalid" })),
            (json!({ "uses": 0 }), json!({ "uses": "invalid" })),
            (json!({ "uses": -1 }), json!({ "uses": "invalid" })),
        ] {
            assert_eq!(cast.owner.post(&cast.path("/link"), body).await.body["fields"], fields);
        }
        let other = cast.stranger.post("/playgroup", json!({ "name": "Elsewhere" })).await;
        let elsewhere = format!("/playgroup/{}{one}", other.body["playgroup"]["id"].as_str().unwrap());
        assert_eq!(cast.stranger.delete(&elsewhere).await.status, 404, "a link of another group");
        assert_eq!(cast.owner.get(&cast.path("/links")).await.body["links"].as_array().unwrap().len(), 1);
    }
);

api_test!(
    async fn a_removed_member_cannot_rejoin_by_their_own_link(app) {
        let cast = Cast::new(app).await;
        let his = make(&cast.admin, &cast, json!({})).await;
        let hers = make(&cast.owner, &cast, json!({})).await;
        assert_eq!(cast.owner.delete(&cast.path(&format!("/user/{}", cast.admin.id))).await.status, 200);
        assert_eq!(cast.admin.post(&join(&his), json!({})).await.code(), 67);
        assert_eq!(cast.stranger.post(&join(&hers), json!({})).await.status, 200, "the others' still work");
    }
);

api_test!(
    async fn a_limited_link_never_lets_in_more(app) {
        let cast = Cast::new(app).await;
        let link = make(&cast.owner, &cast, json!({ "uses": 5 })).await;
        let names: Vec<String> = (0..40).map(|n| format!("Guest{n}")).collect();
        let crowd = app.crowd(names.iter().map(String::as_str)).await;
        // Each of them knocks twice.
        let calls = crowd.iter().chain(&crowd).map(|caller| caller.request(Method::POST, &join(&link)));
        let answers = at_once(calls.collect()).await;
        assert!(answers.iter().all(|answer| answer.status == 200 || answer.code() == 66), "{answers:?}");
        let group = cast.now().await;
        assert_eq!(group["membersCount"], 3 + 5);
        let inside = crowd.iter().filter(|caller| person(&group, caller).is_some()).count();
        assert_eq!(inside, 5);
        assert_eq!(cast.owner.get(&cast.path("/links")).await.body["links"], json!([]), "it is used up");
    }
);
