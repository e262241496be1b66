//! A PostgreSQL connection as a unit holds it. BEGIN travels with the unit's first statement, so that it costs no round trip.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use deadpool_postgres::{Client, Object};
use futures_util::FutureExt;
use futures_util::future::join3;

use super::statement::{Statement, TOGETHER, prepare, send};
use crate::{Error, Result};

pub struct PgConn {
    client: Client,
    stage: Stage,
    /// Statements that travel with the next one.
    waiting: Vec<Statement>,
    /// Set by every answer, so that a busy server is not taken for a silent one.
    answered: Arc<AtomicBool>,
}

/// How a transaction begins and ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Transaction {
    pub begin: &'static str,
    pub commit: &'static str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing was sent yet.
    ToBegin(Transaction),
    Begun(Transaction),
    /// The unit is one statement without a transaction, which is still to come.
    ToSend,
    Sent,
    /// Transactions are the user's own business.
    Free,
}

/// The connection for one statement, or several that are sent together.
pub struct Next<'c> {
    pub client: &'c Client,
    begin: Option<&'static str>,
    waiting: Vec<Statement>,
    answered: &'c AtomicBool,
}

impl PgConn {
    /// For a unit in such a transaction, or for one of a single statement.
    pub fn new(client: Client, transaction: Option<Transaction>, answered: Arc<AtomicBool>) -> PgConn {
        let stage = transaction.map_or(Stage::ToSend, Stage::ToBegin);
        PgConn {
            client,
            stage,
            waiting: Vec::new(),
            answered,
        }
    }

    /// For work that begins and ends its transactions by itself.
    pub fn free(client: Client) -> PgConn {
        let (stage, answered) = (Stage::Free, Arc::default());
        PgConn {
            client,
            stage,
            waiting: Vec::new(),
            answered,
        }
    }

    pub fn next(&mut self) -> Result<Next<'_>> {
        let (begin, stage) = match self.stage {
            Stage::ToBegin(transaction) => (Some(transaction.begin), Stage::Begun(transaction)),
            Stage::ToSend => (None, Stage::Sent),
            Stage::Sent => return Err(Error::Failed("a unit of one statement sent a second one".into())),
            stage => (None, stage),
        };
        self.stage = stage;
        Ok(Next {
            client: &self.client,
            begin,
            waiting: std::mem::take(&mut self.waiting),
            answered: &self.answered,
        })
    }

    /// Whether so many statements may wait for the next one. Outside a transaction each must be sent by itself.
    pub fn can_wait(&self, more: usize) -> bool {
        matches!(self.stage, Stage::ToBegin(_) | Stage::Begun(_)) && self.waiting.len() + more <= TOGETHER
    }

    /// Sends these with the next statement.
    pub fn wait(&mut self, statements: Vec<Statement>) {
        self.waiting.extend(statements);
    }

    /// Ends the transaction, if there is one.
    pub async fn commit(&mut self) -> Result<()> {
        let commit = match self.stage {
            Stage::Begun(Transaction { commit, .. }) => commit,
            Stage::ToBegin(Transaction { commit, .. }) if !self.waiting.is_empty() => commit,
            _ => return Ok(()),
        };
        let next = self.next()?;
        next.run(async { Ok(next.client.batch_execute(commit).await?) }).await
    }

    /// Sends the end of a transaction that keeps nothing, without waiting for it: whoever has the connection next is
    /// answered after it. Whether it was sent.
    pub fn send_end(&self, how: &str) -> bool {
        let sent = || self.client.batch_execute(how).now_or_never();
        !matches!(self.stage, Stage::Begun(_)) || !matches!(sent(), Some(Err(_)))
    }

    /// Closes the connection instead of giving it back to the pool.
    pub fn close(self) {
        drop(Object::take(self.client));
    }
}

impl Next<'_> {
    /// Runs the statement, right behind those that waited for it, and BEGIN where it is the first.
    pub async fn run<T>(&self, statement: impl Future<Output = Result<T>>) -> Result<T> {
        let prepared = prepare(self.client, &self.waiting).await?;
        let begun = async {
            match self.begin {
                Some(begin) => self.client.batch_execute(begin).await,
                None => Ok(()),
            }
        };
        let waited = send(self.client, &self.waiting, &prepared);
        let (begun, waited, outcome) = join3(begun, waited, statement).await;
        begun?;
        // After one that failed, the others are refused and COMMIT rolls back.
        waited?;
        self.answered.store(true, Ordering::Relaxed);
        outcome
    }
}
