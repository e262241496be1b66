use tokio_postgres::NoTls;

use crate::Gate;

/// Where a test keeps its data: a file of its own, or a database of its own.
#[derive(Clone)]
pub enum Database {
    Sqlite,
    Postgres(String),
}

impl Database {
    pub fn sqlite() -> Database {
        Database::Sqlite
    }

    pub async fn postgres() -> Database {
        let server = std::env::var("PODIUM_TEST_POSTGRES")
            .expect("PODIUM_TEST_POSTGRES is not set: run the tests by `make test`, or behind `scripts/with-postgres`");
        let (client, connection) = tokio_postgres::connect(&server, NoTls)
            .await
            .expect("the test's PostgreSQL answers");
        tokio::spawn(connection);
        let name = format!("test_{}", hex::encode(podium_domain::Entropy::system().bytes::<12>()));
        client
            .batch_execute(&format!("CREATE DATABASE {name}"))
            .await
            .expect("a database of the test's own");
        let (start, _) = server
            .rsplit_once('/')
            .expect("an address with a database's name at its end");
        Database::Postgres(format!("{start}/{name}"))
    }

    /// The same by way of a gate; none for a file.
    pub async fn gated(&self) -> Option<(Database, Gate)> {
        let Database::Postgres(url) = self else { return None };
        let (start, name) = url.rsplit_once('/')?;
        let (who, address) = start.rsplit_once('@')?;
        let gate = Gate::to(address.parse().expect("an address")).await;
        Some((Database::Postgres(format!("{who}@{}/{name}", gate.address)), gate))
    }

    pub fn url(&self) -> Option<String> {
        match self {
            Database::Sqlite => None,
            Database::Postgres(url) => Some(url.clone()),
        }
    }
}
