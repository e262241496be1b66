//! Collects everything that is wrong with a body, so that it is refused once with all its fields.

use std::borrow::Cow;

use podium_domain::{FieldError, FieldErrors};
use uuid::Uuid;

use crate::formats::{Catalogue, Rules};
use crate::http::error::{ApiError, ApiResult};

#[derive(Default)]
pub struct Check(FieldErrors);

impl Check {
    /// The value, or `None` after noting what is wrong with it.
    pub fn take<T>(&mut self, path: impl Into<Cow<'static, str>>, value: Result<T, FieldError>) -> Option<T> {
        value.map_err(|why| self.refuse(path, why)).ok()
    }

    pub fn refuse(&mut self, path: impl Into<Cow<'static, str>>, why: FieldError) {
        self.0.insert(path.into(), why);
    }

    /// Adds problems that were found elsewhere.
    pub fn refuse_all(&mut self, wrong: FieldErrors) {
        self.0.extend(wrong);
    }

    /// Whether nothing is wrong so far.
    pub fn holds(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether nothing is wrong with one field so far.
    pub fn holds_at(&self, path: &str) -> bool {
        !self.0.contains_key(path)
    }

    pub fn into_fields(self) -> FieldErrors {
        self.0
    }

    /// The rules of a format and its subformat, which are at `path` in the body.
    pub fn format(
        &mut self,
        path: &str,
        formats: &Catalogue,
        format: Option<Uuid>,
        subformat: Option<Uuid>,
    ) -> Option<Rules> {
        let format = self.take(format!("{path}formatId"), format.ok_or(FieldError::Required))?;
        let known = formats.rules(format, None).ok_or(FieldError::Unknown);
        self.take(format!("{path}formatId"), known)?;
        let rules = formats.rules(format, subformat).ok_or(FieldError::Unknown);
        self.take(format!("{path}subformatId"), rules)
    }

    /// The result, or a refusal that lists all wrong fields.
    pub fn done<T>(self, made: Option<T>) -> ApiResult<T> {
        match made {
            Some(made) if self.0.is_empty() => Ok(made),
            _ => Err(ApiError::fields(self.0)),
        }
    }
}
