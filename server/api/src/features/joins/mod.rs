//! Playgroups joined by a link.

mod join;
mod links;

pub use join::*;
pub use links::*;
