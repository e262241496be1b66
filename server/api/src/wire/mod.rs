//! Shapes that several features answer with.

mod activity;
mod card_list;
mod deck;
mod event;
mod friend;
mod game;
mod live;
mod note;
mod person;
mod playgroup;
mod set;
mod tag;
mod user;

pub use activity::*;
pub use card_list::{CardListView, CardText, Problem, total};
pub use deck::*;
pub use event::*;
pub use friend::*;
pub use game::*;
pub use live::*;
pub use note::*;
pub use person::*;
pub use playgroup::*;
pub use set::*;
pub use tag::*;
pub use user::*;

/// An answer that has nothing to say.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct Empty {}
