//! SQL is written once: both databases must understand all of it.

use podium_store::{Conn, statements};
use podium_test_support::api_test;

api_test!(
    async fn every_statement_is_understood(app) {
        let count = app.app.db.read(async |c: &mut Conn| {
            let mut count = 0;
            for sql in statements(c) {
                c.prepare(sql).await.map_err(|why| podium_store::Error::Failed(format!("{why}\n{sql}")))?;
                count += 1;
            }
            Ok(count)
        }).await.unwrap();
        assert!(count > 20, "only {count} statements were found");
    }
);
