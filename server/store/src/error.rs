use tokio_postgres::error::SqlState;

/// Why a unit of storage did not happen. Nothing of it is kept when one of these comes back.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Error {
    #[error("no such row")]
    NoRow,
    #[error("a unique value is taken: {0}")]
    Unique(String),
    #[error("a reference does not hold: {0}")]
    Reference(String),
    /// The unit itself gave up, for reasons its caller knows.
    #[error("the unit refused")]
    Refused,
    /// Another transaction was first; tried again by the driver before anyone sees it.
    #[error("storage is contended: {0}")]
    Collision(String),
    /// Too much is queued already, or the database is away: worth trying again.
    #[error("storage is away: {0}")]
    Unavailable(String),
    #[error("storage failed: {0}")]
    Failed(String),
}

pub type Result<T, E = Error> = std::result::Result<T, E>;

impl Error {
    pub(crate) fn away(what: impl ToString) -> Error {
        Error::Unavailable(what.to_string())
    }

    /// Logs what did not happen because of this. That storage is away is logged by `Db` once, not by all who notice.
    pub fn log(&self, what: &str) {
        match self {
            Error::Unavailable(_) | Error::Collision(_) => tracing::debug!(why = %self, "{what}"),
            _ => tracing::warn!(why = %self, "{what}"),
        }
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        use rusqlite::ErrorCode::{
            CannotOpen, DatabaseBusy, DatabaseLocked, DiskFull, FileLockingProtocolFailed, ReadOnly, SystemIoFailure,
        };
        use rusqlite::ffi::{SQLITE_CONSTRAINT_FOREIGNKEY, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        let text = error.to_string();
        match error.sqlite_error() {
            Some(e) if matches!(e.extended_code, SQLITE_CONSTRAINT_UNIQUE | SQLITE_CONSTRAINT_PRIMARYKEY) => {
                Error::Unique(text)
            }
            Some(e) if e.extended_code == SQLITE_CONSTRAINT_FOREIGNKEY => Error::Reference(text),
            // Another process has the lock, or the disk is full, read-only or broken: none of it is the unit's fault.
            Some(e)
                if matches!(
                    e.code,
                    CannotOpen
                        | DatabaseBusy
                        | DatabaseLocked
                        | DiskFull
                        | FileLockingProtocolFailed
                        | ReadOnly
                        | SystemIoFailure
                ) =>
            {
                Error::Unavailable(text)
            }
            _ => Error::Failed(text),
        }
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Error {
        let Some(db) = error.as_db_error() else {
            return if error.is_closed() || std::error::Error::source(&error).is_some_and(|s| s.is::<std::io::Error>()) {
                Error::away(error)
            } else {
                Error::Failed(error.to_string())
            };
        };
        by_state(db.code(), db.message().to_owned())
    }
}

fn by_state(state: &SqlState, text: String) -> Error {
    // A server that was made a standby; and what it calls a file system that is read-only, or over its quota.
    let not_ours = [
        SqlState::READ_ONLY_SQL_TRANSACTION,
        SqlState::INSUFFICIENT_PRIVILEGE,
        SqlState::INTERNAL_ERROR,
    ];
    match state.code().get(..2) {
        _ if *state == SqlState::UNIQUE_VIOLATION => Error::Unique(text),
        _ if *state == SqlState::FOREIGN_KEY_VIOLATION => Error::Reference(text),
        Some("40") => Error::Collision(text),
        // Resources, operator intervention, system.
        Some("53" | "57" | "58") => Error::Unavailable(text),
        _ if not_ours.contains(state) => Error::Unavailable(text),
        _ => Error::Failed(format!("{text} ({})", state.code())),
    }
}

impl From<deadpool_postgres::PoolError> for Error {
    fn from(error: deadpool_postgres::PoolError) -> Error {
        Error::away(error)
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi;

    use super::*;

    fn sqlite(code: i32) -> Error {
        rusqlite::Error::SqliteFailure(ffi::Error::new(code), None).into()
    }

    /// SQLite calls ENOSPC full, EDQUOT, EFBIG and EIO an I/O error of some kind, EROFS read-only.
    #[test]
    fn a_disk_that_takes_nothing_is_an_outage_on_sqlite() {
        let kinds = |family: i32| (0..=40).map(move |kind| family | (kind << 8));
        let io_errors = kinds(ffi::SQLITE_IOERR).chain(kinds(ffi::SQLITE_READONLY));
        for code in io_errors.chain([ffi::SQLITE_FULL, ffi::SQLITE_CANTOPEN]) {
            assert!(matches!(sqlite(code), Error::Unavailable(_)), "{code}");
        }
        assert!(matches!(sqlite(ffi::SQLITE_ERROR), Error::Failed(_)));
    }

    /// PostgreSQL calls ENOSPC full (53100), EIO an I/O error (58030), EROFS a lack of rights (42501), and EDQUOT and EFBIG an
    /// internal error (XX000).
    #[test]
    fn a_disk_that_takes_nothing_is_an_outage_on_postgres() {
        let postgres = |state| by_state(&SqlState::from_code(state), String::new());
        for state in ["53100", "53200", "58030", "57P03", "25006", "42501", "XX000"] {
            assert!(matches!(postgres(state), Error::Unavailable(_)), "{state}");
        }
        assert!(matches!(postgres("42703"), Error::Failed(_)));
        assert!(matches!(postgres("40001"), Error::Collision(_)));
    }
}
