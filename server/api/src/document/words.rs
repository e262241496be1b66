//! Types that are one word in JSON.
#![allow(dead_code, reason = "these are described, never made")]

use std::borrow::Cow;

use serde::Serialize;
use utoipa::openapi::{ObjectBuilder, RefOr, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// White, blue, black, red, green.
#[derive(Serialize, ToSchema)]
pub enum Color {
    W,
    U,
    B,
    R,
    G,
}

#[derive(Serialize)]
pub struct EndReason;

impl PartialSchema for EndReason {
    fn schema() -> RefOr<Schema> {
        let words = podium_domain::EndReason::ALL.iter().map(|reason| reason.as_str());
        ObjectBuilder::new()
            .schema_type(Type::String)
            .enum_values(Some(words))
            .into()
    }
}

impl ToSchema for EndReason {
    fn name() -> Cow<'static, str> {
        "EndReason".into()
    }
}
