use std::path::Path;
use std::sync::OnceLock;

use podium_store::{Address, Db};
use podium_system::Entropy;
use tokio::sync::OnceCell;
use tokio_postgres::{Client, NoTls};

use crate::Gate;

/// Where a test keeps its data: a file of its own, or a database of its own. Neither is migrated for each test: both
/// begin as a copy of one that was.
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
        static TEMPLATE: OnceCell<String> = OnceCell::const_new();
        let client = connect().await;
        let template = TEMPLATE.get_or_init(|| migrated(&client)).await;
        let name = fresh_name("test");
        // The default strategy also writes every page of the copy to the log.
        let create = format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY");
        run(&client, &create).await;
        Database::Postgres(address(&name))
    }

    /// A database without any table, for tests of what makes them.
    pub async fn empty_postgres() -> Database {
        let name = fresh_name("empty");
        run(&connect().await, &format!("CREATE DATABASE {name}")).await;
        Database::Postgres(address(&name))
    }

    /// Puts what it begins as into the data folder of its server.
    pub(crate) async fn lay_into(&self, data: &Path) {
        static TEMPLATE: OnceCell<Vec<u8>> = OnceCell::const_new();
        if let Database::Sqlite = self {
            let template = TEMPLATE.get_or_init(migrated_file).await;
            std::fs::write(data.join("podium.db"), template).expect("it is written");
        }
    }

    /// The same by way of a gate; none for a file.
    pub async fn gated(&self) -> Option<(Database, Gate)> {
        let Database::Postgres(url) = self else { return None };
        let (start, name) = url.rsplit_once('/')?;
        let (who, address) = start.rsplit_once('@')?;
        let gate = Gate::to(address.parse().expect("an address")).await;
        Some((Database::Postgres(format!("{who}@{}/{name}", gate.address)), gate))
    }

    /// Runs statements on PostgreSQL beside the server.
    pub async fn run(&self, sql: &str) {
        let Database::Postgres(url) = self else {
            panic!("only on PostgreSQL")
        };
        let (client, connection) = tokio_postgres::connect(url, NoTls).await.expect("it answers");
        tokio::spawn(connection);
        run(&client, sql).await;
    }

    pub fn url(&self) -> Option<String> {
        match self {
            Database::Sqlite => None,
            Database::Postgres(url) => Some(url.clone()),
        }
    }
}

/// Where PostgreSQL is, by the address of a database that is always there.
fn server() -> &'static str {
    static SERVER: OnceLock<String> = OnceLock::new();
    SERVER.get_or_init(|| {
        std::env::var("PODIUM_TEST_POSTGRES")
            .expect("PODIUM_TEST_POSTGRES is not set: run the tests by `make test`, or behind `scripts/with-postgres`")
    })
}

fn address(database: &str) -> String {
    let (start, _) = server()
        .rsplit_once('/')
        .expect("an address with a database's name at its end");
    format!("{start}/{database}")
}

async fn connect() -> Client {
    let (client, connection) = tokio_postgres::connect(server(), NoTls)
        .await
        .expect("the test's PostgreSQL answers");
    tokio::spawn(connection);
    client
}

async fn run(client: &Client, sql: &str) {
    let done = client.batch_execute(sql).await;
    done.unwrap_or_else(|why| panic!("{sql}: {why}"));
}

/// Several runs may share the server, so names are drawn by chance.
fn fresh_name(kind: &str) -> String {
    format!("{kind}_{}", hex::encode(Entropy::system().bytes::<12>()))
}

/// A database with the whole schema. PostgreSQL copies only databases without connections, so others are disconnected.
async fn migrated(client: &Client) -> String {
    let name = fresh_name("template");
    run(client, &format!("CREATE DATABASE {name}")).await;
    let address = Address::Postgres {
        url: address(&name),
        direct: None,
        connections: 1,
    };
    drop(Db::open(&address).await.expect("it is migrated"));
    run(client, &format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")).await;
    let last = format!("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '{name}'");
    run(client, &last).await;
    name
}

/// The file of a database with the whole schema.
async fn migrated_file() -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (original, copy) = (folder.path().join("podium.db"), folder.path().join("copy.db"));
    let _db = Db::open(&Address::new(None, folder.path(), 1))
        .await
        .expect("it is migrated");
    // A copy of the file alone would lack what is still in its journal.
    let conn = rusqlite::Connection::open(&original).expect("it is there");
    let path = copy.to_str().expect("a path in Unicode");
    conn.execute("VACUUM INTO ?1", [path]).expect("it is copied");
    std::fs::read(copy).expect("it was written")
}
