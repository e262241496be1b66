//! Shapes that several features answer with.

mod activity;
mod card_list;
mod deck;
mod event;
mod friend;
mod game;
mod limit;
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
pub use limit::Limit;
pub use live::*;
pub use note::*;
pub use person::*;
pub use playgroup::*;
pub use set::*;
pub use tag::*;
pub use user::*;

/// A shape that is a copy of what is stored, field by field.
macro_rules! copy_of {
    ($stored:ty as $shape:ident { $($field:ident),* }) => {
        impl From<$stored> for $shape {
            fn from(stored: $stored) -> $shape {
                $shape { $($field: stored.$field),* }
            }
        }
    };
}

pub(crate) use copy_of;

/// An answer that has nothing to say.
#[derive(serde::Serialize, utoipa::ToSchema)]
pub struct Empty {}
