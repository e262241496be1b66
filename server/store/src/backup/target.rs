use std::pin::pin;

use rusqlite::config::DbConfig;
use rusqlite::params_from_iter;
use tokio_postgres::binary_copy::BinaryCopyInWriter;
use tokio_postgres::types::{ToSql, Type};

use super::table::{Kind, STEPS, Table, named, quoted, tables};
use super::{Checksum, line, rows};
use crate::db::{Held, migrate};
use crate::{Address, Conn, Error, MIGRATIONS, Result, Value, query, upgrade};

/// An empty database that rows are written into. Nothing of it stays before [`Target::commit`].
pub struct Target {
    conn: Conn,
    address: Address,
    /// PostgreSQL's references, dropped while rows come in any order: table, name and definition.
    references: Vec<(String, String, String)>,
}

impl Target {
    /// Other nodes that start meanwhile wait until it is over.
    pub async fn open(address: &Address) -> Result<Target> {
        let mut conn = address.connect().await?;
        if let Conn::Postgres(_) = conn {
            migrate::lock(&mut conn).await?;
        }
        Ok(Target {
            conn,
            address: address.clone(),
            references: Vec::new(),
        })
    }

    pub async fn is_empty(&mut self) -> Result<bool> {
        Ok(tables(&mut self.conn).await?.is_empty())
    }

    /// Makes the tables as they were after a step of the schema, ready to take rows in any order, and lists them.
    pub async fn build(&mut self, schema: i64) -> Result<Vec<Table>> {
        let c = &mut self.conn;
        if let Conn::Sqlite(conn) = c {
            // Until it is whole nobody else sees it, and if it never is, it is thrown away. What triggers would do was done.
            conn.execute_batch("PRAGMA foreign_keys = OFF; PRAGMA journal_mode = OFF")?;
            conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
        }
        c.batch("BEGIN").await?;
        migrate::build(c, schema).await?;
        let mut tables = tables(c).await?;
        tables.retain(|table| table.name != STEPS);
        if let Conn::Postgres(_) = c {
            self.references = read_references(c).await?;
            for (table, name, _) in &self.references {
                c.batch(&format!("ALTER TABLE {table} DROP CONSTRAINT {}", quoted(name)))
                    .await?;
            }
            for table in &tables {
                c.batch(&format!("ALTER TABLE {} DISABLE TRIGGER USER", table.quoted()))
                    .await?;
            }
        }
        Ok(tables)
    }

    /// Writes the rows of a table, given as lines one after the other.
    pub async fn load<E: From<Error>>(
        &mut self,
        table: &Table,
        mut next: impl FnMut() -> Result<Option<Vec<u8>>, E>,
    ) -> Result<(), E> {
        let mut next = || -> Result<Option<Vec<Held>>, E> {
            let Some(line) = next()? else { return Ok(None) };
            let values = line::values(table, &line);
            let values = values.ok_or_else(|| Error::Failed(format!("{} was given no row of its own", table.name)))?;
            Ok(Some(values))
        };
        let (name, fields) = (table.quoted(), table.fields());
        match &mut self.conn {
            Conn::Sqlite(conn) => {
                let places: Vec<String> = (1..=table.columns.len()).map(|place| format!("?{place}")).collect();
                let sql = format!("INSERT INTO {name} ({fields}) VALUES ({})", places.join(", "));
                let mut insert = conn.prepare(&sql).map_err(Error::from)?;
                while let Some(values) = next()? {
                    let values = params_from_iter(values.iter().map(Held::value));
                    insert.execute(values).map_err(Error::from)?;
                }
            }
            Conn::Postgres(conn) => {
                let client = conn.next()?.client;
                let copy = format!("COPY {name} ({fields}) FROM STDIN (FORMAT binary)");
                let types: Vec<Type> = table.columns.iter().map(|field| on_postgres(field.kind)).collect();
                let sink = client.copy_in(copy.as_str()).await.map_err(Error::from)?;
                let mut writer = pin!(BinaryCopyInWriter::new(sink, &types));
                while let Some(values) = next()? {
                    let values: Vec<Value<'_>> = values.iter().map(Held::value).collect();
                    let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as _).collect();
                    writer.as_mut().write(&values).await.map_err(Error::from)?;
                }
                writer.as_mut().finish().await.map_err(Error::from)?;
            }
        }
        Ok(())
    }

    /// Makes what follows from the rows, and checks that all they refer to is there.
    pub async fn complete(&mut self, loaded: &[Table]) -> Result<()> {
        let c = &mut self.conn;
        match c {
            Conn::Sqlite(_) => {
                for index in named(c, "virtual").await? {
                    let index = quoted(&index);
                    c.batch(&format!("INSERT INTO {index} ({index}) VALUES ('rebuild')"))
                        .await?;
                }
                let dangling: Vec<String> = c.all("PRAGMA foreign_key_check", &[]).await?;
                match dangling.first() {
                    Some(table) => Err(Error::Reference(format!("rows of {table} refer to what is not there"))),
                    None => Ok(()),
                }
            }
            Conn::Postgres(_) => {
                for (table, column) in read_identities(c).await? {
                    let table = quoted(&table);
                    // Names the table, so it is made here.
                    let highest = format!("SELECT MAX({}) FROM {table}", quoted(&column));
                    let highest: Option<i64> = c.one(&highest, &[]).await?;
                    set_sequence(c, &table, &column, highest).await?;
                }
                for (table, name, definition) in &self.references {
                    let name = quoted(name);
                    c.batch(&format!("ALTER TABLE {table} ADD CONSTRAINT {name} {definition}"))
                        .await?;
                }
                for table in loaded {
                    c.batch(&format!("ALTER TABLE {} ENABLE TRIGGER USER", table.quoted()))
                        .await?;
                }
                Ok(())
            }
        }
    }

    /// What the rows of a table add up to, read back from where they were written.
    pub async fn checksum(&mut self, table: &Table) -> Result<Checksum> {
        rows(&mut self.conn, table, |_| Ok::<(), Error>(())).await
    }

    /// Keeps it. The schema is still the one that [`Target::build`] made.
    pub async fn commit(&mut self) -> Result<()> {
        self.conn.batch("COMMIT").await
    }

    /// Brings the schema up to date.
    pub async fn migrate(self) -> Result<()> {
        let Target { conn, address, .. } = self;
        match conn {
            Conn::Sqlite(conn) => {
                // What was switched off for the rows is on again with the next connection.
                drop(conn);
                upgrade(&address, MIGRATIONS).await
            }
            mut conn @ Conn::Postgres(_) => {
                migrate::run(&mut conn, MIGRATIONS).await?;
                conn.batch("ANALYZE").await
            }
        }
    }
}

fn on_postgres(kind: Kind) -> Type {
    match kind {
        Kind::Bool => Type::BOOL,
        Kind::Bytes => Type::BYTEA,
        Kind::Id => Type::UUID,
        Kind::Int => Type::INT8,
        Kind::Real => Type::FLOAT8,
        Kind::Text => Type::TEXT,
    }
}

#[query {"
    SELECT CAST(CAST(conrelid AS REGCLASS) AS TEXT), CAST(conname AS TEXT), pg_get_constraintdef(oid)
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = CAST(current_schema() AS REGNAMESPACE)"}]
async fn read_references(c: &mut Conn) -> Result<Vec<(String, String, String)>>;

/// The columns that PostgreSQL numbers, with their tables.
#[query {"
    SELECT CAST(c.relname AS TEXT), CAST(a.attname AS TEXT)
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = CAST(current_schema() AS REGNAMESPACE) AND c.relkind = 'r' AND a.attidentity <> ''"}]
async fn read_identities(c: &mut Conn) -> Result<Vec<(String, String)>>;

/// Lets a column be numbered on from its highest number.
#[query("SELECT setval(pg_get_serial_sequence(:table, :column), :highest)")]
async fn set_sequence(c: &mut Conn, table: &str, column: &str, highest: Option<i64>) -> Result<()>;
