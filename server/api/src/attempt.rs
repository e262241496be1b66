//! Units of work that may refuse half-way: nothing they wrote is kept then.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use podium_store::{Conn, Db, Error};

use crate::error::{ApiError, ApiResult, ErrorKind};

/// Why a unit goes no further.
pub enum Stop {
    /// By the rules, as the caller is told.
    Refused(ApiError),
    Storage(Error),
}

impl From<ApiError> for Stop {
    fn from(why: ApiError) -> Stop {
        Stop::Refused(why)
    }
}

impl From<ErrorKind> for Stop {
    fn from(why: ErrorKind) -> Stop {
        Stop::Refused(why.into())
    }
}

impl From<Error> for Stop {
    fn from(why: Error) -> Stop {
        Stop::Storage(why)
    }
}

pub type Attempt<'c, T> = Pin<Box<dyn Future<Output = Result<T, Stop>> + Send + 'c>>;

/// Runs a unit of reading that may refuse.
pub async fn look<T: Send + 'static>(
    db: &Db,
    unit: impl for<'c> FnOnce(&'c mut Conn) -> Attempt<'c, T> + Send + 'static,
) -> ApiResult<T> {
    let seen = db.read(async move |c: &mut Conn| match unit(c).await {
        Ok(seen) => Ok(Ok(seen)),
        Err(Stop::Refused(why)) => Ok(Err(why)),
        Err(Stop::Storage(why)) => Err(why),
    });
    seen.await?
}

/// Runs a unit of writing; a refusal undoes whatever it wrote before.
pub async fn attempt<T: Send + 'static>(
    db: &Db,
    unit: impl for<'c> FnOnce(&'c mut Conn) -> Attempt<'c, T> + Clone + Send + 'static,
) -> ApiResult<T> {
    let refusal = Arc::new(Mutex::new(None));
    let told = refusal.clone();
    let done = db
        .write(async move |c: &mut Conn| match unit(c).await {
            Ok(done) => Ok(done),
            Err(Stop::Storage(why)) => Err(why),
            Err(Stop::Refused(why)) => {
                *told.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
                Err(Error::Refused)
            }
        })
        .await;
    done.map_err(|why| match why {
        Error::Refused => match refusal.lock().unwrap_or_else(PoisonError::into_inner).take() {
            Some(refusal) => refusal,
            None => ApiError::internal("a unit refused without saying why"),
        },
        why => why.into(),
    })
}
