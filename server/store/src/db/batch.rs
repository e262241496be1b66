//! Statements that are sent together, so that on PostgreSQL they share one round trip.

use std::borrow::Cow;

use futures_util::future::try_join_all;
use uuid::Uuid;

use super::conn::{Boxed, Conn, Lock, bound};
use super::shape::{MANY, ROWS, of_ids, of_rows};
use super::value::{FromRow, Param, Row, Value};
use crate::Result;

/// How many are under way at once: `try_join_all` sends up to 30 in the order given.
const TOGETHER: usize = 30;

/// Statements that run in order, none of which needs another's result.
#[derive(Default)]
pub struct Batch<'a> {
    statements: Vec<Statement>,
    readers: Vec<Reader<'a>>,
}

struct Statement {
    sql: &'static str,
    lock: Option<Lock>,
    values: Vec<Held>,
    /// Who takes its rows, if they are looked at.
    reader: Option<usize>,
}

type Reader<'a> = Box<dyn FnMut(&Row<'_>) -> Result<()> + Send + 'a>;

impl<'a> Batch<'a> {
    /// A statement whose rows are not looked at.
    pub fn exec(&mut self, sql: &'static str, params: &[&dyn Param]) {
        self.push(sql, params, None);
    }

    /// Locks the rows of a SELECT to the end of the transaction; see [`Conn::lock`].
    pub fn lock(&mut self, how: Lock, sql: &'static str, params: &[&dyn Param]) {
        self.push(sql, params, None);
        if let Some(statement) = self.statements.last_mut() {
            statement.lock = Some(how);
        }
    }

    /// A statement whose rows are added to a list.
    pub fn all<T: FromRow + Send>(&mut self, sql: &'static str, params: &[&dyn Param], into: &'a mut Vec<T>) {
        let reader = self.reader(into);
        self.push(sql, params, Some(reader));
    }

    /// The rows of a statement with `IN (many_ids!())`, added to a list; `rest` are its values from `$51` on.
    pub fn many<T: FromRow + Send>(
        &mut self,
        sql: &'static str,
        ids: &[Uuid],
        rest: &[&dyn Param],
        into: &'a mut Vec<T>,
    ) {
        let reader = self.reader(into);
        for some in ids.chunks(MANY) {
            let (sql, places) = of_ids(sql, some, rest.len());
            let params: Vec<&dyn Param> = places.iter().map(|id| id as _).chain(rest.iter().copied()).collect();
            self.push(sql, &params, Some(reader));
        }
    }

    /// The statement that inserts one row, `… VALUES ($1, …)`, for each of several rows.
    pub fn insert(&mut self, sql: &'static str, rows: &[Vec<&dyn Param>]) {
        for some in rows.chunks(ROWS) {
            self.exec(of_rows(sql, some.len()), &some.concat());
        }
    }

    fn reader<T: FromRow + Send>(&mut self, into: &'a mut Vec<T>) -> usize {
        self.readers.push(Box::new(|row| {
            into.push(T::from_row(row, 0)?);
            Ok(())
        }));
        self.readers.len() - 1
    }

    fn push(&mut self, sql: &'static str, params: &[&dyn Param], reader: Option<usize>) {
        let values = params.iter().map(|param| Held::from(param.value())).collect();
        self.statements.push(Statement {
            sql,
            lock: None,
            values,
            reader,
        });
    }

    /// Runs them all, or up to the first that fails.
    pub fn run<'c>(self, c: &'c mut Conn) -> Boxed<'c, ()>
    where
        'a: 'c,
    {
        let Batch {
            statements,
            mut readers,
        } = self;
        Box::pin(async move {
            for some in statements.chunks(TOGETHER) {
                match c {
                    Conn::Sqlite(_) => {
                        for statement in some.iter().filter(|statement| statement.lock.is_none()) {
                            let mut take = |row: &Row<'_>| statement.take(&mut readers, row);
                            c.each(statement.sql, &statement.values(), &mut take).await?;
                        }
                    }
                    Conn::Postgres(conn) => {
                        let next = conn.next()?;
                        let answers = next.run(together(next.client, some)).await?;
                        for (statement, rows) in some.iter().zip(&answers) {
                            rows.iter()
                                .try_for_each(|row| statement.take(&mut readers, &Row::Postgres(row)))?;
                        }
                    }
                }
            }
            Ok(())
        })
    }
}

/// Sends statements without waiting for one's answer before the next.
async fn together(client: &deadpool_postgres::Client, some: &[Statement]) -> Result<Vec<Vec<tokio_postgres::Row>>> {
    let mut prepared = Vec::with_capacity(some.len());
    for statement in some {
        prepared.push(client.prepare_cached(&statement.on_postgres()).await?);
    }
    let values: Vec<Vec<Value<'_>>> = some.iter().map(Statement::values).collect();
    let params: Vec<_> = values.iter().map(|values| bound(values)).collect();
    let sent = prepared.iter().zip(&params);
    Ok(try_join_all(sent.map(|(statement, params)| client.query(statement, params))).await?)
}

impl Statement {
    fn on_postgres(&self) -> Cow<'static, str> {
        match self.lock {
            Some(lock) => format!("{} {}", self.sql, lock.clause()).into(),
            None => self.sql.into(),
        }
    }

    fn values(&self) -> Vec<Value<'_>> {
        self.values.iter().map(Held::value).collect()
    }

    fn take(&self, readers: &mut [Reader<'_>], row: &Row<'_>) -> Result<()> {
        self.reader.map_or(Ok(()), |reader| readers[reader](row))
    }
}

/// A value kept until its statement is sent.
enum Held {
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
    fn value(&self) -> Value<'_> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_run_in_order_and_rows_go_to_their_lists() {
        let mut conn = Conn::Sqlite(rusqlite::Connection::open_in_memory().unwrap());
        let (mut before, mut after) = (Vec::<i64>::new(), Vec::<i64>::new());
        let mut batch = Batch::default();
        batch.exec("CREATE TABLE n (i BIGINT)", &[]);
        batch.all("SELECT i FROM n", &[], &mut before);
        let numbers: Vec<i64> = (1..=23).collect();
        let rows: Vec<Vec<&dyn Param>> = numbers.iter().map(|n| vec![n as &dyn Param]).collect();
        batch.insert("INSERT INTO n (i) VALUES ($1)", &rows);
        batch.all("SELECT i FROM n ORDER BY i", &[], &mut after);
        pollster::block_on(batch.run(&mut conn)).unwrap();
        assert_eq!((before, after), (vec![], numbers));
    }
}
