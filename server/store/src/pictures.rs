//! Which picture files are in use.

use crate::{Conn, Result, query};

/// The addresses of every picture that something shows.
#[query {"
    SELECT picture FROM users WHERE picture IS NOT NULL
    UNION ALL SELECT picture FROM deck WHERE picture IS NOT NULL
    UNION ALL SELECT picture FROM playgroup WHERE picture IS NOT NULL
    UNION ALL SELECT picture FROM event WHERE picture IS NOT NULL"}]
pub async fn in_use(c: &mut Conn) -> Result<Vec<String>>;
