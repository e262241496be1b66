//! A Podium server with players at live tables.

use anyhow::{Context, Result};
use serde_json::json;

use super::client::{self, Client};
use crate::account::{Account, text};
use crate::club::{COMMANDER, Club};
use crate::process::{Build, Podium};
use crate::seed::Seed;

const OPENED_AT_ONCE: usize = 20;

/// A table, by its two names.
pub struct LiveTable {
    pub id: String,
    pub code: String,
}

pub struct Site {
    pub podium: Podium,
    pub people: Vec<Account>,
    /// Everyone is at the first table; the others have a few players each.
    tables: Vec<LiveTable>,
}

impl Site {
    pub async fn start(build: Build) -> Result<Site> {
        let podium = Seed::Club.start(build).await?;
        let people = Club::at(&podium, usize::MAX).await?.people;
        let tables = vec![open(&podium, &people).await?];
        Ok(Site { podium, people, tables })
    }

    pub async fn add_tables(&mut self, count: usize, at_each: usize) -> Result<()> {
        for first in (0..count).step_by(OPENED_AT_ONCE) {
            let players = |at: usize| (0..at_each).map(|seat| self.person(at + seat).clone()).collect();
            let some: Vec<Vec<Account>> = (first..count.min(first + OPENED_AT_ONCE)).map(players).collect();
            let opened = some.iter().map(|players| open(&self.podium, players));
            let opened = futures_util::future::try_join_all(opened).await?;
            self.tables.extend(opened);
        }
        Ok(())
    }

    fn person(&self, number: usize) -> &Account {
        &self.people[number % self.people.len()]
    }

    pub async fn viewers(&self, count: usize) -> Result<Vec<Client>> {
        let at = |number| {
            let token = &self.person(number).token;
            Client::at_table(self.podium.address, &self.tables[0].id, token, number)
        };
        client::connect_all(count, at).await
    }

    /// Devices at all tables but the first, grouped by table.
    pub async fn at_all_tables(&self, at_each: usize) -> Result<Vec<Client>> {
        let count = (self.tables.len() - 1) * at_each;
        let at = |number: usize| {
            let (table, seat) = (number / at_each, number % at_each);
            let person = self.person(table + seat);
            Client::at_table(self.podium.address, &self.tables[table + 1].id, &person.token, number)
        };
        client::connect_all(count, at).await
    }
}

/// Opens a table that all of these players join.
pub async fn open(podium: &Podium, people: &[Account]) -> Result<LiveTable> {
    let (host, others) = people.split_first().context("somebody")?;
    let seats = json!([{ "userId": host.user, "deckName": "Sails" }, { "guestName": "Zoë", "deckName": "Oars" }]);
    let table = json!({ "formatId": COMMANDER, "subformatId": null, "seats": seats });
    let opened = host.post(podium, "/live", &table).await?;
    let (id, code) = (text(&opened["table"]["id"])?, text(&opened["table"]["code"])?);
    for other in others {
        other.post(podium, &format!("/live/{code}/join"), &json!({})).await?;
    }
    Ok(LiveTable { id, code })
}
