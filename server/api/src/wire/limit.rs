use std::borrow::Cow;

use serde::Deserialize;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// How many entries a list has, 1 to a whole page of it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "usize")]
pub struct Limit<const PAGE: usize>(usize);

impl<const PAGE: usize> Limit<PAGE> {
    pub fn get(self) -> usize {
        self.0
    }
}

impl<const PAGE: usize> TryFrom<usize> for Limit<PAGE> {
    type Error = &'static str;

    fn try_from(entries: usize) -> Result<Self, Self::Error> {
        match entries {
            entries if (1..=PAGE).contains(&entries) => Ok(Limit(entries)),
            _ => Err("not a number of entries on a page"),
        }
    }
}

// By hand, because attributes take only literals and a page's size has one owner.
impl<const PAGE: usize> PartialSchema for Limit<PAGE> {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        let limit: Object = number.minimum(Some(1)).maximum(Some(PAGE)).build();
        limit.into()
    }
}

impl<const PAGE: usize> ToSchema for Limit<PAGE> {
    fn name() -> Cow<'static, str> {
        Cow::Borrowed("Limit")
    }
}
