//! Transactions of the handlers that may end in a refusal; a refused write is rolled back.

use std::sync::{Arc, Mutex, PoisonError};

use podium_store::{Conn, Db, Error};

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// Why a transaction ended early.
pub enum TxError {
    /// By a rule: the caller gets this error.
    Refused(ApiError),
    Storage(Error),
}

impl From<ApiError> for TxError {
    fn from(why: ApiError) -> TxError {
        TxError::Refused(why)
    }
}

impl From<ErrorKind> for TxError {
    fn from(why: ErrorKind) -> TxError {
        TxError::Refused(why.into())
    }
}

impl From<Error> for TxError {
    fn from(why: Error) -> TxError {
        TxError::Storage(why)
    }
}

/// An async closure over a connection that may refuse, whose future is Send.
pub trait TxUnit<'c, T>: FnOnce(&'c mut Conn) -> Self::Future + Send {
    type Future: Future<Output = Result<T, TxError>> + Send;
}

impl<'c, T, F, R> TxUnit<'c, T> for F
where
    F: FnOnce(&'c mut Conn) -> R + Send,
    R: Future<Output = Result<T, TxError>> + Send,
{
    type Future = R;
}

/// Runs a read transaction that may refuse.
pub async fn read<T: Send + 'static>(db: &Db, unit: impl for<'c> TxUnit<'c, T> + 'static) -> ApiResult<T> {
    let seen = db.read(async move |c: &mut Conn| match unit(c).await {
        Ok(seen) => Ok(Ok(seen)),
        Err(TxError::Refused(why)) => Ok(Err(why)),
        Err(TxError::Storage(why)) => Err(why),
    });
    seen.await?
}

/// Runs a serializable write transaction; a refusal rolls it back.
pub async fn write<T: Send + 'static>(db: &Db, unit: impl for<'c> TxUnit<'c, T> + Clone + 'static) -> ApiResult<T> {
    let (refusal, kept) = Refusal::new();
    let done = db.write(async move |c: &mut Conn| kept.keep(unit(c).await)).await;
    refusal.or(done)
}

/// [`write`] for a unit that locks what it relies on: see [`Db::write_locked`].
pub async fn write_locked<T: Send + 'static>(
    db: &Db,
    unit: impl for<'c> TxUnit<'c, T> + Clone + 'static,
) -> ApiResult<T> {
    let (refusal, kept) = Refusal::new();
    let done = db.write_locked(async move |c: &mut Conn| kept.keep(unit(c).await));
    refusal.or(done.await)
}

/// What a unit refused with, shared with its caller: storage only learns that it was refused.
#[derive(Clone)]
struct Refusal(Arc<Mutex<Option<ApiError>>>);

impl Refusal {
    fn new() -> (Refusal, Refusal) {
        let refusal = Refusal(Arc::default());
        (refusal.clone(), refusal)
    }

    fn keep<T>(&self, outcome: Result<T, TxError>) -> Result<T, Error> {
        outcome.map_err(|why| match why {
            TxError::Storage(why) => why,
            TxError::Refused(why) => {
                *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                Error::Refused
            }
        })
    }

    fn or<T>(self, done: Result<T, Error>) -> ApiResult<T> {
        done.map_err(|why| match why {
            Error::Refused => match self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
                Some(refusal) => refusal,
                None => ApiError::internal("a unit refused without saying why"),
            },
            why => why.into(),
        })
    }
}
