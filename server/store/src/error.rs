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
        use tokio_postgres::error::SqlState;
        let Some(db) = error.as_db_error() else {
            return if error.is_closed() || std::error::Error::source(&error).is_some_and(|s| s.is::<std::io::Error>()) {
                Error::away(error)
            } else {
                Error::Failed(error.to_string())
            };
        };
        let text = db.message().to_owned();
        match db.code() {
            c if *c == SqlState::UNIQUE_VIOLATION => Error::Unique(text),
            c if *c == SqlState::FOREIGN_KEY_VIOLATION => Error::Reference(text),
            c if c.code().starts_with("40") => Error::Collision(text),
            // Classes 53 (resources), 57 (operator intervention) and 58 (system); and a server that was made a standby.
            c if ["53", "57", "58"].contains(&&c.code()[..2]) || *c == SqlState::READ_ONLY_SQL_TRANSACTION => {
                Error::Unavailable(text)
            }
            _ => Error::Failed(format!("{text} ({})", db.code().code())),
        }
    }
}

impl From<deadpool_postgres::PoolError> for Error {
    fn from(error: deadpool_postgres::PoolError) -> Error {
        Error::away(error)
    }
}
