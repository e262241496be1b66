//! What commands beside a server on SQLite tell it: rows that it takes within a second.

use std::time::Duration;

use podium_system::Entropy;

use super::{Conn, Topic};
use crate::{Result, statements};

/// How often a server looks.
pub const LOOK: Duration = Duration::from_secs(1);

statements! {
    STORE = "INSERT INTO node_message (id, topic, text) VALUES ($1, $2, $3)";
    ARE_THERE = "SELECT EXISTS (SELECT 1 FROM node_message)";
    TAKE = "DELETE FROM node_message RETURNING topic, text";
}

pub async fn store(c: &mut Conn, texts: &[(Topic, String)]) -> Result<()> {
    for (topic, text) in texts {
        let id = Entropy::system().secret_uuid();
        c.exec(STORE, &[&id, &topic.channel(), text]).await?;
    }
    Ok(())
}

pub async fn are_there(c: &mut Conn) -> Result<bool> {
    c.one(ARE_THERE, &[]).await
}

/// Those of a topic that only a newer program knows are left out.
pub async fn take(c: &mut Conn) -> Result<Vec<(Topic, String)>> {
    let taken: Vec<(String, String)> = c.all(TAKE, &[]).await?;
    let topic = |channel: &str| Topic::ALL.into_iter().find(|topic| topic.channel() == channel);
    Ok(taken
        .into_iter()
        .filter_map(|(channel, text)| Some((topic(&channel)?, text)))
        .collect())
}
