use std::error::Error;

use anyhow::Result;
use bytes::BytesMut;
use deadpool_postgres::{Manager, Pool};
use serde_json::{Map, Value, json};
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};
use tokio_postgres::{NoTls, Row};
use uuid::Uuid;

use super::{Cell, Read, Statement};

/// As many as Podium has by default.
const CONNECTIONS: usize = 16;

pub struct OnPostgres {
    pool: Pool,
}

impl OnPostgres {
    pub fn open(url: &str) -> Result<OnPostgres> {
        let manager = Manager::new(url.parse()?, NoTls);
        Ok(OnPostgres {
            pool: Pool::builder(manager).max_size(CONNECTIONS).build()?,
        })
    }

    pub async fn read(&self, statements: Read, id: Uuid) -> Result<Vec<u8>> {
        let client = self.pool.get().await?;
        let mut all = Vec::new();
        for sql in statements {
            let rows = client.query(&client.prepare_cached(sql).await?, &[&id]).await?;
            all.push(rows.iter().map(object).collect::<Result<Vec<Value>>>()?);
        }
        Ok(serde_json::to_vec(&all)?)
    }

    pub async fn write(&self, statements: Vec<Statement>) -> Result<()> {
        let mut client = self.pool.get().await?;
        let transaction = client.transaction().await?;
        for (sql, values) in &statements {
            let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
            transaction
                .execute(&transaction.prepare_cached(sql).await?, &values)
                .await?;
        }
        Ok(transaction.commit().await?)
    }
}

fn object(row: &Row) -> Result<Value> {
    let mut object = Map::new();
    for (at, column) in row.columns().iter().enumerate() {
        let value = match *column.type_() {
            Type::UUID => json!(row.try_get::<_, Option<Uuid>>(at)?),
            Type::INT8 => json!(row.try_get::<_, Option<i64>>(at)?),
            _ => json!(row.try_get::<_, Option<String>>(at)?),
        };
        object.insert(column.name().to_owned(), value);
    }
    Ok(object.into())
}

impl ToSql for Cell {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Cell::Id(id) => id.to_sql(kind, out),
            Cell::Number(number) => number.to_sql(kind, out),
            Cell::Text(text) => text.to_sql(kind, out),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}
