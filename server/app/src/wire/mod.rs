//! Shapes that more than one feature answers with.

mod user;

pub use user::*;
