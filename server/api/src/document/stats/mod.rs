//! Stats as the document describes them: `podium_domain::stats` is what is sent.
#![allow(dead_code, reason = "these are described, never made")]

macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident { $($(#[$attr:meta])* $key:ident: $type:ty,)* })*) => {
        $($(#[$doc])*
        #[derive(Serialize, ToSchema)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            $($(#[$attr])* $key: $type,)*
        })*
    };
}

mod group;
mod rates;
mod summary;
mod versus;

pub use group::GroupStats;
pub use rates::Rate;
pub use summary::{Against, Stats};
pub use versus::Versus;
