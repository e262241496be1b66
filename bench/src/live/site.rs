//! A Podium server with players at live tables.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use podium_system::Clock;
use podium_test_support::{Binary, Caller, Database, TestApp};
use serde_json::json;

use super::client::{self, Client};
use crate::process::{self, Podium};

const PEOPLE: usize = 100;
const COMMANDER: &str = "01932b67-2400-79e2-b7c9-c825c6b4b3eb";

pub struct Site {
    binary: Binary,
    people: Vec<Caller>,
    /// Everyone is at the first table; the others have a few players each.
    tables: Vec<String>,
}

impl Site {
    /// Creates the data through API calls, then starts the binary on it.
    pub async fn start(tables: usize, at_each: usize) -> Result<Site> {
        let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
        let names: Vec<String> = (0..PEOPLE).map(|number| format!("Player{number}")).collect();
        let people = app.crowd(names.iter().map(String::as_str)).await;
        let mut site = Site {
            tables: vec![open(&people).await?],
            people,
            binary: app.become_binary(&Podium::binary().display().to_string()).await,
        };
        for at in 0..tables {
            let some: Vec<Caller> = (0..at_each).map(|seat| site.person(at + seat).clone()).collect();
            site.tables.push(open(&some).await?);
        }
        Ok(site)
    }

    fn person(&self, number: usize) -> &Caller {
        &self.people[number % self.people.len()]
    }

    fn address(&self) -> SocketAddr {
        self.binary.address()
    }

    /// Memory in MiB.
    pub fn memory(&self) -> Result<f64> {
        process::memory(self.binary.id().context("it runs")?)
    }

    pub async fn viewers(&self, count: usize) -> Result<Vec<Client>> {
        let at = |number| Client::at_table(self.address(), &self.tables[0], &self.person(number).token);
        client::connect_all(count, at).await
    }

    /// Devices at all tables but the first, grouped by table.
    pub async fn at_all_tables(&self, at_each: usize) -> Result<Vec<Client>> {
        let count = (self.tables.len() - 1) * at_each;
        let at = |number: usize| {
            let (table, seat) = (number / at_each, number % at_each);
            let person = self.person(table + seat);
            Client::at_table(self.address(), &self.tables[table + 1], &person.token)
        };
        client::connect_all(count, at).await
    }
}

/// Opens a table that all of these players join.
async fn open(people: &[Caller]) -> Result<String> {
    let (host, others) = people.split_first().context("somebody")?;
    let seats = json!([{ "userId": host.id, "deckName": "Sails" }, { "guestName": "Zoë", "deckName": "Oars" }]);
    let opened = host
        .post(
            "/live",
            json!({ "formatId": COMMANDER, "subformatId": null, "seats": seats }),
        )
        .await;
    ensure!(opened.status == 201, "{opened:?}");
    let table = &opened.body["table"];
    let text = |key: &str| table[key].as_str().map(str::to_owned).context("a text");
    for other in others {
        let joined = other.post(&format!("/live/{}/join", text("code")?), json!({})).await;
        ensure!(joined.status == 200, "{joined:?}");
    }
    text("id")
}
