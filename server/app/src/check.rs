//! Fields looked at one by one, so that all that is wrong with a body is said at once.

use std::borrow::Cow;

use podium_domain::FieldError;

use crate::error::{ApiError, ApiResult, Fields};

#[derive(Default)]
pub struct Check(Fields);

impl Check {
    /// The value, or none after noting why there is none.
    pub fn take<T>(&mut self, path: impl Into<Cow<'static, str>>, value: Result<T, FieldError>) -> Option<T> {
        value.map_err(|why| self.refuse(path, why)).ok()
    }

    pub fn refuse(&mut self, path: impl Into<Cow<'static, str>>, why: FieldError) {
        self.0.insert(path.into(), why);
    }

    /// What was made of the fields, where nothing is wrong with any of them.
    pub fn done<T>(self, made: Option<T>) -> ApiResult<T> {
        match made {
            Some(made) if self.0.is_empty() => Ok(made),
            _ => Err(ApiError::fields(self.0)),
        }
    }
}
