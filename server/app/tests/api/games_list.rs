//! Lists of games: pages, filters, and the tables offered for the next game.

use std::time::Duration;

use podium_test_support::api_test;
use serde_json::{Value, json};

use crate::table::*;

api_test!(
    async fn a_long_history_comes_in_pages_without_gaps_or_repeats(app) {
        let alice = app.user("Alice").await;
        let start = app.clock.now() - Duration::from_secs(100_000);
        // Every third game ends at the same moment as the one before; some hundred of them, 60 of one moment.
        let moment = |n: u64| start + Duration::from_millis(if (20..80).contains(&n) { 50 } else { n - u64::from(n % 3 == 1) });
        let mut recorded = Vec::new();
        for n in 0..130 {
            let body = with(game(&[user(&alice, 1), guest("Zoë", 2)]), "endedAt", moment(n).to_string());
            recorded.push(record(&alice, body).await["id"].as_str().unwrap().to_owned());
        }
        let (mut seen, mut pages, mut next) = (Vec::new(), Vec::new(), String::new());
        loop {
            let page = alice.get(&format!("/games{next}")).await;
            let mut games = ids(&page);
            pages.push(games.len());
            seen.append(&mut games);
            match page.body["next"].as_i64() {
                Some(at) => next = format!("?timestamp={at}"),
                None => break,
            }
        }
        assert_eq!((pages[0], pages.len()), (50, 3), "{pages:?}");
        assert!(pages[1] >= 60, "those of one moment stay together: {pages:?}");
        let mut sorted = (seen.clone(), recorded.clone());
        sorted.0.sort();
        sorted.1.sort();
        assert_eq!(sorted.0, sorted.1);
        assert_eq!(seen[0], recorded[129]);
        for odd in ["timestamp=-9223372036854775808", "timestamp=9223372036854775807", "timestamp=0"] {
            assert_eq!(alice.get(&format!("/games?{odd}")).await.status, 200, "{odd}");
        }
        assert_eq!(alice.get("/games?timestamp=soon").await.status, 422);
    }
);

api_test!(
    async fn a_list_can_be_shorter_than_a_page(app) {
        let alice = app.user("Alice").await;
        let start = app.clock.now() - Duration::from_secs(1_000);
        let mut recorded = Vec::new();
        for second in [30, 20, 20, 10] {
            let moment = (start + Duration::from_secs(second)).to_string();
            recorded.push(record(&alice, with(game(&[user(&alice, 1), guest("Zoë", 2)]), "endedAt", moment)).await);
        }
        let (mut pages, mut next) = (Vec::new(), String::new());
        loop {
            let page = alice.get(&format!("/games?limit=1{next}")).await;
            pages.push(ids(&page));
            let Some(at) = page.body["next"].as_i64() else { break };
            next = format!("&timestamp={at}");
        }
        let lengths: Vec<usize> = pages.iter().map(Vec::len).collect();
        assert_eq!(lengths, [1, 2, 1], "those of one moment stay together");
        assert_eq!((json!(pages[0][0]), json!(pages[2][0])), (recorded[0]["id"].clone(), recorded[3]["id"].clone()));
        assert_eq!(ids(&alice.get("/games?limit=50").await), pages.concat());
        for wrong in ["0", "51", "-1", "some", ""] {
            assert_eq!(alice.get(&format!("/games?limit={wrong}")).await.status, 422, "{wrong}");
        }
    }
);

api_test!(
    async fn each_filter_narrows_and_they_add_up(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        befriend(app, &alice, &bruno).await;
        let thursday = group(app, "Thursday", &[(&alice, "owner"), (&bruno, "member")]).await;
        let (fen, forge) = (deck(&alice, "Lanterns of the Fen").await, deck(&bruno, "La forge étoilée").await);
        let mine = |placement| with(user(&alice, placement), "deckId", fen.clone());
        let his = with(user(&bruno, 2), "deckId", forge.clone());
        let pod = record(&alice, with(with(game(&[mine(1), his]), "playgroupId", thursday.clone()), "tags", json!(["night"]))).await;
        let casual = record(&alice, with(game(&[mine(2), guest("Zoë 100%", 1)]), "subformatId", CASUAL)).await;
        let duel = json!({ "formatId": DUEL, "seats": [user(&alice, 1), guest("Yann", 2)] });
        let set = json!({ "formatId": DUEL, "bestOf": 3, "games": [duel] });
        let set = alice.post("/set", set).await;
        assert_eq!(set.status, 201, "{set:?}");
        let tagged = alice.post(&format!("{}/tag", path("set", &set.body["set"])), json!({ "tags": ["final"] })).await;
        let tag = |name: &str| {
            let tags = [&pod["tags"], &tagged.body["tags"]].into_iter().flat_map(|tags| tags.as_array().unwrap());
            tags.clone().find(|tag| tag["name"] == name).unwrap()["id"].as_str().unwrap().to_owned()
        };
        let (night, last) = (tag("night"), tag("final"));
        let name = |game: &Value| game["id"].as_str().unwrap().to_owned();
        let (pod, casual, duel) = (name(&pod), name(&casual), name(&set.body["set"]["games"][0]));
        let all = alice.get("/games").await;
        assert_eq!(all.body["sets"][0]["gamesCount"], 1);
        assert_eq!((&all.body["sets"][0]["games"], &all.body["sets"][0]["tags"][0]["name"]), (&json!([]), &json!("final")));
        let cases = [
            (String::new(), vec![&pod, &casual, &duel]),
            (format!("formatid={COMMANDER}"), vec![&pod, &casual]),
            (format!("formatid={COMMANDER}&subformatid={CASUAL}"), vec![&casual]),
            (format!("tagid={night}"), vec![&pod]),
            (format!("tagid={last}"), vec![&duel]),
            (format!("playgroupid={thursday}"), vec![&pod]),
            (format!("deckid={forge}"), vec![&pod]),
            (format!("deckid={fen}"), vec![&pod, &casual]),
            (format!("deckid={fen}&tagid={night}&formatid={COMMANDER}"), vec![&pod]),
            ("q=zoe".into(), vec![&casual]),
            ("q=ZO%C3%8B+100%25".into(), vec![&casual]),
            ("q=100%25%25".into(), vec![]),
            ("q=%25".into(), vec![&casual]),
            ("q=_".into(), vec![]),
            ("q=etoilee+alice".into(), vec![&pod]),
            ("q=alice+yann".into(), vec![&duel]),
            ("q=warden".into(), vec![&pod, &casual]),
            ("q=bruno+zoe".into(), vec![]),
            ("q=+".into(), vec![&pod, &casual, &duel]),
        ];
        for (query, wanted) in cases {
            let mut found = ids(&alice.get(&format!("/games?{query}")).await);
            found.sort();
            let mut wanted: Vec<String> = wanted.into_iter().cloned().collect();
            wanted.sort();
            assert_eq!(found, wanted, "{query}");
        }
        // Another's tag filters nothing in, and a group's list takes the same filters.
        assert_eq!(ids(&bruno.get(&format!("/games?tagid={night}")).await), [""; 0]);
        let group = format!("/playgroup/{thursday}/games");
        assert_eq!(ids(&bruno.get(&format!("{group}?deckid={forge}&q=lanterns")).await), [pod.as_str()]);
        assert_eq!(ids(&bruno.get(&format!("{group}?formatid={DUEL}")).await), [""; 0]);
        let long = "x+".repeat(3000);
        for odd in ["q=%00", "formatid=nonsense", "q=%ff", &format!("q={long}")] {
            let status = alice.get(&format!("/games?{odd}")).await.status;
            assert!((200..500).contains(&status), "{odd:.40}: {status}");
        }
    }
);

api_test!(
    async fn the_last_tables_are_offered_with_what_was_played_there(app) {
        let (alice, bruno, chloe, dana, sam) =
            (app.user("Alice").await, app.user("Bruno").await, app.user("Chloe").await, app.user("Dana").await, app.user("Sam").await);
        befriend(app, &alice, &bruno).await;
        let thursday = group(app, "Thursday", &[(&alice, "owner"), (&chloe, "member"), (&dana, "member"), (&sam, "invited")]).await;
        let (fen, forge, tide) = (deck(&alice, "Fen").await, deck(&bruno, "Forge").await, deck(&chloe, "Tide").await);
        app.clock.advance(Duration::from_secs(60));
        let other = deck(&alice, "Other").await;
        let mine = with(user(&alice, 1), "deckId", fen.clone());
        let duel = game(&[mine.clone(), with(user(&bruno, 2), "deckId", forge.clone())]);
        let four = with(game(&[with(user(&chloe, 2), "deckId", tide.clone()), guest("Zoë", 3), mine]), "playgroupId", thursday.clone());
        record(&alice, duel.clone()).await;
        app.clock.advance(Duration::from_secs(60));
        record(&alice, four).await;
        app.clock.advance(Duration::from_secs(60));
        let set = alice.post("/set", json!({ "formatId": COMMANDER, "bestOf": 3, "games": [duel] })).await.body["set"].clone();

        let offered = alice.get("/games/pods").await;
        assert_eq!(offered.status, 200, "{offered:?}");
        let pods = offered.body["pods"].as_array().unwrap();
        assert_eq!(pods.len(), 2, "each table once");
        assert_eq!((&pods[0]["setId"], &pods[0]["seats"][1]["firstname"]), (&set["id"], &json!("Bruno")));
        assert_eq!((&pods[0]["seats"][0]["deck"]["id"], &pods[0]["seats"][0]["deck"]["colors"]), (&json!(fen), &json!(["B", "G"])));
        assert_eq!((&pods[1]["playgroupId"], &pods[1]["setId"]), (&json!(thursday), &Value::Null));
        assert_eq!((&pods[1]["seats"][1]["guestName"], &pods[1]["seats"][1]["deck"]), (&json!("Zoë"), &Value::Null));
        let names: Vec<&str> = offered.body["players"].as_array().unwrap().iter().map(|p| p["firstname"].as_str().unwrap()).collect();
        assert_eq!(names, ["Alice", "Bruno", "Chloe", "Dana"]);
        assert_eq!(offered.body["players"][0]["lastDeck"]["name"], "Fen");
        assert_eq!(offered.body["players"][3]["lastDeck"], Value::Null);

        // An archived deck is not offered, the next best of that format is.
        assert_eq!(alice.delete(&format!("/deck/{fen}")).await.status, 200);
        let offered = alice.get("/games/pods").await.body;
        assert_eq!(offered["pods"][0]["seats"][0]["deck"]["id"], other);
        // From the other side, whom Chloe may not seat is a guest.
        let hers = chloe.get("/games/pods").await.body;
        assert_eq!(hers["pods"].as_array().unwrap().len(), 1);
        let bruno_again = bruno.get("/games/pods").await.body;
        assert_eq!(bruno_again["players"].as_array().unwrap().len(), 2);
        assert_eq!(sam.get("/games/pods").await.body["pods"], json!([]));
    }
);
