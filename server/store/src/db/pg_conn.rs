//! A PostgreSQL connection as a unit holds it. BEGIN travels with the unit's first statement, so that it costs no round trip.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use deadpool_postgres::{Client, Object};
use futures_util::FutureExt;
use futures_util::future::join;

use crate::{Error, Result};

pub struct PgConn {
    client: Client,
    stage: Stage,
    /// Set by every answer, so that a busy server is not taken for a silent one.
    answered: Arc<AtomicBool>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Nothing was sent yet; this begins the transaction.
    ToBegin(&'static str),
    Begun,
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
    answered: &'c AtomicBool,
}

impl PgConn {
    /// For a unit in a transaction that begins so, or for one of a single statement.
    pub fn new(client: Client, begin: Option<&'static str>, answered: Arc<AtomicBool>) -> PgConn {
        let stage = begin.map_or(Stage::ToSend, Stage::ToBegin);
        PgConn {
            client,
            stage,
            answered,
        }
    }

    /// For work that begins and ends its transactions by itself.
    pub fn free(client: Client) -> PgConn {
        let (stage, answered) = (Stage::Free, Arc::default());
        PgConn {
            client,
            stage,
            answered,
        }
    }

    pub fn next(&mut self) -> Result<Next<'_>> {
        let (begin, stage) = match self.stage {
            Stage::ToBegin(begin) => (Some(begin), Stage::Begun),
            Stage::ToSend => (None, Stage::Sent),
            Stage::Sent => return Err(Error::Failed("a unit of one statement sent a second one".into())),
            stage => (None, stage),
        };
        self.stage = stage;
        Ok(Next {
            client: &self.client,
            begin,
            answered: &self.answered,
        })
    }

    /// Ends the transaction, if there is one.
    pub async fn end(&self, how: &str) -> Result<()> {
        if self.stage == Stage::Begun {
            self.client.batch_execute(how).await?;
            self.answered.store(true, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Sends the end of a transaction that keeps nothing, without waiting for it: whoever has the connection next is
    /// answered after it. Whether it was sent.
    pub fn send_end(&self, how: &str) -> bool {
        let sent = || self.client.batch_execute(how).now_or_never();
        self.stage != Stage::Begun || !matches!(sent(), Some(Err(_)))
    }

    /// Closes the connection instead of giving it back to the pool.
    pub fn close(self) {
        drop(Object::take(self.client));
    }
}

impl Next<'_> {
    /// Runs the statement, right behind BEGIN where it is the first.
    pub async fn run<T>(&self, statement: impl Future<Output = Result<T>>) -> Result<T> {
        let outcome = match self.begin {
            None => statement.await,
            Some(begin) => {
                let (begun, outcome) = join(self.client.batch_execute(begin), statement).await;
                begun?;
                outcome
            }
        };
        self.answered.store(true, Ordering::Relaxed);
        outcome
    }
}
