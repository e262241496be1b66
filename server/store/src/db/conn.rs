use std::borrow::Cow;
use std::pin::{Pin, pin};

use futures_util::TryStreamExt;
use rusqlite::params_from_iter;

use super::pg_conn::PgConn;
use super::sql::Sql;
use super::statement::{Lock, bound};
use super::value::{FromRow, Param, Row, Value};
use crate::{Error, Result};

/// One connection of either kind; storage code sees nothing else.
pub enum Conn {
    Sqlite(rusqlite::Connection),
    Postgres(PgConn),
}

fn values<'a>(params: &'a [&'a dyn Param]) -> Vec<Value<'a>> {
    params.iter().map(|p| p.value()).collect()
}

/// Boxed at the driver boundary: the drivers' futures are large and would otherwise be compiled for every statement's
/// type.
pub type Boxed<'a, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'a>>;
type TakeRow<'a> = &'a mut (dyn FnMut(&Row<'_>) -> Result<()> + Send);

impl Conn {
    /// Every row of a query.
    pub async fn rows<T: FromRow + Send>(&mut self, sql: &Sql, values: &[Value<'_>]) -> Result<Vec<T>> {
        let mut all = Vec::new();
        let mut take = |row: &Row<'_>| {
            all.push(T::from_row(row, 0)?);
            Ok(())
        };
        self.each(self.text(sql), &sql.placed(values), &mut take).await?;
        Ok(all)
    }

    /// The first row of a query, if there is one.
    pub async fn first_row<T: FromRow + Send>(&mut self, sql: &Sql, values: &[Value<'_>]) -> Result<Option<T>> {
        Ok(self.rows(sql, values).await?.into_iter().next())
    }

    /// The row that a query must find.
    pub async fn only_row<T: FromRow + Send>(&mut self, sql: &Sql, values: &[Value<'_>]) -> Result<T> {
        self.first_row(sql, values).await?.ok_or(Error::NoRow)
    }

    /// The rows of a query, locked as by [`Conn::lock`].
    pub async fn locked_rows<T: FromRow + Send>(
        &mut self,
        how: Lock,
        sql: &Sql,
        values: &[Value<'_>],
    ) -> Result<Vec<T>> {
        let mut all = Vec::new();
        let mut take = |row: &Row<'_>| {
            all.push(T::from_row(row, 0)?);
            Ok(())
        };
        let locking = match self {
            Conn::Sqlite(_) => sql.sqlite.to_owned(),
            Conn::Postgres(_) => format!("{} {}", sql.postgres, how.clause()),
        };
        self.each(&locking, &sql.placed(values), &mut take).await?;
        Ok(all)
    }

    /// Runs a statement and says how many rows it changed.
    pub async fn change(&mut self, sql: &Sql, values: &[Value<'_>]) -> Result<u64> {
        self.touch(self.text(sql), &sql.placed(values)).await
    }

    fn text(&self, sql: &Sql) -> &'static str {
        match self {
            Conn::Sqlite(_) => sql.sqlite,
            Conn::Postgres(_) => sql.postgres,
        }
    }

    /// Every row of a statement.
    pub async fn all<T: FromRow + Send>(&mut self, sql: &str, params: &[&dyn Param]) -> Result<Vec<T>> {
        let mut all = Vec::new();
        let mut take = |row: &Row<'_>| {
            all.push(T::from_row(row, 0)?);
            Ok(())
        };
        self.each(&self.numbered(sql), &values(params), &mut take).await?;
        Ok(all)
    }

    /// The first row, if there is one.
    pub async fn opt<T: FromRow + Send>(&mut self, sql: &str, params: &[&dyn Param]) -> Result<Option<T>> {
        Ok(self.all(sql, params).await?.into_iter().next())
    }

    /// The one row that must be there.
    pub async fn one<T: FromRow + Send>(&mut self, sql: &str, params: &[&dyn Param]) -> Result<T> {
        self.opt(sql, params).await?.ok_or(Error::NoRow)
    }

    /// Runs a statement and says how many rows it touched.
    pub async fn exec(&mut self, sql: &str, params: &[&dyn Param]) -> Result<u64> {
        self.touch(&self.numbered(sql), &values(params)).await
    }

    /// SQLite takes `$2` for a name and numbers names as it meets them; `?2` is the second value wherever it stands.
    fn numbered<'s>(&self, sql: &'s str) -> Cow<'s, str> {
        match self {
            Conn::Sqlite(_) => sql.replace('$', "?").into(),
            Conn::Postgres(_) => sql.into(),
        }
    }

    /// The rows of a SELECT, each locked to the end of the transaction; they are read as they are once the lock is held.
    /// SQLite needs no lock: one unit writes at a time.
    pub async fn lock<T: FromRow + Send>(&mut self, how: Lock, sql: &str, params: &[&dyn Param]) -> Result<Vec<T>> {
        match self {
            Conn::Sqlite(_) => self.all(sql, params).await,
            Conn::Postgres(_) => self.all(&format!("{sql} {}", how.clause()), params).await,
        }
    }

    /// Holds a name, such as a hash, to the end of the transaction: for rules over rows that may not be there yet.
    pub async fn lock_name(&mut self, name: &[u8; 32]) -> Result<()> {
        let [a, b, c, d, e, f, g, h, ..] = *name;
        match self {
            Conn::Sqlite(_) => Ok(()),
            Conn::Postgres(_) => {
                let key = i64::from_be_bytes([a, b, c, d, e, f, g, h]);
                self.exec("SELECT pg_advisory_xact_lock($1)", &[&key]).await.map(drop)
            }
        }
    }

    pub(super) fn each<'a>(&'a mut self, sql: &'a str, values: &'a [Value<'a>], take: TakeRow<'a>) -> Boxed<'a, ()> {
        Box::pin(async move {
            match self {
                Conn::Sqlite(conn) => {
                    let mut statement = conn.prepare_cached(sql)?;
                    let mut rows = statement.query(params_from_iter(values))?;
                    while let Some(row) = rows.next()? {
                        take(&Row::Sqlite(row))?;
                    }
                    Ok(())
                }
                Conn::Postgres(conn) => {
                    let next = conn.next()?;
                    let rows = next.run(async {
                        let statement = next.client.prepare_cached(sql).await?;
                        Ok(next.client.query(&statement, &bound(values)).await?)
                    });
                    rows.await?.iter().try_for_each(|row| take(&Row::Postgres(row)))
                }
            }
        })
    }

    /// The rows of a statement without values, one after the other: also of a table that memory does not hold.
    pub(crate) fn scan<'a>(&'a mut self, sql: &'a str, take: TakeRow<'a>) -> Boxed<'a, ()> {
        Box::pin(async move {
            match self {
                // SQLite gives them one by one anyway.
                Conn::Sqlite(_) => self.each(sql, &[], take).await,
                Conn::Postgres(conn) => {
                    let client = conn.next()?.client;
                    let statement = client.prepare(sql).await?;
                    let mut rows = pin!(client.query_raw(&statement, Vec::<Value<'_>>::new()).await?);
                    while let Some(row) = rows.try_next().await? {
                        take(&Row::Postgres(&row))?;
                    }
                    Ok(())
                }
            }
        })
    }

    fn touch<'a>(&'a mut self, sql: &'a str, values: &'a [Value<'a>]) -> Boxed<'a, u64> {
        Box::pin(async move {
            match self {
                Conn::Sqlite(conn) => {
                    let touched = conn.prepare_cached(sql)?.execute(params_from_iter(values))?;
                    Ok(touched as u64)
                }
                Conn::Postgres(conn) => {
                    let next = conn.next()?;
                    let touched = next.run(async {
                        let statement = next.client.prepare_cached(sql).await?;
                        Ok(next.client.execute(&statement, &bound(values)).await?)
                    });
                    touched.await
                }
            }
        })
    }

    /// Checks that the database understands a statement, without running it.
    pub async fn prepare(&mut self, sql: &str) -> Result<()> {
        match self {
            Conn::Sqlite(conn) => conn.prepare(&sql.replace('$', "?")).map(drop)?,
            Conn::Postgres(conn) => {
                let next = conn.next()?;
                next.run(async { Ok(next.client.prepare(sql).await.map(drop)?) })
                    .await?;
            }
        }
        Ok(())
    }

    /// Several statements without parameters.
    pub(crate) async fn batch(&mut self, sql: &str) -> Result<()> {
        match self {
            Conn::Sqlite(conn) => conn.execute_batch(sql)?,
            Conn::Postgres(conn) => {
                let next = conn.next()?;
                next.run(async { Ok(next.client.batch_execute(sql).await?) }).await?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_to_their_numbers_in_any_order() {
        let mut conn = Conn::Sqlite(rusqlite::Connection::open_in_memory().unwrap());
        let swapped = conn.one::<(i64, i64, i64)>("SELECT $2, $1, $2", &[&1_i64, &2_i64]);
        assert_eq!(pollster::block_on(swapped).unwrap(), (2, 1, 2));
    }
}
