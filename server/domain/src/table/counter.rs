//! What is counted on a seat: the known counters, and those that players name.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::FieldError;
use crate::names::tidy;

/// What is counted on a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableCounter)]
pub enum Counter {
    Poison,
    Energy,
    Experience,
    Rad,
    /// How often the ring has tempted: 0 to 4.
    Ring,
    Mulligans,
}

impl Counter {
    pub const ALL: [Counter; 6] = [
        Counter::Poison,
        Counter::Energy,
        Counter::Experience,
        Counter::Rad,
        Counter::Ring,
        Counter::Mulligans,
    ];

    pub fn most(self) -> u32 {
        match self {
            Counter::Ring => 4,
            Counter::Mulligans => 99,
            _ => super::MOST_COUNTED,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableCounters)]
pub struct Counters {
    pub poison: u32,
    pub energy: u32,
    pub experience: u32,
    pub rad: u32,
    pub ring: u32,
    pub mulligans: u32,
}

impl Counters {
    pub fn get(mut self, counter: Counter) -> u32 {
        *self.place(counter)
    }

    pub(super) fn set(&mut self, counter: Counter, to: u32) {
        *self.place(counter) = to;
    }

    fn place(&mut self, counter: Counter) -> &mut u32 {
        match counter {
            Counter::Poison => &mut self.poison,
            Counter::Energy => &mut self.energy,
            Counter::Experience => &mut self.experience,
            Counter::Rad => &mut self.rad,
            Counter::Ring => &mut self.ring,
            Counter::Mulligans => &mut self.mulligans,
        }
    }
}

text! {
    /// The name of a custom counter: 1 to 24 characters.
    #[derive(PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(try_from = "String", into = "String")]
    #[schema(as = TableCounterName)]
    CounterName = |text| tidy(text, 24);
}

impl TryFrom<String> for CounterName {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse().map_err(FieldError::word)
    }
}

impl From<CounterName> for String {
    fn from(name: CounterName) -> String {
        name.0
    }
}
