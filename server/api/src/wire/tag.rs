use podium_domain::{FieldError, FieldErrors, TagColor, Timestamp};
use podium_store::tags::{self, Wanted};
use podium_system::Entropy;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::copy_of;

/// How many tags one call may put on something.
const MOST: usize = 20;

/// A tag of my own.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tag {
    pub id: Uuid,
    pub name: String,
    #[schema(value_type = TagColor)]
    pub color: String,
    /// On how many games and sets it is.
    pub uses: i64,
}

copy_of!(tags::Tag as Tag { id, name, color, uses });

/// Tags as a body names them: each the id of one, or a name. New ones get ids here.
pub fn wanted_tags(tags: &[String], entropy: &Entropy, now: Timestamp) -> Result<Vec<Wanted>, FieldErrors> {
    if tags.len() > MOST {
        return Err(FieldErrors::from([("tags".into(), FieldError::TooMany { max: MOST })]));
    }
    let mut wanted = Vec::with_capacity(tags.len());
    let mut wrong = FieldErrors::new();
    for (place, tag) in tags.iter().enumerate() {
        match (tag.parse(), tag.parse()) {
            (Ok(id), _) => wanted.push(Wanted::Known(id)),
            (_, Ok(name)) => wanted.push(Wanted::Named {
                id: entropy.uuid(now),
                name,
            }),
            (_, Err(why)) => _ = wrong.insert(format!("tags.{place}").into(), why),
        }
    }
    if wrong.is_empty() { Ok(wanted) } else { Err(wrong) }
}

/// What [`tags::unknown`] found, by their paths in the body.
pub fn unknown_tags(places: &[usize]) -> FieldErrors {
    let path = |place: &usize| (format!("tags.{place}").into(), FieldError::Unknown);
    places.iter().map(path).collect()
}
