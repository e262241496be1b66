//! The versions of a deck's list: when one is made, what changed in it, and how the deck did with it.

use std::time::Duration;

use podium_domain::Timestamp;
use podium_domain::card_list::{Section, parse};
use podium_store::decks::{self, Cards, Change};
use podium_store::{Conn, Error};
use podium_test_support::{Answer, Caller, TestApp, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::table::{at_once, befriend, deck, deck_now, game, guest, record, user, with};

const MINUTE: Duration = Duration::from_secs(60);

async fn put(caller: &Caller, deck: &str, text: &str) -> Value {
    let kept = caller
        .put(&format!("/deck/{deck}/cards"), json!({ "text": text }))
        .await;
    assert_eq!(kept.status, 200, "{kept:?}");
    kept.body
}

async fn lists(caller: &Caller, deck: &str) -> Vec<Value> {
    let page = caller.get(&format!("/deck/{deck}/lists")).await;
    assert_eq!(page.status, 200, "{page:?}");
    page.body["lists"].as_array().unwrap().clone()
}

/// Each version's number with its cards, newest first.
async fn texts(caller: &Caller, deck: &str) -> Vec<(i64, String)> {
    let mut texts = Vec::new();
    for list in lists(caller, deck).await {
        let number = list["number"].as_i64().unwrap();
        let one = caller.get(&format!("/deck/{deck}/lists/{number}")).await;
        texts.push((
            number,
            one.body["text"].as_str().unwrap().replace('\n', " ").trim().to_owned(),
        ));
    }
    texts
}

/// Alice's pod of four with her deck, a minute later.
async fn play(app: &TestApp, alice: &Caller, deck: &str, won: bool) {
    app.clock.advance(MINUTE);
    let (mine, theirs) = if won { (1, 2) } else { (2, 1) };
    let seats = [
        with(user(alice, mine), "deckId", deck),
        guest("Gus", theirs),
        guest("Ida", 3),
        guest("Zoë", 4),
    ];
    record(alice, game(&seats)).await;
}

/// As if its owner had saved a list then.
pub async fn put_at(app: &TestApp, deck: &str, text: &str, at: Timestamp) {
    let deck: Uuid = deck.parse().unwrap();
    let list = parse(text).list;
    let cards = Cards {
        count: i64::from(list.count(Section::Main)),
        list,
    };
    let saved = app.app.db.write(async move |c: &mut Conn| {
        let deck = decks::read(c, deck).await?.ok_or(Error::NoRow)?;
        decks::change(c, &deck, &Change::Cards(Some(cards.clone())), at).await
    });
    saved.await.unwrap();
}

async fn rows_of(app: &TestApp, deck: &str) -> i64 {
    let deck: Uuid = deck.parse().unwrap();
    let count = app.app.db.read(async move |c: &mut Conn| {
        c.one("SELECT COUNT(*) FROM deck_list WHERE deck_id = $1", &[&deck])
            .await
    });
    count.await.unwrap()
}

fn versions(texts: &[(i64, &str)]) -> Vec<(i64, String)> {
    texts
        .iter()
        .map(|(number, text)| (*number, (*text).to_owned()))
        .collect()
}

api_test!(
    async fn every_changed_list_is_kept_with_what_changed(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        assert_eq!(alice.get(&format!("/deck/{deck}/lists")).await.body, json!({ "lists": [], "next": null, "partial": false }));
        put(&alice, &deck, "Commander\n1 Orla, Fen Warden\n\nDeck\n4 Bog\n1 Opt").await;
        app.clock.advance(20 * MINUTE);
        put(&alice, &deck, "Commander\n1 Orla, Fen Warden\n\nDeck\n3 Bog\n1 Duress\n\nSideboard\n1 Opt").await;

        let all = lists(&alice, &deck).await;
        let none = json!({ "games": 0, "wins": 0, "draws": 0, "rate": null, "low": null, "high": null, "expected": null });
        assert_eq!(all, [
            json!({
                "number": 2, "since": "2026-05-28T20:46:40Z", "until": null, "cardCount": 5, "record": none,
                "changes": [
                    { "section": "main", "name": "Bog", "before": 4, "after": 3 },
                    { "section": "main", "name": "Duress", "before": 0, "after": 1 },
                    { "section": "main", "name": "Opt", "before": 1, "after": 0 },
                    { "section": "sideboard", "name": "Opt", "before": 0, "after": 1 },
                ],
            }),
            json!({
                "number": 1, "since": "2026-05-28T20:26:40Z", "until": "2026-05-28T20:46:40Z", "cardCount": 6, "record": none,
                "changes": null,
            }),
        ]);

        let path = format!("/deck/{deck}/lists");
        let first = alice.get(&format!("{path}/1?style=mtga")).await.body;
        assert_eq!((&first["number"], &first["since"]), (&json!(1), &all[1]["since"]));
        assert_eq!(first["text"], "Commander\n1 Orla, Fen Warden\n\nDeck\n4 Bog\n1 Opt\n");
        assert_eq!((&first["list"]["total"], &first["list"]["entries"][1]["name"]), (&json!(6), &json!("Bog")));

        let changes = alice.get(&format!("{path}/2/changes")).await.body;
        assert_eq!((&changes["before"]["number"], &changes["after"]["number"]), (&json!(1), &json!(2)));
        assert_eq!(changes["changes"], all[0]["changes"]);
        assert_eq!(changes["comparison"], json!({
            "difference": null, "low": null, "high": null, "verdict": "tooFew", "more": null, "reach": null,
        }));
        assert_eq!(alice.get(&format!("{path}/1/changes?from=2")).await.body, changes, "the older one is before");
    }
);

api_test!(
    async fn only_other_cards_are_a_new_version(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        put(&alice, &deck, "2 Bog\n1 Opt").await;
        app.clock.advance(20 * MINUTE);
        for same in ["1 Opt\n\n2 bog", "1 Bog (FEN) 12 *F*\n1 Bog\n1 Opt #Draw", "2 Bog\n1 Opt\n\nMaybeboard\n1 Duress"] {
            let kept = put(&alice, &deck, same).await;
            assert_eq!(kept["deck"]["listChangedAt"], "2026-05-28T20:26:40Z", "{same}");
        }
        assert_eq!(texts(&alice, &deck).await, versions(&[(1, "Deck 2 Bog 1 Opt  Maybeboard 1 Duress")]));
    }
);

api_test!(
    async fn changes_without_a_game_between_are_one_version(app) {
        let mut alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        put(&alice, &deck, "1 Bog").await;
        app.clock.advance(10 * MINUTE);
        put(&alice, &deck, "2 Bog").await;
        app.clock.advance(15 * MINUTE);
        put(&alice, &deck, "3 Bog").await;
        assert_eq!(texts(&alice, &deck).await, versions(&[(1, "3 Bog")]));
        assert_eq!(lists(&alice, &deck).await[0]["since"], deck_now(&alice, &deck).await["listChangedAt"]);

        play(app, &alice, &deck, true).await;
        put(&alice, &deck, "4 Bog").await;
        assert_eq!(texts(&alice, &deck).await, versions(&[(2, "4 Bog"), (1, "3 Bog")]));
        app.clock.advance(16 * MINUTE);
        put(&alice, &deck, "5 Bog").await;
        assert_eq!(texts(&alice, &deck).await, versions(&[(3, "5 Bog"), (2, "4 Bog"), (1, "3 Bog")]));

        // Taken back at once, it never was; taken back later, it is a version again.
        let back = put(&alice, &deck, "4 Bog").await;
        assert_eq!(back["deck"]["listChangedAt"], lists(&alice, &deck).await[0]["since"]);
        assert_eq!(texts(&alice, &deck).await, versions(&[(2, "4 Bog"), (1, "3 Bog")]));
        alice.refresh().await;
        app.clock.advance(20 * MINUTE);
        put(&alice, &deck, "").await;
        assert_eq!(texts(&alice, &deck).await, versions(&[(3, ""), (2, "4 Bog"), (1, "3 Bog")]));
        assert_eq!(deck_now(&alice, &deck).await["listChangedAt"], Value::Null);
        app.clock.advance(20 * MINUTE);
        put(&alice, &deck, "4 Bog").await;
        assert_eq!(lists(&alice, &deck).await[0]["changes"], json!([{ "section": "main", "name": "Bog", "before": 0, "after": 4 }]));
    }
);

api_test!(
    async fn a_first_list_taken_away_at_once_leaves_nothing(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        put(&alice, &deck, "").await;
        put(&alice, &deck, "1 Bog").await;
        put(&alice, &deck, "").await;
        assert!(lists(&alice, &deck).await.is_empty());
    }
);

api_test!(
    async fn games_count_for_the_list_they_were_played_with(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        play(app, &alice, &deck, true).await;
        app.clock.advance(MINUTE);
        put(&alice, &deck, "1 Bog").await;
        for game in 0..6 {
            play(app, &alice, &deck, game == 0).await;
        }
        app.clock.advance(MINUTE);
        put(&alice, &deck, "1 Bog\n1 Opt").await;
        for game in 0..5 {
            play(app, &alice, &deck, game < 4).await;
        }
        // Entered late, but played with the first list.
        let seats = [with(user(&alice, 2), "deckId", deck.as_str()), guest("Gus", 1)];
        record(&alice, with(game(&seats), "endedAt", "2026-05-28T20:30:00Z")).await;

        let counts = |list: &Value| (list["record"]["games"].clone(), list["record"]["wins"].clone());
        let all = lists(&alice, &deck).await;
        assert_eq!([counts(&all[0]), counts(&all[1])], [(json!(5), json!(4)), (json!(7), json!(1))]);

        // Worked out apart: 4 of 5 less the 25% expected, against 1 of 7 less (6 · 25% + 50%) / 7.
        let body = alice.get(&format!("/deck/{deck}/lists/2/changes")).await.body;
        let comparison = &body["comparison"];
        let close = |field: &str, value: f64| {
            let found = comparison[field].as_f64().unwrap();
            assert!((found - value).abs() < 5e-5, "{field}: {found}");
        };
        close("difference", 0.55 - (1.0 / 7.0 - 2.0 / 7.0));
        close("low", 0.1296);
        close("high", 0.8942);
        close("reach", 0.3721);
        assert_eq!((&comparison["verdict"], &comparison["more"]), (&json!("better"), &Value::Null));
        assert_eq!((&body["before"]["record"], &body["after"]["record"]), (&all[1]["record"], &all[0]["record"]));
    }
);

api_test!(
    async fn two_hundred_versions_are_kept_page_by_page(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        for count in 1..=203 {
            put_at(app, &deck, &format!("{count} Bog"), app.clock.now() - (300 - count) * 16 * MINUTE).await;
        }
        let (mut numbers, mut cursor) = (Vec::new(), String::new());
        loop {
            let page = alice.get(&format!("/deck/{deck}/lists{cursor}")).await.body;
            let lists = page["lists"].as_array().unwrap().clone();
            assert!(lists.len() <= 20);
            for list in &lists {
                let number = list["number"].as_i64().unwrap();
                assert_eq!(list["cardCount"], number);
                let before = json!([{ "section": "main", "name": "Bog", "before": number - 1, "after": number }]);
                assert_eq!(list["changes"], if number == 4 { Value::Null } else { before });
                assert_eq!(list["until"] == Value::Null, number == 203, "{list}");
                numbers.push(number);
            }
            match page["next"].as_i64() {
                Some(next) => cursor = format!("?timestamp={next}"),
                None => break,
            }
        }
        assert_eq!(numbers, (4..=203).rev().collect::<Vec<_>>());
        assert_eq!(alice.get(&format!("/deck/{deck}/lists/3")).await.status, 404);
        assert_eq!(alice.get(&format!("/deck/{deck}/lists/4/changes")).await.status, 404);
    }
);

api_test!(
    async fn lists_sent_at_once_are_one_edit(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        let path = format!("/deck/{deck}/cards");
        let call = |count| alice.request(Method::PUT, &path).json(&json!({ "text": format!("{count} Bog") }));
        for answer in at_once((1..=6).map(call).collect()).await {
            assert_eq!(answer.status, 200, "{answer:?}");
        }
        let text = alice.get(&path).await.body["text"].as_str().unwrap().trim().to_owned();
        assert_eq!(texts(&alice, &deck).await, versions(&[(1, &text)]));
    }
);

api_test!(
    async fn whoever_sees_a_deck_sees_its_versions(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        let deck = deck(&alice, "Fen").await;
        put(&alice, &deck, "1 Bog").await;
        for game in 0..7 {
            play(app, &alice, &deck, game == 0).await;
        }
        let seats = [with(user(&alice, 1), "deckId", deck.as_str()), user(&bob, 2)];
        record(&alice, game(&seats)).await;
        app.clock.advance(MINUTE);
        put(&alice, &deck, "1 Opt").await;

        let path = format!("/deck/{deck}/lists");
        let paths = [path.clone(), format!("{path}/1"), format!("{path}/2/changes")];
        for path in &paths {
            assert_eq!((alice.get(path).await.status, bob.get(path).await.status), (200, 200), "{path}");
            assert_eq!((eve.get(path).await.status, app.anyone().get(path).await.status), (404, 401), "{path}");
        }
        // Of the games that Bob did not sit in, five count together.
        let record = lists(&bob, &deck).await[1]["record"].clone();
        assert_eq!((&record["games"], &record["wins"]), (&json!(6), &json!(2)));
        for path in [&paths[0], &paths[2]] {
            let partial = |answer: Answer| answer.body["partial"].as_bool().unwrap();
            assert_eq!((partial(alice.get(path).await), partial(bob.get(path).await)), (false, true), "{path}");
        }

        for wrong in ["0", "3", "-1", "99999999999999999999", "x"] {
            assert_eq!(alice.get(&format!("{path}/{wrong}")).await.status, 404, "{wrong}");
            assert_eq!(alice.get(&format!("{path}/{wrong}/changes?from=1")).await.status, 404, "{wrong}");
        }
        let same = alice.get(&format!("{path}/2/changes?from=2")).await;
        assert_eq!((same.status, &same.body["fields"]), (422, &json!({ "from": "invalid" })));
        assert_eq!(alice.get(&format!("{path}/2/changes?from=x")).await.status, 422);
        assert_eq!(alice.get(&format!("{path}?timestamp=x")).await.status, 422);
        assert_eq!(alice.get(&format!("{path}/1?style=crayon")).await.status, 422);

        alice.delete(&format!("/deck/{deck}")).await;
        for path in &paths {
            assert_eq!((alice.get(path).await.status, bob.get(path).await.status), (200, 404), "{path}");
        }
    }
);

api_test!(
    async fn versions_go_with_their_deck_and_its_owner(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        for (owner, call) in [(&alice, "/deck/{}/permanently"), (&bob, "/user")] {
            let deck = deck(owner, "Fen").await;
            put(owner, &deck, "1 Bog").await;
            assert_eq!(rows_of(app, &deck).await, 1);
            let body = json!({ "username": owner.get("/user").await.body["user"]["username"] });
            let gone = send(owner.request(Method::DELETE, &call.replace("{}", &deck)).json(&body)).await;
            assert_eq!(gone.status, 200, "{gone:?}");
            assert_eq!(rows_of(app, &deck).await, 0, "{call}");
        }
    }
);

api_test!(
    async fn lists_from_before_versions_are_the_first_ones(app) {
        let alice = app.user("Alice").await;
        let deck = deck(&alice, "Fen").await;
        put(&alice, &deck, "4 Bog").await;
        let since = deck_now(&alice, &deck).await["listChangedAt"].clone();
        // Later steps stay: the step alone is taken back and made again.
        let made_again = app.app.db.write(async |c: &mut Conn| {
            c.exec("DROP TABLE deck_list", &[]).await?;
            let step = include_str!("../../../store/migrations/0017_deck_lists.sql");
            let sql: Vec<&str> = step.lines().flat_map(|line| line.split("--").next()).collect();
            for statement in sql.join(" ").split_terminator(';') {
                c.exec(statement, &[]).await?;
            }
            Ok(())
        });
        made_again.await.unwrap();
        assert_eq!(texts(&alice, &deck).await, versions(&[(1, "4 Bog")]));
        assert_eq!(lists(&alice, &deck).await[0]["since"], since);
    }
);
