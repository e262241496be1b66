//! The people of the bench, beside those of the demo: writers who share nothing, a group of some of them, and a player
//! with 2,000 games.

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::account::{Account, text};
use crate::process::Podium;

pub const COMMANDER: &str = "01932b67-2400-79e2-b7c9-c825c6b4b3eb";
/// As many as a live table needs for a thousand devices.
const PEOPLE: usize = 100;
/// Those who record games, each in a group of their own or in none.
pub const WRITERS: usize = 32;
/// The first of them share a group, too.
pub const MEMBERS: usize = 16;
/// The demo's player with fewer games than the player needs.
const PLAYER: &str = "elif";
const GAMES: usize = 2_000;
/// How many sign up at once.
const AT_ONCE: usize = 4;
const FILE: &str = "club.json";

#[derive(Serialize, Deserialize)]
struct Kept {
    people: Vec<(Uuid, String)>,
    player: (Uuid, String),
    decks: Vec<Uuid>,
    groups: Vec<Option<Uuid>>,
    shared: Uuid,
}

/// Those people, signed in at a server on a copy of the data.
pub struct Club {
    pub people: Vec<Account>,
    pub player: Account,
    pub decks: Vec<Uuid>,
    groups: Vec<Option<Uuid>>,
    /// The group of the first writers.
    pub shared: Uuid,
}

impl Club {
    /// Signs in so many of the people.
    pub async fn at(podium: &Podium, count: usize) -> Result<Club> {
        let kept = std::fs::read_to_string(podium.data.path().join(FILE))?;
        let kept: Kept = serde_json::from_str(&kept)?;
        let mut people = Vec::new();
        for (user, token) in kept.people.iter().take(count) {
            people.push(Account::renewed(podium, *user, token).await?);
        }
        Ok(Club {
            people,
            player: Account::renewed(podium, kept.player.0, &kept.player.1).await?,
            decks: kept.decks,
            groups: kept.groups,
            shared: kept.shared,
        })
    }

    /// A game of one writer with three guests.
    pub fn own_game(&self, writer: usize) -> Value {
        let me = json!({ "userId": self.people[writer].user, "deckId": self.decks[writer], "placement": 1 });
        let guests =
            (2..5).map(|seat| json!({ "guestName": format!("Guest {seat}"), "deckName": "Oars", "placement": seat }));
        let seats: Vec<Value> = [me].into_iter().chain(guests).collect();
        json!({ "formatId": COMMANDER, "playgroupId": self.groups[writer], "seats": seats })
    }

    /// A game of one writer with the next three members of the shared group.
    pub fn shared_game(&self, writer: usize) -> Value {
        let seat = |place: usize| {
            let member = (writer + place) % MEMBERS;
            json!({ "userId": self.people[member].user, "deckId": self.decks[member], "placement": place + 1 })
        };
        let seats: Vec<Value> = (0..4).map(seat).collect();
        json!({ "formatId": COMMANDER, "playgroupId": self.shared, "seats": seats })
    }
}

/// Makes them at a server with the demo, and keeps what is needed to find them in its data folder.
pub async fn found(podium: &Podium) -> Result<()> {
    let mut people = Vec::new();
    for first in (0..PEOPLE).step_by(AT_ONCE) {
        let names: Vec<String> = (first..PEOPLE.min(first + AT_ONCE))
            .map(|number| format!("bench{number}"))
            .collect();
        let some = names.iter().map(|name| Account::make(podium, name));
        people.extend(futures_util::future::try_join_all(some).await?);
    }
    let (mut decks, mut groups) = (Vec::new(), Vec::new());
    for (number, writer) in people.iter().take(WRITERS).enumerate() {
        let deck = json!({ "name": "Sails", "formatId": COMMANDER, "commanders": ["Admiral Ines of the Shoals"] });
        let deck = writer.post(podium, "/deck", &deck).await?;
        decks.push(id(&deck["deck"])?);
        groups.push(match number % 2 {
            0 => Some(group(podium, writer, &format!("Table {number}")).await?),
            _ => None,
        });
    }
    let shared = group(podium, &people[0], "Shared tables").await?;
    let link = people[0]
        .post(podium, &format!("/playgroup/{shared}/link"), &json!({}))
        .await?;
    let link = text(&link["link"]["token"])?;
    for member in &people[1..MEMBERS] {
        member.post(podium, &format!("/join/{link}"), &json!({})).await?;
    }
    let player = play(podium).await?;
    let kept = Kept {
        people: people.into_iter().map(|one| (one.user, one.refresh_token)).collect(),
        player: (player.user, player.refresh_token),
        decks,
        groups,
        shared,
    };
    std::fs::write(podium.data.path().join(FILE), serde_json::to_string(&kept)?)?;
    Ok(())
}

/// Records the games that the player still lacks, all like her last one.
async fn play(podium: &Podium) -> Result<Account> {
    let player = Account::demo(podium, PLAYER).await?;
    let stats = player.get(podium, "/user/stats").await?;
    let played = stats["stats"]["games"].as_u64().context("a number of games")? as usize;
    let game = last_game(podium, &player).await?;
    ensure!(played <= GAMES, "{PLAYER} has {played} games already");
    for _ in played..GAMES {
        player.post(podium, "/game", &game).await?;
    }
    Ok(player)
}

/// A game to record, like the newest one that a player had in a group.
pub async fn last_game(podium: &Podium, of: &Account) -> Result<Value> {
    let games = of.get(podium, "/games").await?;
    let games = games["games"].as_array().context("games")?;
    let last = games
        .iter()
        .find(|game| game["playgroupId"].is_string() && game["setId"].is_null());
    let last = last.context("a game of a group")?;
    let part =
        |of: &Value, keys: &[&str]| -> Value { keys.iter().map(|key| ((*key).to_owned(), of[*key].clone())).collect() };
    let mut game = part(last, &["formatId", "subformatId", "playgroupId"]);
    let seats = last["seats"].as_array().context("seats")?.iter();
    let keys = ["userId", "guestName", "deckId", "deckName", "placement"];
    game["seats"] = seats.map(|seat| part(seat, &keys)).collect();
    Ok(game)
}

async fn group(podium: &Podium, owner: &Account, name: &str) -> Result<Uuid> {
    let made = owner.post(podium, "/playgroup", &json!({ "name": name })).await?;
    id(&made["playgroup"])
}

fn id(of: &Value) -> Result<Uuid> {
    Ok(text(&of["id"])?.parse()?)
}
