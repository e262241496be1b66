//! Many games at once: those of unrelated users do not get in each other's way, and those of one table are counted right.

use podium_store::Conn;
use podium_system::Entropy;
use podium_test_support::{Caller, TestApp, api_test, seed};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::table::*;

const WRITERS: usize = 16;
const GAMES: usize = 10;

api_test!(
    async fn games_of_unrelated_users_do_not_collide(app) {
        let names: Vec<String> = (0..WRITERS).map(|n| format!("Player{n}")).collect();
        let crowd = app.crowd(names.iter().map(String::as_str)).await;
        let mut bodies = Vec::new();
        for (n, player) in crowd.iter().enumerate() {
            let seat = with(user(player, 1), "deckId", deck(player, "Fen").await);
            let body = game(&[seat, guest("Gus", 2)]);
            bodies.push(match n % 2 {
                0 => with(body, "playgroupId", group(app, "Own", &[(player, "owner")]).await),
                _ => body,
            });
        }
        let before = app.app.db.collisions();
        for _ in 0..GAMES {
            let calls = crowd.iter().zip(&bodies).enumerate().map(|(n, (player, body))| {
                let key = format!("{n}-{}", app.app.entropy.uuid(app.clock.now()));
                player.request(Method::POST, "/game").header("idempotency-key", key).json(body)
            });
            for answer in at_once(calls.collect()).await {
                assert_eq!(answer.status, 201, "{answer:?}");
            }
        }
        app.counted().await;
        let collided = app.app.db.collisions() - before;
        assert!(collided * 100 <= (WRITERS * GAMES) as u64, "{collided} collisions");
        assert_counted(app).await;
    }
);

api_test!(
    async fn a_game_sent_many_times_at_once_is_one_game(app) {
        let alice = app.user("Alice").await;
        let id = app.app.entropy.uuid(app.clock.now()).to_string();
        let body = with(game(&[user(&alice, 1), guest("Gus", 2)]), "id", id.clone());
        let calls = (0..8).map(|_| alice.request(Method::POST, "/game").json(&body));
        let mut answers: Vec<u16> = at_once(calls.collect()).await.iter().map(|answer| answer.status).collect();
        answers.sort_unstable();
        assert_eq!(answers, [200, 200, 200, 200, 200, 200, 200, 201]);

        let calls = (0..8).map(|n| {
            let correcting = alice.request(Method::PUT, &format!("/game/{id}")).header("if-match", "\"1\"");
            correcting.json(&with(body.clone(), "turns", n + 1))
        });
        let mut answers: Vec<u16> = at_once(calls.collect()).await.iter().map(|answer| answer.status).collect();
        answers.sort_unstable();
        assert_eq!(answers, [200, 409, 409, 409, 409, 409, 409, 409]);
        assert_counted(app).await;
    }
);

/// Four people, each with a deck, who record, correct, remove and restore at once.
struct Table {
    people: Vec<Caller>,
    decks: Vec<String>,
    group: String,
    set: String,
    luck: Entropy,
}

impl Table {
    async fn of(app: &TestApp) -> Table {
        let people = app.crowd(["Alice", "Bruno", "Chloe", "Dario"]).await;
        let roles = ["owner", "admin", "admin", "admin"];
        let members: Vec<_> = people.iter().zip(roles).collect();
        let group = group(app, "Thursday", &members).await;
        let mut decks = Vec::new();
        for player in &people {
            decks.push(deck(player, "Fen").await);
        }
        let set = json!({ "formatId": COMMANDER, "playgroupId": group, "bestOf": 3 });
        let made = people[0].post("/set", set).await;
        assert_eq!(made.status, 201, "{made:?}");
        Table {
            set: made.body["set"]["id"].as_str().unwrap().to_owned(),
            luck: Entropy::seeded(seed::next()),
            people,
            decks,
            group,
        }
    }

    fn draw(&self, below: usize) -> usize {
        self.luck.below(below as u64) as usize
    }

    /// A game of all four in any order, at any time, in the set or not.
    fn game(&self) -> Value {
        let first = self.draw(4);
        let seat = |n: usize| {
            let n = (n + first) % 4;
            with(
                user(&self.people[n], 1 + self.draw(3) as i64),
                "deckId",
                self.decks[n].clone(),
            )
        };
        let day = 10 + self.draw(20);
        let game = with(
            game(&[0, 1, 2, 3].map(seat)),
            "endedAt",
            format!("2024-01-{day}T20:00:00Z"),
        );
        match self.draw(3) {
            0 => with(game, "setId", self.set.clone()),
            1 => with(game, "playgroupId", self.group.clone()),
            _ => game,
        }
    }

    fn call(&self, known: &[Value]) -> RequestBuilder {
        let caller = &self.people[self.draw(4)];
        let game = &known[self.draw(known.len())];
        let at = path("game", game);
        match self.draw(6) {
            0 => caller.request(Method::POST, "/game").json(&self.game()),
            1 | 2 => {
                let correcting = caller.request(Method::PUT, &at);
                correcting
                    .header("if-match", format!("\"{}\"", game["version"]))
                    .json(&self.game())
            }
            3 => caller.request(Method::DELETE, &at),
            4 => caller.request(Method::PUT, &format!("{at}/restore")).json(&json!({})),
            _ if self.draw(4) == 0 => caller.request(Method::DELETE, &format!("/set/{}", self.set)),
            _ => caller
                .request(Method::PUT, &format!("/set/{}/restore", self.set))
                .json(&json!({})),
        }
    }
}

api_test!(
    async fn games_of_one_table_are_counted_right(app) {
        let table = Table::of(app).await;
        let calls = (0..12).map(|_| table.people[0].request(Method::POST, "/game").json(&table.game()));
        let mut known: Vec<Value> = at_once(calls.collect()).await.into_iter().map(|made| made.body["game"].clone()).collect();
        known.retain(Value::is_object);
        for _ in 0..4 {
            let calls = (0..30).map(|_| table.call(&known));
            for answer in at_once(calls.collect()).await {
                assert!(answer.status < 500, "{answer:?}");
                known.extend(Some(answer.body["game"].clone()).filter(Value::is_object));
            }
            assert_counted(app).await;
        }
    }
);

/// Every counter is what the games say.
async fn assert_counted(app: &TestApp) {
    let wrong = "SELECT d.id FROM deck d WHERE d.games <> (
            SELECT COUNT(*) FROM seat s JOIN game g ON g.id = s.game_id WHERE s.deck_id = d.id AND g.removed_at IS NULL)
        OR d.wins <> (
            SELECT COUNT(*) FROM seat s JOIN game g ON g.id = s.game_id
            WHERE s.deck_id = d.id AND g.removed_at IS NULL AND s.placement = 1
                AND EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.placement <> 1))
        OR COALESCE(d.last_played, 0) <> (
            SELECT COALESCE(MAX(g.ended_at), 0) FROM seat s JOIN game g ON g.id = s.game_id
            WHERE s.deck_id = d.id AND g.removed_at IS NULL)
        UNION ALL SELECT p.id FROM playgroup p WHERE p.games <> (
            SELECT COUNT(*) FROM game g WHERE g.playgroup_id = p.id AND g.removed_at IS NULL)
        UNION ALL SELECT t.id FROM game_set t WHERE EXISTS (
            SELECT 1 FROM game g WHERE g.set_id = t.id AND g.removed_at IS NULL AND t.removed_at IS NOT NULL)";
    let wrong: Vec<Uuid> = app
        .app
        .db
        .read_one(async move |c: &mut Conn| c.all(wrong, &[]).await)
        .await
        .unwrap();
    assert!(wrong.is_empty(), "counted wrong: {wrong:?}");
}
