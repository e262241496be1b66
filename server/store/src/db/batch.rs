//! Statements that are sent together, so that on PostgreSQL they share one round trip.

use uuid::Uuid;

use super::conn::{Boxed, Conn};
use super::shape::{MANY, ROWS, of_ids, of_rows, padded};
use super::statement::{Lock, Statement, TOGETHER, Text, prepare, send};
use super::value::{FromRow, Param, Row, Value};
use crate::Result;
use crate::sql::Sql;

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
        self.push_text(Text::Query(*sql), sql.placed(values), None);
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
        self.push_text(Text::Query(*sql), sql.placed(values), Some(reader));
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
        let is_added = self.statements.last_mut().is_some_and(|last| last.add_row(sql, &values));
        if !is_added {
            self.push_text(Text::Rows(*sql, 1), values, None);
        }
    }

    fn push_lists(&mut self, sql: &Sql, ids: &[Uuid], values: &[Value<'_>], reader: Option<usize>) {
        for some in ids.chunks(MANY) {
            let mut values = sql.placed(values);
            let ids = padded(some);
            values.extend(ids.iter().map(|id| Value::Id(*id)));
            self.push_text(Text::List(*sql, ids.len()), values, reader);
        }
    }

    fn push_text<'v>(&mut self, text: Text, values: impl IntoIterator<Item = Value<'v>>, reader: Option<usize>) {
        self.statements.push(Statement::new(text, values, reader));
    }

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
        self.push_text(Text::Raw(sql), params.iter().map(|param| param.value()), reader);
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
                            c.each(&statement.on_sqlite(), &statement.values(), &mut take).await?;
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
