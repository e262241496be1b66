//! Quotas: one account or address can have only so many of everything, and what it has stays usable.

use std::time::Duration;

use podium_domain::{Quota, QuotaLimit};
use podium_store::events::Event;
use podium_store::{Conn, blocks};
use podium_test_support::{Answer, Caller, Database, PASSWORD, TestApp, send};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};

use crate::live::{finish, guest as guest_seat, new_id, open, table as live_table, text, user as seat_of};
use crate::live_device::Device;
use crate::live_offline::{self, Offline};
use crate::table::{COMMANDER, at_once, befriend, deck, game, group, guest, id, path, record, user, with};
use crate::{events, live_guests, signals};

fn limits(of: &[(Quota, u32)]) -> Vec<QuotaLimit> {
    let limit = |(quota, limit): &(Quota, u32)| format!("{}={limit}", quota.word()).parse().unwrap();
    of.iter().map(limit).collect()
}

async fn start(database: Database, quotas: &[(Quota, u32)]) -> TestApp {
    let limits = limits(quotas);
    TestApp::start_with(database, |settings| settings.quotas = limits.into_iter().collect()).await
}

/// A test on both databases, by a server with these limits.
macro_rules! quota_test {
    ($(#[$doc:meta])* async fn $name:ident($app:ident, $limits:expr) $body:block) => {
        $(#[$doc])*
        mod $name {
            use super::*;

            async fn check(database: Database) {
                let $app = &start(database, &$limits).await;
                $body
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(Database::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                check(Database::postgres().await).await;
            }
        }
    };
}

fn post(caller: &Caller, path: &str, body: Value) -> RequestBuilder {
    caller.request(Method::POST, path).json(&body)
}

fn refused(answer: &Answer, says: &str) {
    assert_eq!((answer.status, answer.code()), (409, 97), "{answer:?}");
    assert_eq!(text(&answer.body, "error"), "quota_reached");
    assert!(text(&answer.body, "message").contains(says), "{answer:?}");
}

/// Two are made, and the third is refused in words that name them and the limit.
async fn third_is_refused(says: &str, calls: impl IntoIterator<Item = RequestBuilder>) {
    for (number, call) in (1..).zip(calls) {
        let answer = send(call).await;
        match number {
            1 | 2 => assert!(
                (200..300).contains(&answer.status),
                "{says}, number {number}: {answer:?}"
            ),
            _ => refused(&answer, says),
        }
    }
}

async fn every_kind_of_row_has_a_limit(database: Database) {
    let mut twice: Vec<(Quota, u32)> = Quota::ALL.iter().map(|quota| (*quota, 2)).collect();
    // Ada invites three friends.
    twice.push((Quota::Friends, 3));
    let app = start(database, &twice).await;
    let people = app.crowd(["Ada", "Ben", "Cleo", "Dan"]).await;
    let [ada, others @ ..] = &people[..] else {
        unreachable!()
    };
    let each = || 1..=3;

    let new_deck = |name: String, id: &str| {
        let deck = json!({ "id": id, "name": name, "formatId": COMMANDER, "commanders": [], "colors": [] });
        post(ada, "/deck", deck)
    };
    let ids: Vec<String> = each().map(|_| new_id()).collect();
    third_is_refused("2 decks", ids.iter().map(|id| new_deck(format!("Deck {id}"), id))).await;
    let again = send(new_deck("Deck".into(), &ids[0])).await;
    assert_eq!(again.status, 200, "what is there already is none too many: {again:?}");
    assert_eq!(ada.delete(&format!("/deck/{}", ids[0])).await.status, 200);
    refused(
        &send(new_deck("Archived ones count".into(), &ids[2])).await,
        "archived ones included",
    );
    assert_eq!(ada.delete(&format!("/deck/{}/permanently", ids[0])).await.status, 200);
    assert_eq!(send(new_deck("There is room again".into(), &ids[2])).await.status, 201);

    third_is_refused(
        "2 tags",
        each().map(|n| post(ada, "/tag", json!({ "name": format!("Tag {n}") }))),
    )
    .await;
    let group = ada.post("/playgroup", json!({ "name": "First" })).await;
    let group = path("playgroup", &group.body["playgroup"]);
    let groups = each()
        .skip(1)
        .map(|n| post(ada, "/playgroup", json!({ "name": format!("Group {n}") })));
    let groups: Vec<_> = groups.collect();
    for (call, status) in groups.into_iter().zip([201, 409]) {
        assert_eq!(send(call).await.status, status);
    }
    third_is_refused(
        "2 invitation links",
        each().map(|_| post(ada, &format!("{group}/link"), json!({}))),
    )
    .await;
    for other in others {
        befriend(&app, ada, other).await;
    }
    third_is_refused(
        "2 of your invitations",
        others
            .iter()
            .map(|other| post(ada, &format!("{group}/invite"), json!({ "id": other.id }))),
    )
    .await;
    third_is_refused(
        "blocked 2 people",
        others.iter().map(|other| {
            ada.request(Method::PUT, &format!("/user/{}/block", other.id))
                .json(&json!({}))
        }),
    )
    .await;

    let strangers = app.crowd(["Eve", "Fay", "Gil", "Hal"]).await;
    let [eve, asked @ ..] = &strangers[..] else {
        unreachable!()
    };
    let mut requests = Vec::new();
    for other in asked {
        let code = other.get("/user/code").await.body["code"].clone();
        requests.push(post(eve, &format!("/users/{}", code.as_str().unwrap()), json!({})));
    }
    third_is_refused("2 of your friend requests", requests).await;

    let tables: Vec<Value> = [open(ada, live_table(&[seat_of(ada), json!({ "guestName": "Zoë" })])).await].into();
    let more = each()
        .skip(1)
        .map(|_| post(ada, "/live", live_table(&[seat_of(ada), json!({ "guestName": "Zoë" })])));
    let more: Vec<_> = more.collect();
    for (call, status) in more.into_iter().zip([201, 409]) {
        assert_eq!(send(call).await.status, status);
    }
    let finished = json!({ "id": new_id(), "placements": [1, 2] });
    let done = ada
        .post(&format!("/live/{}/finish", text(&tables[0], "id")), finished)
        .await;
    assert_eq!(
        done.status, 200,
        "a table is finished even where its game is one of the last: {done:?}"
    );
    open(ada, live_table(&[seat_of(ada), json!({ "guestName": "Zoë" })])).await;

    let seats = || game(&[user(eve, 1), guest("Zoë", 2)]);
    let first = record(eve, with(seats(), "tags", json!(["One", "Two"]))).await;
    let tagged = eve.post("/game", with(seats(), "tags", json!(["One", "Three"]))).await;
    refused(&tagged, "2 tags");
    assert_eq!(
        eve.get("/games").await.body["games"].as_array().unwrap().len(),
        1,
        "and nothing of it is recorded"
    );
    record(eve, with(seats(), "tags", json!(["Two"]))).await;
    refused(&eve.post("/game", seats()).await, "2 games");
    let claims = each().map(|_| {
        post(
            eve,
            &format!("{}/claim-link", path("game", &first)),
            json!({ "seat": 2 }),
        )
    });
    third_is_refused("2 links", claims).await;
    let set = json!({ "formatId": COMMANDER, "games": [] });
    third_is_refused("2 sets", each().map(|_| post(&strangers[1], "/set", set.clone()))).await;

    let mut french = ada.clone();
    french.lang = "fr";
    refused(
        &french.post("/tag", json!({ "name": "Encore" })).await,
        "Tu as 2 étiquettes",
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_row_has_a_limit_on_sqlite() {
    every_kind_of_row_has_a_limit(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_kind_of_row_has_a_limit_on_postgres() {
    every_kind_of_row_has_a_limit(Database::postgres().await).await;
}

quota_test!(
    async fn a_quota_of_one_is_told_in_the_singular(app, [(Quota::Decks, 1), (Quota::Blocks, 1)]) {
        let mut people = app.crowd(["Ada", "Ben", "Cleo"]).await;
        deck(&people[0], "One").await;
        for (lang, one_deck, one_person) in [
            ("en", "You have 1 deck,", "You have blocked 1 person,"),
            ("fr", "Tu as 1 deck,", "Tu bloques 1 personne,"),
        ] {
            people[0].lang = lang;
            let [ada, others @ ..] = &people[..] else { unreachable!() };
            let second = json!({ "name": "Two", "formatId": COMMANDER, "commanders": [], "colors": [] });
            refused(&ada.post("/deck", second).await, one_deck);
            let mut answers = Vec::new();
            for other in others {
                answers.push(ada.put(&format!("/user/{}/block", other.id), json!({})).await);
            }
            refused(&answers[1], one_person);
        }
    }
);

/// Twelve calls at once for the last three places.
async fn the_last_places_are_given_once(database: Database) {
    let app = start(database, &[(Quota::Decks, 5), (Quota::Playgroups, 3)]).await;
    let ada = app.user("Ada").await;
    for name in ["One", "Two"] {
        deck(&ada, name).await;
    }
    let new_deck =
        |n: u8| json!({ "name": format!("Deck {n}"), "formatId": COMMANDER, "commanders": [], "colors": [] });
    let decks = at_once((0..12).map(|n| post(&ada, "/deck", new_deck(n))).collect()).await;
    let groups = at_once(
        (0..12)
            .map(|n| post(&ada, "/playgroup", json!({ "name": format!("{n}") })))
            .collect(),
    )
    .await;
    for (answers, says) in [(decks, "5 decks"), (groups, "3 playgroups")] {
        let (made, others): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 201);
        assert_eq!(made.len(), 3, "{says}");
        others.into_iter().for_each(|answer| refused(answer, says));
    }
    assert_eq!(ada.get("/user/decks").await.body["decks"].as_array().unwrap().len(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_places_are_given_once_on_sqlite() {
    the_last_places_are_given_once(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_last_places_are_given_once_on_postgres() {
    the_last_places_are_given_once(Database::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_above_its_limit_keeps_and_changes_what_it_has() {
    let app = start(Database::postgres().await, &[]).await;
    let ada = app.user("Ada").await;
    let decks = [
        deck(&ada, "One").await,
        deck(&ada, "Two").await,
        deck(&ada, "Three").await,
    ];
    let limits = limits(&[(Quota::Decks, 1)]);
    let stricter = app
        .beside_with(|settings| settings.quotas = limits.into_iter().collect())
        .await;
    let ada = ada.at(&stricter.origin);
    assert_eq!(ada.get("/user/decks").await.body["decks"].as_array().unwrap().len(), 3);
    let bracket = ada
        .put(&format!("/deck/{}/bracket", decks[0]), json!({ "bracket": 2 }))
        .await;
    assert_eq!(bracket.status, 200, "{bracket:?}");
    assert_eq!(ada.delete(&format!("/deck/{}", decks[1])).await.status, 200);
    assert_eq!(
        ada.put(&format!("/deck/{}/restore", decks[1]), json!({})).await.status,
        200
    );
    let new_deck = json!({ "name": "Four", "formatId": COMMANDER, "commanders": [], "colors": [] });
    refused(&ada.post("/deck", new_deck).await, "1 deck,");
}

quota_test!(
    async fn a_table_opens_only_where_its_game_has_room(app, [(Quota::Games, 2)]) {
        let ada = app.user("Ada").await;
        let body = live_table(&[seat_of(&ada), guest_seat("Zoë")]);
        let mut tables = Vec::new();
        for _ in 0..3 {
            tables.push(open(&ada, body.clone()).await);
        }
        for table in &tables {
            let done = finish(&ada, table, json!({ "placements": [1, 2] })).await;
            assert_eq!(done.status, 200, "a game that was played is always recorded: {done:?}");
        }
        refused(&ada.post("/live", body.clone()).await, "2 games");
        let mut offline = Offline::new(app, body);
        offline.does(app, live_offline::finish());
        refused(&offline.upload(app, &ada).await, "2 games");
        assert_eq!(ada.get("/games").await.body["games"].as_array().unwrap().len(), 3);
    }
);

quota_test!(
    async fn unanswered_requests_count_as_friends_of_the_one_who_asks(app, [(Quota::Friends, 2)]) {
        let people = app.crowd(["Ada", "Ben", "Cleo", "Dan"]).await;
        let [ada, ben, cleo, dan] = &people[..] else { unreachable!() };
        let mut at = Vec::new();
        for one in [ada, ben, cleo, dan] {
            at.push(format!("/users/{}", one.get("/user/code").await.body["code"].as_str().unwrap()));
        }
        assert_eq!(ada.post(&at[1], json!({})).await.status, 201);
        assert_eq!(ada.post(&at[2], json!({})).await.status, 201);
        refused(&ada.post(&at[3], json!({})).await, "2 friends");
        for friend in [ben, cleo] {
            assert_eq!(friend.put(&at[0], json!({})).await.status, 200);
        }
        assert_eq!(ada.post(&at[1], json!({})).await.status, 200, "they are friends already");
        assert_eq!(dan.post(&at[0], json!({})).await.status, 201, "it takes no place of hers");
        refused(&ada.put(&at[3], json!({})).await, "2 friends");
        refused(&ada.post(&at[3], json!({})).await, "2 friends");
        assert_eq!(ada.delete(&at[1]).await.status, 200);
        assert_eq!(ada.put(&at[3], json!({})).await.status, 200);
    }
);

quota_test!(
    async fn a_promo_code_joins_no_playgroup_too_many(app, [(Quota::Playgroups, 1)]) {
        let (olga, ada, ben) = (app.user("Olga").await, app.user("Ada").await, app.user("Ben").await);
        group(app, "Hers", &[(&ada, "owner"), (&ben, "member")]).await;
        let lamp = group(app, "Lamp", &[(&olga, "owner"), (&ben, "invited")]).await;
        let event = Event { playgroup_id: lamp.parse().ok(), ..events::tonight(app, "Lamp Night") };
        events::keep(app, &event, &[events::open(events::code(app, &event, "LAMP"))]).await;
        for full in [&ada, &ben] {
            assert_eq!(events::join(full, "LAMP").await["joined"], true);
        }
        let members = olga.get(&format!("/playgroup/{lamp}")).await.body["playgroup"]["members"].clone();
        let joined = members.as_array().unwrap().iter().filter(|member| member["status"] == "member");
        assert_eq!(joined.count(), 1, "{members}");
        assert_eq!(ben.put(&format!("/playgroup/{lamp}/leave"), json!({})).await.status, 200, "still invited");
    }
);

quota_test!(
    async fn links_that_guests_make_take_no_place_of_the_hosts(app, [(Quota::ClaimLinks, 1), (Quota::ClaimLinksPerGame, 4)]) {
        let ada = app.user("Ada").await;
        let opened = live_guests::laid(&ada, json!("player")).await;
        let token = live_guests::seated(app, &opened, json!({ "seat": 3, "name": "Zoë" })).await;
        let done = finish(&ada, &opened, json!({ "placements": [2, 3, 1] })).await;
        let link = || live_guests::link(app, &opened, json!(token));
        assert_eq!((link().await.status, link().await.status), (201, 201));
        let own = format!("{}/claim-link", path("game", &done.body["game"]));
        assert_eq!(ada.post(&own, json!({ "seat": 2 })).await.status, 201);
        refused(&ada.post(&own, json!({ "seat": 2 })).await, "1 link ");
        assert_eq!(link().await.status, 201);
        refused(&link().await, "4 links");
    }
);

quota_test!(
    async fn what_is_done_already_is_not_refused_above_a_lowered_limit(
        app,
        [(Quota::Blocks, 1), (Quota::Friends, 1), (Quota::FriendRequests, 1), (Quota::Playgroups, 1), (Quota::Invitations, 1)]
    ) {
        let people = app.crowd(["Ada", "Ben", "Cleo", "Dan", "Eve"]).await;
        let [ada, ben, cleo, dan, eve] = &people[..] else { unreachable!() };
        let (blocker, now) = (id(ada), app.clock.now());
        for blocked in [id(dan), id(eve)] {
            let block = app.app.db.write(async move |c: &mut Conn| blocks::block(c, blocker, blocked, now).await);
            block.await.unwrap();
        }
        let mut hers = String::new();
        for other in [ben, cleo] {
            befriend(app, ada, other).await;
            hers = group(app, "Hers", &[(ada, "owner"), (ben, "invited"), (cleo, "invited")]).await;
        }
        let friend = format!("/users/{}", ben.get("/user/code").await.body["code"].as_str().unwrap());
        let at_group = |rest: &str| format!("/playgroup/{hers}/{rest}");
        for (method, path, body) in [
            (Method::PUT, format!("/user/{}/block", dan.id), json!({})),
            (Method::POST, friend.clone(), json!({})),
            (Method::PUT, friend, json!({})),
            (Method::POST, at_group("invite"), json!({ "id": ben.id })),
            (Method::PUT, at_group("accept"), json!({})),
        ] {
            let again = send(ada.request(method, &path).json(&body)).await;
            assert_eq!(again.status, 200, "{path}: {again:?}");
        }
        refused(&ada.put(&format!("/user/{}/block", ben.id), json!({})).await, "blocked 1 person");
    }
);

quota_test!(
    async fn a_closed_table_is_reopened_only_where_it_has_room(app, [(Quota::OpenTables, 1)]) {
        let ada = app.user("Ada").await;
        let body = live_table(&[seat_of(&ada), guest_seat("Zoë")]);
        let (close, reopen) = (json!({ "type": "close" }), json!({ "type": "reopen" }));
        let mut offline = Offline::new(app, body.clone());
        let first = open(&ada, with(body.clone(), "id", offline.id.as_str())).await;
        let mut device = Device::join(app, &ada, text(&first, "id").parse().unwrap(), None).await;
        assert_eq!(device.does(close.clone()).await, "done");
        assert_eq!(device.does(reopen.clone()).await, "done", "there is room");
        assert_eq!(device.does(close.clone()).await, "done");
        let second = open(&ada, body).await;
        assert_eq!(device.does(reopen.clone()).await, "limit");
        offline.does(app, reopen.clone());
        refused(&offline.upload(app, &ada).await, "1 open table,");
        assert_eq!(ada.get(&format!("/live/{}", offline.id)).await.body["table"]["status"], "closed");

        let mut other = Device::join(app, &ada, text(&second, "id").parse().unwrap(), None).await;
        assert_eq!(other.does(close.clone()).await, "done");
        assert_eq!(device.does(reopen).await, "done");
        assert_eq!(device.does(close).await, "done");
        open(&ada, live_table(&[seat_of(&ada), guest_seat("Zoë")])).await;
        offline.does(app, live_offline::finish());
        let uploaded = offline.upload(app, &ada).await;
        assert_eq!(uploaded.status, 200, "a game that was played is always recorded: {uploaded:?}");
        assert_eq!(uploaded.body["table"]["status"], "finished");
    }
);

quota_test!(
    async fn a_sign_in_too_many_ends_the_one_used_longest_ago(app, [(Quota::Sessions, 2)]) {
        let first = app.user("Ada").await;
        let mut page = first.socket().await;
        let mut others = Vec::new();
        for _ in 0..2 {
            app.clock.advance(Duration::from_secs(1));
            let mut other = first.clone();
            let body = json!({ "email": other.email, "password": PASSWORD, "returnSecureToken": true });
            other.take_tokens(&other.identity("accounts:signInWithPassword", body).await);
            assert_eq!(other.post("/auth/login", json!({ "locale": "en" })).await.status, 200);
            others.push(other);
        }
        assert_eq!(first.get("/user").await.status, 401);
        assert_eq!(signals::closed(&mut page).await, 4401);
        for other in &others {
            assert_eq!(other.get("/user").await.status, 200);
        }
        let activity = others[0].get("/user/activity").await.body["trail"].clone();
        let ended = activity.as_array().unwrap().iter().filter(|entry| entry["action"] == "session_ended");
        assert_eq!(ended.count(), 1, "{activity}");
    }
);
