//! Tonight's pods: as even as possible by rating and bracket, mixing people who met least.

mod sizes;
mod table;
#[cfg(test)]
mod tests;

use super::Rating;
pub use sizes::sizes;
use table::Table;

pub const SMALLEST: usize = 3;
pub const LARGEST: usize = 5;
const MOST_TRIED_WHOLE: usize = 8;

/// A player tonight.
#[derive(Debug, Clone, Copy)]
pub struct Guest {
    /// `None` if it must not be used: then it adds no cost.
    pub rating: Option<Rating>,
    pub bracket: Option<u8>,
    /// The pod they stay in, whatever is proposed.
    pub locked: Option<usize>,
}

/// How often each two have met, by their places in the list.
#[derive(Debug, Clone)]
pub struct Meetings {
    people: usize,
    times: Vec<u32>,
}

impl Meetings {
    pub fn none(people: usize) -> Meetings {
        Meetings {
            people,
            times: vec![0; people * people],
        }
    }

    pub fn add(&mut self, one: usize, other: usize, times: u32) {
        for at in [one * self.people + other, other * self.people + one] {
            self.times[at] = self.times[at].saturating_add(times);
        }
    }

    pub fn between(&self, one: usize, other: usize) -> u32 {
        self.times[one * self.people + other]
    }
}

/// Who plays with whom, by places in the list; pods keep their numbers, so that a lock holds.
pub type Pods = Vec<Vec<usize>>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    #[error("fewer than three cannot play in pods")]
    TooFew,
    #[error("those who stay together do not fit in a pod")]
    Locks,
}

/// The best pods for up to eight people, very good ones for more. If everyone is locked to a pod, those are the pods.
/// `random(n)` draws a number below `n`.
pub fn propose(guests: &[Guest], met: &Meetings, random: &dyn Fn(u64) -> u64) -> Result<Pods, Impossible> {
    let sizes = sizes::around_locks(guests)?;
    let table = Table::new(guests, met);
    Ok(if guests.len() <= MOST_TRIED_WHOLE {
        table.best_of_all(&sizes)
    } else {
        table.best_found(&sizes, random)
    })
}

/// What an arrangement costs, the one measure by which all are compared. Nought were perfect; only good for comparing
/// arrangements of the same people.
pub fn cost(guests: &[Guest], met: &Meetings, pods: &[Vec<usize>]) -> f64 {
    Table::new(guests, met).cost(pods)
}

/// What pods cost that are drawn by lot, on average.
pub fn chance(guests: &[Guest], met: &Meetings) -> f64 {
    Table::new(guests, met).chance()
}
