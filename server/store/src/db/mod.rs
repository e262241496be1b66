//! SQL written once, two drivers: rusqlite when embedded, tokio-postgres when clustered.

mod conn;
mod migrate;
mod postgres;
mod sqlite;
mod value;
mod work;

use std::path::{Path, PathBuf};

pub use conn::Conn;
use postgres::Postgres;
use sqlite::Sqlite;
pub use value::{Column, FromRow, Param, Row, Value};

use crate::Result;

/// Where the data lies.
#[derive(Debug, Clone)]
pub enum Address {
    Sqlite(PathBuf),
    Postgres { url: String, connections: usize },
}

#[derive(Clone)]
pub struct Db(Driver);

#[derive(Clone)]
enum Driver {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// An async closure over a connection whose future is Send.
pub trait Unit<'c, T>: FnOnce(&'c mut Conn) -> Self::Future + Send {
    type Future: Future<Output = Result<T>> + Send;
}

impl<'c, T, F, R> Unit<'c, T> for F
where
    F: FnOnce(&'c mut Conn) -> R + Send,
    R: Future<Output = Result<T>> + Send,
{
    type Future = R;
}

impl Db {
    /// Opens the database and brings its schema up to date.
    pub async fn open(address: &Address) -> Result<Db> {
        match address {
            Address::Sqlite(path) => {
                migrate::run(&mut sqlite::open(path)?).await?;
                Ok(Db(Driver::Sqlite(Sqlite::start(path)?)))
            }
            Address::Postgres { url, connections } => {
                let postgres = Postgres::connect(url, *connections)?;
                migrate::run(&mut postgres.conn().await?).await?;
                Ok(Db(Driver::Postgres(postgres)))
            }
        }
    }

    /// Runs a unit of reading on one snapshot.
    pub async fn read<T: Send + 'static, F: for<'c> Unit<'c, T> + 'static>(&self, unit: F) -> Result<T> {
        let (work, outcome) = work::once(unit);
        match &self.0 {
            Driver::Sqlite(sqlite) => sqlite.read(work).await?,
            Driver::Postgres(postgres) => postgres.read(work).await?,
        }
        outcome.take()
    }

    /// Runs a unit of writing in one serializable transaction; it is durable when this returns. The unit may run
    /// more than once (hence `Clone`), so it does nothing but talk to the database.
    pub async fn write<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static>(&self, unit: F) -> Result<T> {
        let (work, outcome) = work::repeatable(unit);
        match &self.0 {
            Driver::Sqlite(sqlite) => sqlite.write(work).await?,
            Driver::Postgres(postgres) => postgres.write(work).await?,
        }
        outcome.take()
    }

    /// Whether the database can be asked anything at all.
    pub async fn answers(&self) -> Result<()> {
        let one = self.read(async |c: &mut Conn| c.one::<i64>("SELECT CAST(1 AS BIGINT)", &[]).await);
        one.await.map(drop)
    }

    /// The name an operator would recognise.
    pub fn kind(&self) -> &'static str {
        match &self.0 {
            Driver::Sqlite(_) => "SQLite",
            Driver::Postgres(_) => "PostgreSQL",
        }
    }
}

impl Address {
    /// A PostgreSQL address, or the file in the data folder when there is none.
    pub fn new(url: Option<&str>, data: &Path, connections: usize) -> Address {
        match url {
            Some(url) if !url.is_empty() => Address::Postgres {
                url: url.to_owned(),
                connections,
            },
            _ => Address::Sqlite(data.join("podium.db")),
        }
    }
}
