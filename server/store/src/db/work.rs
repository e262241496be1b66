//! Type-erased units of work, so that the drivers are compiled once and not for every caller.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Conn, Unit};
use crate::{Error, Result};

pub type Running<'c> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'c>>;

pub trait Work: Send {
    fn run<'c>(&'c mut self, conn: &'c mut Conn) -> Running<'c>;
}

/// A unit's result, shared with its caller.
pub struct Outcome<T>(Arc<Mutex<Option<T>>>);

impl<T> Outcome<T> {
    fn empty() -> (Outcome<T>, Outcome<T>) {
        let slot = Arc::new(Mutex::new(None));
        (Outcome(slot.clone()), Outcome(slot))
    }

    fn put(&self, value: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(value);
    }

    pub fn take(self) -> Result<T> {
        let found = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        found.ok_or_else(|| Error::Failed("the unit left nothing".into()))
    }
}

/// A unit that can be run any number of times, each on a copy of what it captured.
pub fn repeatable<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static>(unit: F) -> (Box<dyn Work>, Outcome<T>) {
    let (put, take) = Outcome::empty();
    (Box::new(Repeatable { unit, put }), take)
}

/// A unit that is run once.
pub fn once<T: Send + 'static, F: for<'c> Unit<'c, T> + 'static>(unit: F) -> (Box<dyn Work>, Outcome<T>) {
    let (put, take) = Outcome::empty();
    (Box::new(Once { unit: Some(unit), put }), take)
}

struct Repeatable<F, T> {
    unit: F,
    put: Outcome<T>,
}

struct Once<F, T> {
    unit: Option<F>,
    put: Outcome<T>,
}

impl<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static> Work for Repeatable<F, T> {
    fn run<'c>(&'c mut self, conn: &'c mut Conn) -> Running<'c> {
        let (unit, put) = (self.unit.clone(), &self.put);
        Box::pin(async move {
            put.put(unit(conn).await?);
            Ok(())
        })
    }
}

impl<T: Send + 'static, F: for<'c> Unit<'c, T> + 'static> Work for Once<F, T> {
    fn run<'c>(&'c mut self, conn: &'c mut Conn) -> Running<'c> {
        let (unit, put) = (self.unit.take(), &self.put);
        Box::pin(async move {
            let unit = unit.ok_or_else(|| Error::Failed("the unit was run before".into()))?;
            put.put(unit(conn).await?);
            Ok(())
        })
    }
}
