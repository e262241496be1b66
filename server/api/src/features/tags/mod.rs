//! Tags: a user's own labels on games and sets.

mod on;
mod own;

use podium_store::tags;
use serde::Serialize;
use utoipa::ToSchema;

pub use on::*;
pub use own::*;

use crate::wire::Tag;

#[derive(Serialize, ToSchema)]
pub struct TagsBody {
    tags: Vec<Tag>,
}

#[derive(Serialize, ToSchema)]
pub struct TagBody {
    tag: Tag,
}

impl TagsBody {
    fn new(tags: Vec<tags::Tag>) -> TagsBody {
        TagsBody {
            tags: tags.into_iter().map(Tag::from).collect(),
        }
    }
}
