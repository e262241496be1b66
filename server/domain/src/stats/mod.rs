//! Stats: rates, ratings, pods, seasons. Folded from games that storage reads.

mod against;
mod comparison;
mod entry;
mod group;
mod moves;
mod played;
pub mod plays_like;
pub mod pods;
mod rate;
pub mod rating;
mod records;
mod run;
mod season;
mod shown;
mod summary;
#[cfg(test)]
mod tests;
mod unseen;
mod versus;
mod zone;

pub use against::Against;
pub use comparison::{Comparison, Verdict};
pub use entry::{Facing, Who};
pub use group::{GroupMember, GroupStats};
pub use moves::{Move, play};
pub use played::{Deck, Game, Seat};
pub use rate::Rate;
pub use rating::Rating;
pub use season::{MOST_SEASONS, SeasonName, Span};
pub use summary::Stats;
pub use unseen::{Batch, GameOrigin, GameSource, Games};
pub use versus::Versus;
pub use zone::Zone;
