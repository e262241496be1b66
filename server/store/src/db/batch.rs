//! Statements that are sent together, so that on PostgreSQL they share one round trip.

use uuid::Uuid;

use super::conn::{Boxed, Conn};
use super::shape::{MANY, padded};
use super::sql::Sql;
use super::statement::{Lock, Statement, TOGETHER, Text, prepare, send};
use super::value::{FromRow, Row, Value};
use crate::Result;

/// Statements that run in order, none of which needs another's result.
#[derive(Default)]
pub struct Batch<'a> {
    statements: Vec<Statement>,
    readers: Vec<Reader<'a>>,
}

type Reader<'a> = Box<dyn FnMut(&Row<'_>) -> Result<()> + Send + 'a>;

impl<'a> Batch<'a> {
    /// Adds a statement whose rows are not looked at.
    pub fn add(&mut self, sql: &Sql, values: &[Value<'_>]) {
        self.push(Text::Query(*sql), sql.placed(values), None);
    }

    /// Adds a statement that locks the rows of a query to the end of the transaction.
    pub fn add_lock(&mut self, how: Lock, sql: &Sql, values: &[Value<'_>]) {
        self.add(sql, values);
        if let Some(statement) = self.statements.last_mut() {
            statement.lock = Some(how);
        }
    }

    /// Adds a query whose rows go to a list.
    pub fn add_rows<T: FromRow + Send>(&mut self, sql: &Sql, values: &[Value<'_>], into: &'a mut Vec<T>) {
        let reader = self.reader(into);
        self.push(Text::Query(*sql), sql.placed(values), Some(reader));
    }

    /// The same with a list of ids.
    pub fn add_rows_of<T: FromRow + Send>(
        &mut self,
        sql: &Sql,
        ids: &[Uuid],
        values: &[Value<'_>],
        into: &'a mut Vec<T>,
    ) {
        let reader = self.reader(into);
        self.push_lists(sql, ids, values, Some(reader));
    }

    /// Adds a statement with a list of ids.
    pub fn add_of(&mut self, sql: &Sql, ids: &[Uuid], values: &[Value<'_>]) {
        self.push_lists(sql, ids, values, None);
    }

    /// Adds a row to insert; rows that follow each other share a statement.
    pub fn insert_row(&mut self, sql: &Sql, values: &[Value<'_>]) {
        let values = sql.placed(values);
        let is_added = self
            .statements
            .last_mut()
            .is_some_and(|last| last.add_row(sql, &values));
        if !is_added {
            self.push(Text::Rows(*sql, 1), values, None);
        }
    }

    fn push_lists(&mut self, sql: &Sql, ids: &[Uuid], values: &[Value<'_>], reader: Option<usize>) {
        for some in ids.chunks(MANY) {
            let mut values = sql.placed(values);
            let ids = padded(some);
            values.extend(ids.iter().map(|id| Value::Id(*id)));
            self.push(Text::List(*sql, ids.len()), values, reader);
        }
    }

    fn push<'v>(&mut self, text: Text, values: impl IntoIterator<Item = Value<'v>>, reader: Option<usize>) {
        self.statements.push(Statement::new(text, values, reader));
    }

    fn reader<T: FromRow + Send>(&mut self, into: &'a mut Vec<T>) -> usize {
        self.readers.push(Box::new(|row| {
            into.push(T::from_row(row, 0)?);
            Ok(())
        }));
        self.readers.len() - 1
    }

    /// Runs them all, or up to the first that fails. On PostgreSQL those whose rows nobody looks at travel with what comes
    /// next, be it the commit, and fail there: what they lock is held no longer than needed.
    pub fn run<'c>(self, c: &'c mut Conn) -> Boxed<'c, ()>
    where
        'a: 'c,
    {
        let Batch {
            statements,
            mut readers,
        } = self;
        Box::pin(async move {
            if let Conn::Postgres(conn) = c
                && readers.is_empty()
                && conn.can_wait(statements.len())
            {
                conn.wait(statements);
                return Ok(());
            }
            for some in statements.chunks(TOGETHER) {
                match c {
                    Conn::Sqlite(_) => {
                        for statement in some.iter().filter(|statement| statement.lock.is_none()) {
                            let mut take = |row: &Row<'_>| take(statement, &mut readers, row);
                            c.each(statement.on_sqlite(), &statement.values(), &mut take).await?;
                        }
                    }
                    Conn::Postgres(conn) => {
                        let next = conn.next()?;
                        let answers = next.run(async {
                            let prepared = prepare(next.client, some).await?;
                            send(next.client, some, &prepared).await
                        });
                        for (statement, rows) in some.iter().zip(&answers.await?) {
                            rows.iter()
                                .try_for_each(|row| take(statement, &mut readers, &Row::Postgres(row)))?;
                        }
                    }
                }
            }
            Ok(())
        })
    }
}

impl Conn {
    /// The rows of a query with a list of ids.
    pub async fn rows_of<T: FromRow + Send>(
        &mut self,
        sql: &Sql,
        ids: &[Uuid],
        values: &[Value<'_>],
    ) -> Result<Vec<T>> {
        let (mut all, mut batch) = (Vec::new(), Batch::default());
        batch.add_rows_of(sql, ids, values, &mut all);
        batch.run(self).await?;
        Ok(all)
    }
}

fn take(statement: &Statement, readers: &mut [Reader<'_>], row: &Row<'_>) -> Result<()> {
    statement.reader.map_or(Ok(()), |reader| readers[reader](row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{fields, query};

    struct Number {
        value: i64,
    }
    fields!(Number { value });

    #[query("CREATE TABLE number (value BIGINT)")]
    fn create_table(batch: &mut Batch<'_>);

    #[query("INSERT INTO number (value) VALUES (:numbers.value)")]
    fn insert_numbers(batch: &mut Batch<'_>, numbers: &[Number]);

    #[query("SELECT value FROM number ORDER BY value")]
    fn read_numbers<'a>(batch: &mut Batch<'a>, into: &'a mut Vec<i64>);

    #[test]
    fn statements_run_in_order_and_rows_go_to_their_lists() {
        let mut conn = Conn::Sqlite(rusqlite::Connection::open_in_memory().unwrap());
        let (mut before, mut after) = (Vec::<i64>::new(), Vec::<i64>::new());
        let mut batch = Batch::default();
        create_table(&mut batch);
        read_numbers(&mut batch, &mut before);
        let numbers: Vec<Number> = (1..=23).map(|value| Number { value }).collect();
        insert_numbers(&mut batch, &numbers);
        assert_eq!(batch.statements.len(), 2 + 3, "ten rows share a statement");
        read_numbers(&mut batch, &mut after);
        pollster::block_on(batch.run(&mut conn)).unwrap();
        assert_eq!((before, after), (vec![], (1..=23).collect()));
    }
}
