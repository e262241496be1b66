//! What commands beside a server on SQLite tell it: rows that it takes within a second.

use std::time::Duration;

use podium_system::Entropy;
use uuid::Uuid;

use super::{Conn, Topic};
use crate::{Result, query};

/// How often a server looks.
pub const LOOK: Duration = Duration::from_secs(1);

pub async fn store(c: &mut Conn, texts: &[(Topic, String)]) -> Result<()> {
    for (topic, text) in texts {
        let id = Entropy::system().secret_uuid();
        insert_message(c, id, topic.channel(), text).await?;
    }
    Ok(())
}

#[query("SELECT EXISTS (SELECT 1 FROM node_message)")]
pub async fn are_there(c: &mut Conn) -> Result<bool>;

/// Those of a topic that only a newer program knows are left out.
pub async fn take(c: &mut Conn) -> Result<Vec<(Topic, String)>> {
    let taken = delete_messages(c).await?;
    let topic = |channel: &str| Topic::ALL.into_iter().find(|topic| topic.channel() == channel);
    Ok(taken
        .into_iter()
        .filter_map(|(channel, text)| Some((topic(&channel)?, text)))
        .collect())
}

#[query("INSERT INTO node_message (id, topic, text) VALUES (:id, :topic, :text)")]
async fn insert_message(c: &mut Conn, id: Uuid, topic: &str, text: &str) -> Result<()>;

#[query("DELETE FROM node_message RETURNING topic, text")]
async fn delete_messages(c: &mut Conn) -> Result<Vec<(String, String)>>;
