//! SQL is written once: both databases must understand all of it.

mod source;

use podium_store::Conn;
use podium_test_support::api_test;
pub use source::statements;

/// The words of statements that only one database is ever given.
const POSTGRES_ALONE: [&str; 2] = ["pg_", "TSQUERY"];
const SQLITE_ALONE: [&str; 1] = [" MATCH "];

api_test!(
    async fn every_statement_is_understood(app) {
        let others = if app.app.db.is_shared() { &SQLITE_ALONE[..] } else { &POSTGRES_ALONE };
        let all = statements("");
        let mut broken = Vec::new();
        for statement in &all {
            let sql = statement.sql.clone();
            if others.iter().any(|word| sql.contains(word)) {
                continue;
            }
            let prepared = app.app.db.read(async move |c: &mut Conn| c.prepare(&sql).await).await;
            if let Err(why) = prepared {
                broken.push(format!("{}: {why}\n{}\n", statement.file, statement.sql));
            }
        }
        assert!(broken.is_empty(), "{}", broken.join("\n"));
        assert!(all.len() > 300, "only {} statements were found", all.len());
    }
);
