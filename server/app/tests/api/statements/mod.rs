//! SQL is written once: both databases must understand all of it.

mod computed;
mod counted;
mod plans;
mod source;

use podium_store::{Conn, Db};
use podium_test_support::api_test;
pub use source::{Statement, statements};

/// The words of statements that only one database is ever given.
const POSTGRES_ALONE: [&str; 2] = ["pg_", "TSQUERY"];
const SQLITE_ALONE: [&str; 1] = [" MATCH "];

/// Those that a database is given.
fn given_to(db: &Db) -> Vec<Statement> {
    let others = if db.is_shared() {
        &SQLITE_ALONE[..]
    } else {
        &POSTGRES_ALONE
    };
    let mut all = statements("");
    all.retain(|statement| !others.iter().any(|word| statement.sql.contains(word)));
    all
}

api_test!(
    async fn every_statement_is_understood(app) {
        let all = given_to(&app.app.db);
        let mut broken = Vec::new();
        for statement in &all {
            let sql = statement.sql.clone();
            let prepared = app.app.db.read(async move |c: &mut Conn| c.prepare(&sql).await).await;
            if let Err(why) = prepared {
                broken.push(format!("{}: {why}\n{}\n", statement.file, statement.sql));
            }
        }
        assert!(broken.is_empty(), "{}", broken.join("\n"));
        assert!(all.len() > 300, "only {} statements were found", all.len());
    }
);
