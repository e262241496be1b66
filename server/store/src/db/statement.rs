//! A statement with its values, kept until it is sent.

use std::borrow::Cow;

use deadpool_postgres::Client;
use futures_util::future::try_join_all;
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use super::shape::{ROWS, with_list, with_rows};
use super::sql::Sql;
use super::value::Value;
use crate::Result;

/// How many are sent at once: `try_join_all` sends up to 30 in the order given.
pub const TOGETHER: usize = 30;

/// How a unit of [`super::Db::write_locked`] holds a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lock {
    /// Nobody else may hold or change it. Rows that refer to it can still be added.
    Update,
    /// It stays as it is; others may hold it so too.
    Share,
}

impl Lock {
    pub fn clause(self) -> &'static str {
        match self {
            Lock::Update => "FOR NO KEY UPDATE",
            Lock::Share => "FOR SHARE",
        }
    }
}

/// What a statement of a batch says.
#[derive(Debug, Clone, Copy)]
pub enum Text {
    Query(Sql),
    /// A query with a list of this many ids, which are its last values.
    List(Sql, usize),
    /// A query that inserts this many rows.
    Rows(Sql, usize),
}

impl Text {
    /// With `sign` before the number of a place.
    fn written(self, sign: char) -> &'static str {
        let translated = |sql: Sql| if sign == '?' { sql.sqlite } else { sql.postgres };
        match self {
            Text::Query(sql) => translated(sql),
            Text::List(sql, ids) => with_list(translated(sql), sign, ids, sql.places()),
            Text::Rows(sql, rows) => with_rows(translated(sql), sign, rows),
        }
    }
}

pub struct Statement {
    pub text: Text,
    pub lock: Option<Lock>,
    values: Vec<Held>,
    /// Who takes its rows, if they are looked at.
    pub reader: Option<usize>,
}

impl Statement {
    pub fn new<'v>(text: Text, values: impl IntoIterator<Item = Value<'v>>, reader: Option<usize>) -> Statement {
        Statement {
            text,
            lock: None,
            values: values.into_iter().map(Held::from).collect(),
            reader,
        }
    }

    /// Adds a row to the statement if it inserts such rows and has space for another.
    pub fn add_row(&mut self, to: &Sql, values: &[Value<'_>]) -> bool {
        match &mut self.text {
            Text::Rows(sql, rows) if std::ptr::eq(sql.postgres, to.postgres) && *rows < ROWS => {
                *rows += 1;
                self.values.extend(values.iter().copied().map(Held::from));
                true
            }
            _ => false,
        }
    }

    pub fn on_sqlite(&self) -> &'static str {
        self.text.written('?')
    }

    pub fn values(&self) -> Vec<Value<'_>> {
        self.values.iter().map(Held::value).collect()
    }

    fn on_postgres(&self) -> Cow<'static, str> {
        let text = self.text.written('$');
        match self.lock {
            Some(lock) => format!("{text} {}", lock.clause()).into(),
            None => text.into(),
        }
    }
}

pub async fn prepare(client: &Client, some: &[Statement]) -> Result<Vec<tokio_postgres::Statement>> {
    let mut prepared = Vec::with_capacity(some.len());
    for statement in some {
        prepared.push(client.prepare_cached(&statement.on_postgres()).await?);
    }
    Ok(prepared)
}

/// Sends statements without waiting for one's answer before the next, up to [`TOGETHER`].
pub async fn send(
    client: &Client,
    some: &[Statement],
    prepared: &[tokio_postgres::Statement],
) -> Result<Vec<Vec<tokio_postgres::Row>>> {
    let values: Vec<Vec<Value<'_>>> = some.iter().map(Statement::values).collect();
    let params: Vec<_> = values.iter().map(|values| bound(values)).collect();
    let sent = prepared.iter().zip(&params);
    Ok(try_join_all(sent.map(|(statement, params)| client.query(statement, params))).await?)
}

pub fn bound<'a>(values: &'a [Value<'a>]) -> Vec<&'a (dyn ToSql + Sync)> {
    values.iter().map(|v| v as &(dyn ToSql + Sync)).collect()
}

/// A value kept until its statement is sent.
#[derive(Debug)]
pub enum Held {
    Null,
    Int(i64),
    Real(f64),
    Bool(bool),
    Text(Box<str>),
    Bytes(Box<[u8]>),
    Id(Uuid),
}

impl From<Value<'_>> for Held {
    fn from(value: Value<'_>) -> Held {
        match value {
            Value::Null => Held::Null,
            Value::Int(v) => Held::Int(v),
            Value::Real(v) => Held::Real(v),
            Value::Bool(v) => Held::Bool(v),
            Value::Text(v) => Held::Text(v.into()),
            Value::Bytes(v) => Held::Bytes(v.into()),
            Value::Id(v) => Held::Id(v),
        }
    }
}

impl Held {
    pub fn value(&self) -> Value<'_> {
        match self {
            Held::Null => Value::Null,
            Held::Int(v) => Value::Int(*v),
            Held::Real(v) => Value::Real(*v),
            Held::Bool(v) => Value::Bool(*v),
            Held::Text(v) => Value::Text(v),
            Held::Bytes(v) => Value::Bytes(v),
            Held::Id(v) => Value::Id(*v),
        }
    }
}
