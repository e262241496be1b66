//! Shapes that more than one feature answers with.

mod deck;
mod person;
mod user;

pub use deck::*;
pub use person::*;
pub use user::*;

/// An answer that has nothing to say.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct Empty {}
