//! What stats tell of games that somebody may not see. All that can be asked is asked twice: before and after the games
//! inside each batch have changed places, with other people and decks at the tables. Where both answers are the same, no
//! filter and no difference of two answers tells such a game from another.

use podium_domain::Timestamp;
use podium_test_support::{Caller, TestApp, api_test};
use serde_json::{Value, json};

use crate::table::{CASUAL, COMMANDER, DUEL, befriend, deck, game, group, guest, put_at, record, user, with};

/// How a game of the subject went: their placement in a pod of four, their deck, and how it ended.
type Line = (i64, usize, &'static str);

/// Two batches of five and two games left over. The second batch is played with one deck throughout.
const LINES: [Line; 12] = [
    (1, 0, "combat"),
    (2, 1, "combo"),
    (4, 0, "time"),
    (1, 1, "combat"),
    (3, 0, "poison"),
    (1, 0, "combo"),
    (1, 0, "combat"),
    (2, 0, "mill"),
    (4, 0, "combo"),
    (1, 0, "time"),
    (1, 1, "combat"),
    (1, 0, "combo"),
];

/// The same batches with their games in other places; what is left over ends otherwise.
fn shuffled() -> [Line; 12] {
    let mut lines = LINES;
    lines[..5].rotate_left(2);
    lines[5..10].rotate_left(3);
    lines[10..].fill((4, 0, "mill"));
    lines
}

/// Milliseconds: an evening in January or February.
fn evening(number: usize) -> i64 {
    let days = if number < 5 { number } else { 31 + number } as i64;
    1_767_895_200_000 + days * 86_400_000
}

struct Club {
    subject: Caller,
    decks: [String; 2],
    group: String,
    /// Members who must not be named outside the group; the first keeps their stats private.
    others: Vec<Caller>,
    their_decks: Vec<String>,
    member: Caller,
    friend: Caller,
    /// Sat in one duel with the subject.
    seated: Caller,
    /// The same, was a member, and tagged a game then.
    former: Caller,
    strangers: Vec<Caller>,
    tag: String,
    games: Vec<Value>,
    duels: Vec<Value>,
}

impl Club {
    async fn new(app: &TestApp) -> Club {
        let names = [
            "Subject", "Pia", "Quentin", "Rosa", "Member", "Friend", "Seated", "Former", "Invited", "Stranger",
        ];
        let crowd: Vec<Caller> = app.crowd(names).await;
        let [
            subject,
            pia,
            quentin,
            rosa,
            member,
            friend,
            seated,
            former,
            invited,
            stranger,
        ] = <[Caller; 10]>::try_from(crowd).unwrap_or_else(|_| panic!("ten people"));
        befriend(app, &subject, &friend).await;
        befriend(app, &subject, &seated).await;
        let people = [
            (&subject, "owner"),
            (&pia, "member"),
            (&quentin, "member"),
            (&rosa, "member"),
            (&member, "member"),
            (&former, "member"),
            (&invited, "invited"),
        ];
        let group = group(app, "Lamp", &people).await;
        let others = vec![pia, quentin, rosa];
        let mut their_decks = Vec::new();
        for (other, name) in others.iter().zip(["Unseen Tide", "Unseen Glass", "Unseen Pyre"]) {
            their_decks.push(deck(other, name).await);
        }
        let mut club = Club {
            decks: [deck(&subject, "Fen").await, deck(&subject, "Sails").await],
            subject,
            group,
            others,
            their_decks,
            member,
            friend,
            seated,
            former,
            strangers: vec![invited, stranger],
            tag: String::new(),
            games: Vec::new(),
            duels: Vec::new(),
        };
        for (number, line) in LINES.into_iter().enumerate() {
            let played = record(&club.subject, club.table(number, line, [0, 1])).await;
            club.games.push(played);
        }
        for (number, other) in [&club.seated, &club.former].into_iter().enumerate() {
            let seats = [
                with(user(&club.subject, 1), "deckId", club.decks[0].as_str()),
                user(other, 2),
            ];
            let body = json!({ "formatId": DUEL, "endedAt": text_of(evening(20 + number)), "seats": seats });
            club.duels.push(record(&club.subject, body).await);
        }
        club.join_in(app).await;
        club
    }

    /// What happened besides the games: one tags and leaves, one keeps their stats private, a friendship ends.
    async fn join_in(&mut self, app: &TestApp) {
        let path = format!("/game/{}/tag", text(&self.games[3]["id"]));
        assert_eq!(self.former.post(&path, json!({ "tags": ["close"] })).await.status, 200);
        self.tag = text(&self.former.get("/tags").await.body["tags"][0]["id"]);
        let of_group = |call: &str| format!("/playgroup/{}/{call}", self.group);
        assert_eq!(self.former.put(&of_group("leave"), json!({})).await.status, 200);
        let private = self.others[0]
            .put(&of_group("private"), json!({ "private": true }))
            .await;
        assert_eq!(private.status, 200, "{private:?}");
        let code = text(&self.seated.get("/user/code").await.body["code"]);
        assert_eq!(self.subject.delete(&format!("/users/{code}")).await.status, 200);
        app.counted().await;
    }

    /// A game of the group, against two of the others and a guest.
    fn table(&self, number: usize, (placement, own, reason): Line, against: [usize; 2]) -> Value {
        let mut left = (1..=4).filter(|place| *place != placement);
        let mut next = || left.next().expect("four places");
        let other = |at: usize, place| with(user(&self.others[at], place), "deckId", self.their_decks[at].as_str());
        let seats = [
            with(user(&self.subject, placement), "deckId", self.decks[own].as_str()),
            with(other(against[0], next()), "eliminatedBy", 1),
            other(against[1], next()),
            with(
                guest(&format!("Unseen guest {}", against[0]), next()),
                "deckName",
                "Unseen pile",
            ),
        ];
        let body = with(game(&seats), "playgroupId", self.group.as_str());
        let body = with(body, "endedAt", text_of(evening(number)));
        let body = with(body, "startedAt", text_of(evening(number) - 60_000 * (30 + placement)));
        let body = with(body, "turns", 5 + placement);
        with(with(body, "subformatId", CASUAL), "endReason", reason)
    }

    async fn shuffle(&mut self, app: &TestApp) {
        for (number, line) in shuffled().into_iter().enumerate() {
            let played = &self.games[number];
            let body = self.table(number, line, [2, 1]);
            let path = format!("/game/{}", text(&played["id"]));
            let changed = put_at(&self.subject, &path, &played["version"], body).await;
            assert_eq!(changed.status, 200, "{changed:?}");
        }
        app.counted().await;
    }

    /// What may be asked about the subject's games.
    fn calls(&self) -> Vec<String> {
        let subject = &self.subject.id;
        let mut calls = vec![format!("/user/{subject}/stats?"), format!("/user/{subject}/versus?")];
        calls.extend(self.decks.iter().map(|deck| format!("/deck/{deck}/stats?")));
        let filters = self.filters();
        let with_filters = |call: &String| {
            filters
                .iter()
                .map(|filter| format!("{call}{filter}"))
                .collect::<Vec<_>>()
        };
        let mut all: Vec<String> = calls.iter().flat_map(with_filters).collect();
        all.push(format!("/user/{subject}/decks"));
        all.extend(self.decks.iter().map(|deck| format!("/deck/{deck}")));
        all
    }

    /// Every combination of filters; of times those that begin or end inside a batch, between two, and around each game.
    fn filters(&self) -> Vec<String> {
        let times = [3, 5, 8].map(evening);
        let mut spans = vec![String::new()];
        for at in times {
            spans.push(format!("&from={at}"));
            spans.push(format!("&until={at}"));
            spans.extend(
                times
                    .iter()
                    .filter(|until| **until > at)
                    .map(|until| format!("&from={at}&until={until}")),
            );
        }
        let mut filters: Vec<String> = Vec::new();
        for format in [
            "".to_owned(),
            format!("formatid={COMMANDER}"),
            format!("subformatid={CASUAL}"),
        ] {
            for deck in [
                "".to_owned(),
                format!("&deckid={}", self.decks[0]),
                format!("&deckid={}", self.decks[1]),
            ] {
                filters.extend(spans.iter().map(|span| format!("{format}{deck}{span}")));
            }
            for named in [
                format!("&opponentid={}", self.others[0].id),
                format!("&opponentid={}", self.others[2].id),
                format!("&tagid={}", self.tag),
                format!("&deckid={}", self.their_decks[1]),
            ] {
                filters.extend(
                    ["".to_owned(), format!("&from={}", times[1])].map(|span| format!("{format}{named}{span}")),
                );
            }
        }
        for number in 0..LINES.len() {
            filters.push(format!("from={}&until={}", evening(number), evening(number) + 1));
        }
        filters
    }

    /// What no answer may hold: who else sat there, with what, and the games themselves.
    fn secrets(&self) -> Vec<String> {
        let ids = self.others.iter().map(|other| other.id.clone());
        let names = ["Pia-", "Quentin-", "Rosa-", "Unseen"].map(str::to_owned);
        let games = self.games.iter().map(|game| text(&game["id"]));
        ids.chain(self.their_decks.iter().cloned())
            .chain(names)
            .chain(games)
            .collect()
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

fn text_of(millis: i64) -> String {
    Timestamp::from_millis(millis).to_string()
}

/// All answers to a caller, without the values of ratings, which follow from all games.
async fn answers(club: &Club, caller: &Caller) -> Vec<(String, Value)> {
    let mut answers = Vec::new();
    for path in club.calls() {
        let answer = caller.get(&path).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        let mut body = answer.body;
        for rating in ["ratings", "rating", "playsLike"] {
            without_worth(&mut body[rating]);
        }
        // When a deck was played last is no secret of its owner's page.
        for deck in body["decks"].as_array_mut().into_iter().flatten() {
            deck["lastPlayed"].take();
        }
        if body["deck"].is_object() {
            body["deck"]["lastPlayed"].take();
        }
        answers.push((path, body));
    }
    for (_, body) in &mut answers {
        if let Some(decks) = body["decks"].as_array_mut() {
            decks.sort_by_key(|deck| text(&deck["id"]));
        }
    }
    answers
}

fn without_worth(rating: &mut Value) {
    match rating {
        Value::Array(all) => all.iter_mut().for_each(without_worth),
        Value::Object(fields) => {
            fields.retain(|field, _| ["games", "wins", "draws", "formatId"].contains(&field.as_str()))
        }
        _ => (),
    }
}

api_test!(
    async fn stats_reveal_no_unseen_game(app) {
        let mut club = Club::new(app).await;
        let subject = club.subject.id.clone();
        let outside = [club.friend.clone(), club.seated.clone(), club.former.clone()];
        let mut before = Vec::new();
        for caller in &outside {
            before.push(answers(&club, caller).await);
        }
        let own = club.subject.get("/user/stats").await.body["stats"].clone();

        club.shuffle(app).await;
        assert_ne!(club.subject.get("/user/stats").await.body["stats"], own, "the games have changed");
        let secrets = club.secrets();
        for (caller, before) in outside.iter().zip(before) {
            for ((path, before), (_, after)) in before.into_iter().zip(answers(&club, caller).await) {
                assert_eq!(before, after, "{path}");
                let said = after.to_string();
                let told: Vec<&String> = secrets.iter().filter(|secret| said.contains(secret.as_str())).collect();
                assert!(told.is_empty(), "{path} tells {told:?}: {said}");
                let games = after["stats"]["games"].as_i64().unwrap_or_default();
                let seen = if caller.id == club.friend.id { 0 } else { 1 };
                assert!([0, 5, 10].iter().any(|whole| games == *whole || games == whole + seen), "{path}: {games} games");
            }
            // They count all the same, five by five.
            let all = caller.get(&format!("/user/{subject}/stats")).await.body;
            let commander = all["stats"]["byFormat"].as_array().unwrap().iter().find(|entry| entry["formatId"] == COMMANDER);
            let counted = |of: &Value| (of["games"].clone(), of["wins"].clone());
            assert_eq!(counted(commander.unwrap()), (json!(10), json!(5)));
            assert_eq!(all["stats"]["partial"], true);
            let rated = all["ratings"].as_array().unwrap().iter().find(|rating| rating["formatId"] == COMMANDER);
            assert_eq!(counted(rated.unwrap()), (json!(10), json!(5)));
            // A batch that was played with one deck throughout is that deck's.
            let fen = all["stats"]["byDeck"].as_array().unwrap().iter().find(|entry| entry["deckId"] == club.decks[0].as_str());
            let seen = i64::from(caller.id != club.friend.id);
            assert_eq!(counted(fen.unwrap()), (json!(5 + seen), json!(3 + seen)));
            let half = format!("/user/{subject}/stats?formatid={COMMANDER}&from={}", evening(5));
            assert_eq!(caller.get(&half).await.body["stats"]["games"], 5);
        }
        assert_eq!(own["partial"], false);
    }
);

api_test!(
    async fn ratings_reveal_no_unseen_game(app) {
        let club = Club::new(app).await;
        let (subject, fen) = (&club.subject.id, &club.decks[0]);
        let duel = |at: usize| text(&club.duels[at]["id"]);
        let points = async |caller: &Caller, path: &str| -> Vec<String> {
            let answer = caller.get(path).await;
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            answer.body["points"].as_array().unwrap().iter().map(|point| text(&point["gameId"])).collect()
        };
        for of in [format!("/user/{subject}/ratings"), format!("/deck/{fen}/ratings")] {
            let (pods, duels) = (format!("{of}?formatid={COMMANDER}"), format!("{of}?formatid={DUEL}"));
            for caller in [&club.friend, &club.seated, &club.former] {
                assert_eq!(points(caller, &pods).await, Vec::<String>::new());
            }
            assert_eq!(points(&club.subject, &pods).await.len(), if of.starts_with("/user") { 12 } else { 9 });
            assert_eq!(points(&club.friend, &duels).await, Vec::<String>::new());
            assert_eq!(points(&club.seated, &duels).await, [duel(0)]);
            // One game that they may not see lies before it: the rating before theirs would tell how that one ended.
            assert_eq!(points(&club.former, &duels).await, Vec::<String>::new());
            assert_eq!(points(&club.member, &pods).await.len(), if of.starts_with("/user") { 12 } else { 9 });
        }
        let rated = async |caller: &Caller, at: usize| -> Vec<String> {
            let changes = caller.get(&format!("/game/{}/ratings", duel(at))).await.body["changes"].clone();
            let all = changes.as_array().unwrap().iter();
            all.filter_map(|change| change["userId"].as_str().map(str::to_owned)).collect()
        };
        assert_eq!(rated(&club.seated, 0).await.len(), 2);
        assert_eq!(rated(&club.former, 1).await, std::slice::from_ref(&club.former.id));
        // Told after the tenth game, and not after the two that are left over.
        let mut told = Vec::new();
        for caller in [&club.friend, &club.subject] {
            let ratings = caller.get(&format!("/user/{subject}/stats")).await.body["ratings"].clone();
            let of_pods = ratings.as_array().unwrap().iter().find(|rating| rating["formatId"] == COMMANDER);
            told.push(of_pods.unwrap()["value"].clone());
        }
        let history = club.subject.get(&format!("/user/{subject}/ratings?formatid={COMMANDER}")).await.body["points"].clone();
        assert_eq!(told, [history[9]["after"]["value"].clone(), history[11]["after"]["value"].clone()]);
    }
);

api_test!(
    async fn a_foreign_playgroup_is_no_filter(app) {
        let club = Club::new(app).await;
        let subject = &club.subject.id;
        let of_group = format!("playgroupid={}", club.group);
        for caller in [&club.friend, &club.seated, &club.former] {
            for path in [
                format!("/user/{subject}/stats?{of_group}"),
                format!("/deck/{}/stats?{of_group}", club.decks[0]),
                format!("/user/{subject}/ratings?{of_group}"),
                format!("/deck/{}/ratings?{of_group}", club.decks[0]),
                format!("/playgroup/{}/stats", club.group),
                format!("/playgroup/{}/leaderboard", club.group),
            ] {
                assert_eq!(caller.get(&path).await.status, 404, "{path}");
            }
            // The caller's own games may be filtered so.
            assert_eq!(caller.get(&format!("/user/stats?{of_group}")).await.body["stats"]["games"], 0);
        }
        for stranger in &club.strangers {
            for (path, status) in [
                (format!("/user/{subject}/stats?{of_group}"), 403),
                (format!("/user/{subject}/versus"), 403),
                (format!("/user/{subject}/ratings"), 403),
                (format!("/user/{subject}/decks"), 403),
                (format!("/deck/{}/stats", club.decks[0]), 404),
                (format!("/deck/{}/ratings", club.decks[0]), 404),
            ] {
                assert_eq!(stranger.get(&path).await.status, status, "{path}");
            }
        }
        // A member sees the group's games, and nothing of the one who keeps theirs private but that there is something.
        let seen = club.member.get(&format!("/user/{subject}/stats?{of_group}")).await.body["stats"].clone();
        assert_eq!((&seen["games"], seen["byOpponent"].as_array().unwrap().len()), (&json!(12), 3));
        assert_eq!(seen["partial"], true, "for the duels");
        let private = club.member.get(&format!("/user/{}/stats", club.others[0].id)).await.body;
        assert_eq!((&private["stats"]["games"], &private["stats"]["partial"]), (&json!(0), &json!(true)));
    }
);
