//! A group whose games some may see and others may not, and all that can be asked about them; used by `unseen`.

use podium_domain::Timestamp;
use podium_test_support::{Caller, TestApp};
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
pub fn evening(number: usize) -> i64 {
    let days = if number < 5 { number } else { 31 + number } as i64;
    1_767_895_200_000 + days * 86_400_000
}

pub struct Club {
    pub subject: Caller,
    pub decks: [String; 2],
    pub group: String,
    /// Members who must not be named outside the group; the first keeps their stats private.
    pub others: Vec<Caller>,
    their_decks: Vec<String>,
    pub member: Caller,
    pub friend: Caller,
    /// Sat in one duel with the subject.
    pub seated: Caller,
    /// The same, was a member, and tagged a game then.
    pub former: Caller,
    pub strangers: Vec<Caller>,
    tag: String,
    games: Vec<Value>,
    pub duels: Vec<Value>,
}

impl Club {
    pub async fn new(app: &TestApp) -> Club {
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

    pub async fn shuffle(&mut self, app: &TestApp) {
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
    pub fn calls(&self) -> Vec<String> {
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
    pub fn secrets(&self) -> Vec<String> {
        let ids = self.others.iter().map(|other| other.id.clone());
        let names = ["Pia-", "Quentin-", "Rosa-", "Unseen"].map(str::to_owned);
        let games = self.games.iter().map(|game| text(&game["id"]));
        ids.chain(self.their_decks.iter().cloned())
            .chain(names)
            .chain(games)
            .collect()
    }
}

pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

fn text_of(millis: i64) -> String {
    Timestamp::from_millis(millis).to_string()
}
