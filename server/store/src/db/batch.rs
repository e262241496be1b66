//! Statements that are sent together, so that on PostgreSQL they share one round trip.

use uuid::Uuid;

use super::conn::{Boxed, Conn};
use super::shape::{MANY, ROWS, of_ids, of_rows};
use super::statement::{Lock, Statement, TOGETHER, prepare, send};
use super::value::{FromRow, Param, Row};
use crate::Result;

/// Statements that run in order, none of which needs another's result.
#[derive(Default)]
pub struct Batch<'a> {
    statements: Vec<Statement>,
    readers: Vec<Reader<'a>>,
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
        self.statements.push(Statement::new(sql, params, reader));
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
                            c.each(statement.sql, &statement.values(), &mut take).await?;
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

fn take(statement: &Statement, readers: &mut [Reader<'_>], row: &Row<'_>) -> Result<()> {
    statement.reader.map_or(Ok(()), |reader| readers[reader](row))
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
