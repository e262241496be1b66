//! Answers that pages read again and again: which are compressed, and which are not sent a second time.

use std::io::Read;
use std::time::Duration;

use flate2::read::GzDecoder;
use podium_store::{Conn, friends};
use podium_test_support::{Answer, Caller, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::decks::lanterns;

async fn asked(caller: &Caller, method: Method, path: &str, header: &'static str, value: &str) -> Answer {
    send(caller.request(method, path).header(header, value)).await
}

async fn taking(caller: &Caller, path: &str, encodings: &str) -> Answer {
    asked(caller, Method::GET, path, "accept-encoding", encodings).await
}

async fn knowing(caller: &Caller, path: &str, etag: &str) -> Answer {
    asked(caller, Method::GET, path, "if-none-match", etag).await
}

fn unpacked(answer: &Answer) -> Value {
    let mut text = String::new();
    GzDecoder::new(&answer.bytes[..]).read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}

async fn with_decks(app: &podium_test_support::TestApp, count: usize) -> Caller {
    let alice = app.user("Alice").await;
    for _ in 0..count {
        assert_eq!(alice.post("/deck", lanterns()).await.status, 201);
    }
    alice
}

api_test!(
    async fn a_long_list_of_the_record_is_compressed_for_those_who_take_it(app) {
        let alice = with_decks(app, 4).await;
        let plain = alice.get("/user/decks").await;
        assert_eq!((plain.status, plain.header("content-encoding")), (200, ""));
        assert!(plain.header("vary").contains("accept-encoding"), "{plain:?}");
        for encodings in ["gzip", "br, gzip;q=0.5", "GZIP"] {
            let packed = taking(&alice, "/user/decks", encodings).await;
            assert_eq!((packed.status, packed.header("content-encoding")), (200, "gzip"), "{encodings}");
            assert_eq!(packed.header("content-length"), packed.bytes.len().to_string());
            assert_eq!(packed.header("etag"), plain.header("etag"));
            assert!(packed.bytes.len() < plain.bytes.len() / 2);
            assert_eq!(unpacked(&packed), plain.body);
        }
        for encodings in ["br", "gzip;q=0", "gzip; q=0.0, br", "identity"] {
            let answer = taking(&alice, "/user/decks", encodings).await;
            assert_eq!((answer.header("content-encoding"), &answer.body), ("", &plain.body), "{encodings}");
        }
    }
);

api_test!(
    async fn a_short_answer_a_refusal_and_a_write_are_not_compressed(app) {
        let alice = with_decks(app, 0).await;
        assert_eq!(taking(&alice, "/user/decks", "gzip").await.header("content-encoding"), "");
        let refused = taking(&app.anyone(), "/user/decks", "gzip").await;
        assert_eq!((refused.status, refused.code(), refused.header("content-encoding")), (401, 50, ""));
        assert_eq!(refused.header("cache-control"), "no-store");
        let long = json!({ "description": "A long one. ".repeat(150) });
        let mut deck = lanterns();
        deck.as_object_mut().unwrap().extend(long.as_object().unwrap().clone());
        let made = send(alice.request(Method::POST, "/deck").header("accept-encoding", "gzip").json(&deck)).await;
        assert_eq!((made.status, made.header("content-encoding")), (201, ""));
        let path = format!("/deck/{}", made.body["deck"]["id"].as_str().unwrap());
        assert_eq!(taking(&alice, &path, "gzip").await.header("content-encoding"), "gzip");
        let changed = send(alice.request(Method::PUT, &path).header("accept-encoding", "gzip").json(&deck)).await;
        assert_eq!(changed.header("content-encoding"), "", "{changed:?}");
    }
);

api_test!(
    async fn what_holds_codes_tokens_or_addresses_is_never_compressed(app) {
        let people = app.crowd(["Alice", "Bob", "Chloe", "Dan", "Eve", "Finn", "Gwen"]).await;
        let ids: Vec<Uuid> = people.iter().map(|caller| caller.id.parse().unwrap()).collect();
        let (alice, at) = (&people[0], app.clock.now());
        let befriend = async move |c: &mut Conn| {
            for other in &ids[1..] {
                friends::insert(c, ids[0], *other, at, Some(at + Duration::from_secs(60))).await?;
            }
            Ok(())
        };
        app.app.db.write(befriend).await.unwrap();
        let group = alice.post("/playgroup", json!({ "name": "Fen" })).await.body["playgroup"]["id"].clone();
        let group = format!("/playgroup/{}", group.as_str().unwrap());
        for _ in 0..8 {
            assert_eq!(alice.post(&format!("{group}/link"), json!({})).await.status, 201);
        }
        for path in ["/user/friends", &format!("{group}/links")] {
            let answer = taking(alice, path, "gzip").await;
            assert!(answer.bytes.len() > 1024, "{path}: too short to show anything");
            assert_eq!((answer.status, answer.header("content-encoding")), (200, ""), "{path}");
        }
        for path in ["/user", "/user/code", "/user/sessions", "/user/inbox"] {
            assert_eq!(taking(alice, path, "gzip").await.header("content-encoding"), "", "{path}");
        }
        let credentials = json!({
            "email": alice.email, "password": podium_test_support::PASSWORD, "returnSecureToken": true,
        });
        let url = format!(
            "{}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key={}",
            app.origin, alice.api_key
        );
        let request = reqwest::Client::new().post(url).header("accept-encoding", "gzip").json(&credentials);
        let signed_in = send(request).await;
        assert!(signed_in.bytes.len() > 1024, "{signed_in:?}");
        assert_eq!((signed_in.status, signed_in.header("content-encoding")), (200, ""));
    }
);

api_test!(
    async fn a_list_that_is_still_the_same_is_not_sent_again(app) {
        let alice = with_decks(app, 1).await;
        for path in ["/user/decks", "/user/friends", "/user/playgroups", "/games"] {
            let first = alice.get(path).await;
            assert_eq!((first.status, first.header("cache-control")), (200, "private, no-cache"), "{path}");
            assert!(first.header("vary").contains("authorization"), "{path}");
            let etag = first.header("etag");
            for known in [etag.to_owned(), format!("\"other\", {etag}")] {
                let again = knowing(&alice, path, &known).await;
                assert_eq!((again.status, again.bytes.len()), (304, 0), "{path}");
                assert_eq!((again.header("etag"), again.header("cache-control")), (etag, "private, no-cache"));
            }
            let head = asked(&alice, Method::HEAD, path, "accept", "*/*").await;
            assert_eq!((head.status, head.bytes.len(), head.header("etag")), (200, 0, etag), "{path}");
        }
        let before = alice.get("/user/decks").await;
        assert_eq!(alice.post("/deck", lanterns()).await.status, 201);
        let after = knowing(&alice, "/user/decks", before.header("etag")).await;
        assert_eq!((after.status, after.body["decks"].as_array().unwrap().len()), (200, 2));
        assert_ne!(after.header("etag"), before.header("etag"));
    }
);

api_test!(
    async fn who_asks_again_is_checked_again(app) {
        let alice = with_decks(app, 1).await;
        let etag = alice.get("/user/decks").await.header("etag").to_owned();
        let bob = app.user("Bob").await;
        let bobs = knowing(&bob, "/user/decks", &etag).await;
        assert_eq!((bobs.status, &bobs.body), (200, &json!({ "decks": [] })));
        assert_eq!(alice.post("/user/sessions/revoke", json!({})).await.status, 200);
        let refused = knowing(&alice, "/user/decks", &etag).await;
        assert_eq!((refused.status, refused.code(), refused.header("cache-control")), (401, 51, "no-store"));
    }
);

api_test!(
    async fn the_version_of_a_deck_stays_its_etag(app) {
        let alice = with_decks(app, 0).await;
        let made = alice.post("/deck", lanterns()).await;
        let path = format!("/deck/{}", made.body["deck"]["id"].as_str().unwrap());
        let read = knowing(&alice, &path, made.header("etag")).await;
        assert_eq!((read.status, read.header("etag")), (200, made.header("etag")));
        assert_eq!(read.header("cache-control"), "no-store");
    }
);

api_test!(
    async fn a_language_has_its_own_answer(app) {
        let mut anyone = app.anyone();
        let english = anyone.get("/formats").await;
        assert!(english.header("vary").contains("accept-language"));
        anyone.lang = "fr";
        let french = knowing(&anyone, "/formats", english.header("etag")).await;
        assert_eq!(french.status, 200);
        assert_ne!(french.header("etag"), english.header("etag"));
    }
);
