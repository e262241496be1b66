//! Friends of a player, outside of their playgroup, try to single out one of its games: they record games of their own
//! around it and compare what each of them is told. No answer may depend on what they want to know.

use podium_domain::Timestamp;
use podium_system::Entropy;
use podium_test_support::{Caller, TestApp, api_test, seed};
use serde_json::{Value, json};

use super::club::{evening, text};
use super::random::{chance, one};
use super::unseen::{answers, told_without_ratings};
use crate::table::{COMMANDER, DUEL, befriend, deck, group, guest, put_at, record, user, with};

/// How a game of the player's went: placement in a pod of four, deck, turns.
type Line = (i64, usize, i64);

const LINES: [Line; 10] = [
    (1, 0, 7),
    (4, 1, 12),
    (2, 0, 9),
    (1, 1, 5),
    (3, 0, 15),
    (1, 0, 8),
    (2, 0, 8),
    (1, 1, 10),
    (4, 0, 6),
    (1, 0, 11),
];

/// Milliseconds of an hour.
const HOUR: i64 = 3_600_000;

struct Circle {
    player: Caller,
    decks: [String; 2],
    members: Vec<Caller>,
    group: String,
    /// Friends of the player and of each other, with a group of their own that the player has joined.
    outsiders: Vec<Caller>,
    trap: String,
    games: Vec<Value>,
}

impl Circle {
    async fn new(app: &TestApp) -> Circle {
        let mut outsiders: Vec<Caller> = app.crowd(["Player", "Mia", "Noah", "Ann", "Ben", "Cleo"]).await;
        let mut members = outsiders.drain(..3);
        let player = members.next().expect("the player");
        let members: Vec<Caller> = members.collect();
        for (number, outsider) in outsiders.iter().enumerate() {
            befriend(app, &player, outsider).await;
            for other in &outsiders[number + 1..] {
                befriend(app, outsider, other).await;
            }
        }
        let lamp = [(&player, "owner"), (&members[0], "member"), (&members[1], "member")];
        let others = outsiders[1..].iter().map(|outsider| (outsider, "member"));
        let trap: Vec<_> = [(&outsiders[0], "owner"), (&player, "member")]
            .into_iter()
            .chain(others)
            .collect();
        Circle {
            decks: [deck(&player, "Fen").await, deck(&player, "Sails").await],
            group: group(app, "Lamp", &lamp).await,
            trap: group(app, "Trap", &trap).await,
            player,
            members,
            outsiders,
            games: Vec::new(),
        }
    }

    /// A game of the group, in which no outsider sits.
    fn of_group(&self, number: usize, (placement, own, turns): Line) -> Value {
        let mut left = (1..=4).filter(|place| *place != placement);
        let mut next = || left.next().expect("four places");
        let mine = with(user(&self.player, placement), "deckId", self.decks[own].as_str());
        let noah = user(&self.members[1], next());
        // One game is played without Mia.
        let third = match number {
            4 => guest("Moss", next()),
            _ => user(&self.members[0], next()),
        };
        let seats = [mine, noah, third, guest("Fern", next())];
        let body = json!({ "formatId": COMMANDER, "playgroupId": self.group, "seats": seats, "turns": turns });
        let body = with(body, "startedAt", time(evening(number) - turns * 300_000));
        with(body, "endedAt", time(evening(number)))
    }

    async fn play(&mut self, app: &TestApp, count: usize) {
        for (number, line) in LINES.into_iter().enumerate().take(count) {
            let played = record(&self.player, self.of_group(number, line)).await;
            self.games.push(played);
        }
        app.counted().await;
    }

    /// The first games of the group in a new order, each at its time.
    async fn replay(&self, app: &TestApp, lines: &[Line]) {
        for (number, (game, line)) in self.games.iter().zip(lines).enumerate() {
            let path = format!("/game/{}", text(&game["id"]));
            let version = self.player.get(&path).await.body["game"]["version"].clone();
            let changed = put_at(&self.player, &path, &version, self.of_group(number, *line)).await;
            assert_eq!(changed.status, 200, "{changed:?}");
        }
        app.counted().await;
    }

    /// What may be asked about the player.
    fn calls(&self) -> Vec<String> {
        let mut filters = vec![
            String::new(),
            format!("formatid={COMMANDER}"),
            format!("formatid={DUEL}"),
            format!("deckid={}", self.decks[0]),
            format!("formatid={COMMANDER}&deckid={}", self.decks[1]),
        ];
        filters.extend(
            self.outsiders
                .iter()
                .map(|outsider| format!("opponentid={}", outsider.id)),
        );
        for number in [0, 2, 4, 5] {
            let at = evening(number);
            filters.push(format!("from={at}"));
            filters.push(format!("until={at}"));
            filters.push(format!("from={}&until={}", at - HOUR, at + HOUR));
            filters.push(format!("formatid={COMMANDER}&from={}&until={}", evening(0), at + 1));
        }
        let player = &self.player.id;
        let mut calls: Vec<String> = filters
            .iter()
            .map(|filter| format!("/user/{player}/stats?{filter}"))
            .collect();
        for deck in &self.decks {
            calls.extend(
                filters
                    .iter()
                    .step_by(5)
                    .map(|filter| format!("/deck/{deck}/stats?{filter}")),
            );
            calls.extend(["", "/lists", "/ratings"].map(|call| format!("/deck/{deck}{call}")));
        }
        calls.extend(["decks", "versus", "ratings"].map(|call| format!("/user/{player}/{call}")));
        calls.extend([COMMANDER, DUEL].map(|format| format!("/user/{player}/ratings?formatid={format}")));
        calls
    }

    async fn all_answers(&self) -> Vec<(String, Value)> {
        let mut all = Vec::new();
        for caller in &self.outsiders {
            all.extend(told_without_ratings(answers(caller, &self.calls()).await));
        }
        all
    }
}

fn time(millis: i64) -> String {
    Timestamp::from_millis(millis).to_string()
}

api_test!(
    async fn four_invented_games_reveal_nothing_of_a_fifth(app) {
        let mut circle = Circle::new(app).await;
        circle.play(app, 1).await;
        let [recorder, reader, _] = &circle.outsiders[..] else { panic!("three outsiders") };
        for (number, hour) in [-2, -1, 1, 2].into_iter().enumerate() {
            let seats = [with(user(&circle.player, 2), "deckId", circle.decks[0].as_str()), guest("Reed", 1)];
            let body = json!({ "formatId": COMMANDER, "seats": seats, "turns": number });
            let ended = evening(0) + hour * HOUR;
            record(recorder, with(with(body, "startedAt", time(ended - HOUR)), "endedAt", time(ended))).await;
        }
        app.counted().await;
        // With the ratings, since nothing is told of the group's game.
        let told = async || {
            let mut told = answers(reader, &circle.calls()).await;
            told.extend(answers(recorder, &circle.calls()).await);
            told
        };
        let before = told().await;
        circle.replay(app, &[(4, 0, 30)]).await;
        for ((path, before), (_, after)) in before.into_iter().zip(told().await) {
            assert_eq!(before, after, "{path}");
        }
        let stats = format!("/user/{}/stats", circle.player.id);
        let read = reader.get(&stats).await.body;
        assert_eq!((&read["stats"]["games"], &read["ratings"]), (&json!(0), &json!([])));
        let recorded = recorder.get(&stats).await.body;
        assert_eq!((&recorded["stats"]["games"], &recorded["ratings"][0]["games"]), (&json!(4), &json!(4)));
    }
);

api_test!(
    async fn a_rating_moves_by_whole_batches(app) {
        let mut circle = Circle::new(app).await;
        circle.play(app, 5).await;
        let spy = &circle.outsiders[0];
        for ended in [evening(0) + HOUR, evening(2) + HOUR, evening(6)] {
            let body = json!({ "formatId": COMMANDER, "seats": [user(&circle.player, 2), guest("Reed", 1)] });
            record(spy, with(body, "endedAt", time(ended))).await;
        }
        app.counted().await;
        let points = async || {
            let answer = spy.get(&format!("/user/{}/ratings?formatid={COMMANDER}", circle.player.id)).await;
            let points = answer.body["points"].as_array().unwrap().clone();
            let effects = async |point: &Value| {
                let answer = spy.get(&format!("/game/{}/ratings", text(&point["gameId"]))).await;
                assert_eq!(answer.body["changes"], json!([point]), "a game's effect is that of the history");
            };
            for point in &points {
                effects(point).await;
            }
            points
        };
        let before = points().await;
        assert_eq!(before.len(), 3);
        assert_eq!(before[1]["before"], before[0]["after"], "the games between are not all of their batch");
        assert_ne!(before[2]["before"], before[1]["after"], "all five");
        circle.replay(app, &[LINES[1], LINES[4], LINES[0], LINES[3], LINES[2]]).await;
        assert_eq!(points().await[..2], before[..2]);
    }
);

/// What three outsiders do at random, each with games of their own.
struct Adversary {
    luck: Entropy,
    /// Who recorded it, and its id.
    games: Vec<(usize, String)>,
}

impl Adversary {
    fn game(&self, circle: &Circle, recorder: usize) -> Value {
        let luck = &self.luck;
        let duel = chance(luck, 30);
        let mut seats = vec![user(&circle.player, 2)];
        if chance(luck, 50) {
            seats[0] = with(
                seats[0].take(),
                "deckId",
                one(luck, &[0, 1].map(|at| circle.decks[at].as_str())),
            );
        }
        if chance(luck, 50) {
            seats.push(user(&circle.outsiders[recorder], 2));
        }
        if !duel && chance(luck, 30) {
            seats.push(user(&circle.outsiders[(recorder + 1) % 3], 2));
        }
        if seats.len() == 1 || (!duel && chance(luck, 50)) {
            seats.push(guest("Reed", 2));
        }
        let winner = luck.below(seats.len() as u64) as usize;
        seats[winner]["placement"] = json!(1);
        let format = if duel { DUEL } else { COMMANDER };
        let ended = evening(luck.below(6) as usize) + (luck.below(5) as i64 - 2) * HOUR;
        let body = json!({ "formatId": format, "seats": seats, "turns": luck.below(20), "endedAt": time(ended) });
        match chance(luck, 40) {
            true => with(body, "playgroupId", circle.trap.as_str()),
            false => body,
        }
    }

    async fn act(&mut self, circle: &Circle) {
        let action = self.luck.below(8);
        if action < 4 || self.games.is_empty() {
            let recorder = self.luck.below(3) as usize;
            let played = record(&circle.outsiders[recorder], self.game(circle, recorder)).await;
            self.games.push((recorder, text(&played["id"])));
            return;
        }
        let at = self.luck.below(self.games.len() as u64) as usize;
        let (recorder, game) = self.games[at].clone();
        let caller = &circle.outsiders[recorder];
        let path = format!("/game/{game}");
        if action < 6 {
            let version = caller.get(&path).await.body["game"]["version"].clone();
            let changed = put_at(caller, &path, &version, self.game(circle, recorder)).await;
            assert_eq!(changed.status, 200, "{changed:?}");
        } else if action == 6 {
            assert_eq!(caller.delete(&path).await.status, 200);
            self.games.remove(at);
        } else {
            // Whether they sit there or not.
            let left = caller.delete(&format!("{path}/seat")).await;
            assert!([200, 404].contains(&left.status), "{left:?}");
        }
    }
}

api_test!(
    async fn three_outsiders_learn_nothing_by_games_of_their_own(app) {
        let mut circle = Circle::new(app).await;
        circle.play(app, LINES.len()).await;
        // One of them sat in a later game of the group, and all of them are met outside of it.
        let cleo = with(user(&circle.outsiders[2], 4), "deckName", "Ash");
        let mut eighth = circle.of_group(7, LINES[7]);
        eighth["seats"][3] = cleo;
        let path = format!("/game/{}", text(&circle.games[7]["id"]));
        let changed = put_at(&circle.player, &path, &circle.games[7]["version"], eighth).await;
        assert_eq!(changed.status, 200, "{changed:?}");
        for (number, outsider) in circle.outsiders.iter().enumerate() {
            let body = json!({ "formatId": DUEL, "seats": [user(&circle.player, 1), user(outsider, 2)] });
            record(&circle.player, with(body, "endedAt", time(evening(number) + 1))).await;
        }
        let mut adversary = Adversary { luck: Entropy::seeded(seed::next()), games: Vec::new() };
        let mut lines = LINES[..5].to_vec();
        let mut own = circle.player.get("/user/stats").await.body["stats"].clone();
        for round in 0..3 {
            for _ in 0..10 {
                adversary.act(&circle).await;
            }
            if round == 1 {
                assert_eq!(circle.outsiders[2].delete(&format!("{path}/seat")).await.status, 200);
            }
            app.counted().await;
            let before = circle.all_answers().await;
            lines.rotate_left(1 + round);
            circle.replay(app, &lines).await;
            let after = circle.player.get("/user/stats").await.body["stats"].clone();
            assert_ne!(std::mem::replace(&mut own, after.clone()), after, "the games have changed");
            for ((path, before), (_, after)) in before.into_iter().zip(circle.all_answers().await) {
                assert_eq!(before, after, "{path}");
            }
        }
        // The five count for each of them all the same.
        let until_then = format!("/user/{}/stats?until={}", circle.player.id, evening(5) - 3 * HOUR);
        for outsider in &circle.outsiders {
            let counted = outsider.get(&until_then).await.body["stats"]["games"].as_i64();
            assert!(counted >= Some(5), "{counted:?}");
        }
    }
);

api_test!(
    async fn an_honest_friend_is_told_what_waits_for_no_one(app) {
        let mut circle = Circle::new(app).await;
        circle.play(app, LINES.len()).await;
        let (player, ann, ben) = (&circle.player, &circle.outsiders[0], &circle.outsiders[1]);
        // Ten duels of the player's own: two of them with Ann, the others with guests; seven are won.
        for number in 0..10_usize {
            let (won, against) = (number % 3 != 2, if number < 2 { user(ann, 2) } else { guest("Reed", 2) });
            let place = |won| if won { 1 } else { 2 };
            let seats = [user(player, place(won)), with(against, "placement", place(!won))];
            let body = json!({ "formatId": DUEL, "seats": seats });
            record(player, with(body, "endedAt", time(evening(number)))).await;
        }
        app.counted().await;
        let stats = async |caller: &Caller, filter: &str| {
            let path = format!("/user/{}/stats?{filter}", player.id);
            caller.get(&path).await.body
        };
        let counts = |body: &Value| (body["stats"]["games"].as_i64(), body["stats"]["wins"].as_i64());
        let (pods, duels) = (format!("formatid={COMMANDER}"), format!("formatid={DUEL}"));
        let own = player.get("/user/stats").await.body;
        for friend in [ann, ben] {
            assert_eq!(counts(&stats(friend, "").await), (Some(20), Some(12)));
            assert_eq!(counts(&stats(friend, &pods).await), (Some(10), Some(5)));
            assert_eq!(counts(&stats(friend, &duels).await), (Some(10), Some(7)));
            assert_eq!(counts(&stats(friend, &format!("{pods}&until={}", evening(5))).await), (Some(5), Some(2)));
            // All games count, so the ratings are the player's own.
            assert_eq!(stats(friend, &pods).await["ratings"], own["ratings"]);
        }
        assert_eq!(stats(ann, "").await["stats"]["byOpponent"][0]["games"], 2);
        assert_eq!(stats(ben, "").await["stats"]["byOpponent"], json!([]));

        // A game that Ann records counts for her, and keeps no other from counting.
        let body = json!({ "formatId": COMMANDER, "seats": [user(player, 1), user(ann, 2)] });
        record(ann, with(body, "endedAt", time(evening(12)))).await;
        app.counted().await;
        let rated = async |caller: &Caller| {
            let ratings = stats(caller, "").await["ratings"].clone();
            ratings.as_array().unwrap().iter().find(|rating| rating["formatId"] == COMMANDER).unwrap().clone()
        };
        assert_eq!((counts(&stats(ann, &pods).await), counts(&stats(ben, &pods).await)), ((Some(11), Some(6)), (Some(10), Some(5))));
        assert_eq!((&rated(ann).await["games"], &rated(ben).await["games"]), (&json!(11), &json!(10)));
        let before = own["ratings"].as_array().unwrap().iter().find(|rating| rating["formatId"] == COMMANDER);
        assert_eq!(Some(&rated(ben).await), before);

        // Who leaves the group has seen nine of its ten games: with them, a friend could tell the tenth.
        assert_eq!(circle.members[0].put(&format!("/playgroup/{}/leave", circle.group), json!({})).await.status, 200);
        assert_eq!(counts(&stats(ben, &pods).await), (Some(0), Some(0)));
    }
);
