//! One thing on the table that became another. Both values are there, so that a change can be taken back exactly, and so
//! that whoever shows a table needs none of its rules: they put down what stands in `to`.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::board::{Board, Cause, Daylight, Out, SeatState};
use super::counter::{Counter, CounterName};
use super::seat::{SeatColor, SeatNo};
use super::turns::Turn;

macro_rules! changes {
    ($($(#[$doc:meta])* $change:ident { $($key:ident: $kind:ty),* }: $value:ty,)*) => {
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
        #[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
        #[schema(as = TableChange)]
        pub enum Change {
            $($(#[$doc])* $change {
                $($key: $kind,)*
                #[schema(required)]
                from: $value,
                #[schema(required)]
                to: $value,
            },)*
        }

        /// What a change is of.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Slot {
            $($change { $($key: $kind),* },)*
        }

        impl Change {
            pub fn slot(&self) -> Slot {
                match self {
                    $(Change::$change { $($key,)* .. } => Slot::$change { $($key: $key.clone()),* },)*
                }
            }

            /// The change that takes this one back.
            pub fn reversed(&self) -> Change {
                match self.clone() {
                    $(Change::$change { $($key,)* from, to } => Change::$change { $($key,)* from: to, to: from },)*
                }
            }

            pub fn is_none(&self) -> bool {
                match self {
                    $(Change::$change { from, to, .. } => from == to,)*
                }
            }

            /// This change and then another of the same thing, as one.
            pub fn and(&self, then: &Change) -> Option<Change> {
                match (self.clone(), then.clone()) {
                    $((Change::$change { $($key,)* from, .. }, Change::$change { to, .. })
                        if self.slot() == then.slot() => Some(Change::$change { $($key,)* from, to }),)*
                    _ => None,
                }
            }
        }
    };
}

changes! {
    Life { seat: SeatNo }: i32,
    CommanderDamage { seat: SeatNo, source: SeatNo, commander: u8 }: u32,
    Counter { seat: SeatNo, counter: Counter }: u32,
    Casts { seat: SeatNo, commander: u8 }: u32,
    Custom { seat: SeatNo, name: CounterName }: Option<u32>,
    Blessing { seat: SeatNo }: bool,
    Out { seat: SeatNo }: Option<Out>,
    Spared { seat: SeatNo, cause: Cause }: bool,
    Storm {}: u32,
    Monarch {}: Option<SeatNo>,
    Initiative {}: Option<SeatNo>,
    Daylight {}: Daylight,
    Turn {}: Option<Turn>,
    Order {}: Vec<SeatNo>,
    /// Of all seats by number, so that no undo can give two seats the same.
    Colors {}: Vec<SeatColor>,
}

impl Slot {
    /// Whose seat it is on; none for what lies in the middle.
    pub fn seat(&self) -> Option<SeatNo> {
        match self {
            Slot::Life { seat }
            | Slot::CommanderDamage { seat, .. }
            | Slot::Counter { seat, .. }
            | Slot::Casts { seat, .. }
            | Slot::Custom { seat, .. }
            | Slot::Blessing { seat }
            | Slot::Out { seat }
            | Slot::Spared { seat, .. } => Some(*seat),
            Slot::Storm {}
            | Slot::Monarch {}
            | Slot::Initiative {}
            | Slot::Daylight {}
            | Slot::Turn {}
            | Slot::Order {}
            | Slot::Colors {} => None,
        }
    }
}

impl Board {
    /// Whether the table has the place that a change is of, and can take what it leads to.
    pub(super) fn has(&self, change: &Change) -> bool {
        let seats = self.seats.len();
        let on_seat = change.slot().seat().is_none_or(|seat| self.seat(seat).is_some());
        on_seat
            && match change {
                Change::CommanderDamage { source, commander, .. } => self.seat(*source).is_some() && *commander < 2,
                Change::Casts { commander, .. } => *commander < 2,
                Change::Turn { to, .. } => self.turns.can_be(*to),
                Change::Order { to, .. } => to.len() == seats,
                Change::Colors { to, .. } => to.len() == seats,
                _ => true,
            }
    }

    /// Puts down what a change leads to, where the table has a place for it.
    pub(super) fn put(&mut self, change: &Change) {
        match change {
            Change::Storm { to, .. } => self.storm = *to,
            Change::Monarch { to, .. } => self.monarch = *to,
            Change::Initiative { to, .. } => self.initiative = *to,
            Change::Daylight { to, .. } => self.daylight = *to,
            Change::Turn { to, .. } => self.turns.put(*to),
            Change::Order { to, .. } => self.order.clone_from(to),
            Change::Colors { to, .. } => {
                let seats = self.seats.iter_mut().zip(to);
                seats.for_each(|(seat, color)| seat.place.color = *color);
            }
            on_seat => {
                let seat = on_seat.slot().seat();
                if let Some(seat) = seat.and_then(|seat| self.seat_mut(seat)) {
                    seat.put(on_seat);
                }
            }
        }
    }
}

impl SeatState {
    fn put(&mut self, change: &Change) {
        match change {
            Change::Life { to, .. } => self.life = *to,
            Change::CommanderDamage {
                source, commander, to, ..
            } => self.set_damage(*source, *commander, *to),
            Change::Counter { counter, to, .. } => self.counters.set(*counter, *to),
            Change::Casts { commander, to, .. } => {
                if let Some(casts) = self.casts.get_mut(usize::from(*commander)) {
                    *casts = *to;
                }
            }
            Change::Custom { name, to: Some(to), .. } => drop(self.custom.insert(name.clone(), *to)),
            Change::Custom { name, to: None, .. } => drop(self.custom.remove(name)),
            Change::Blessing { to, .. } => self.blessing = *to,
            Change::Out { to, .. } => self.out.clone_from(to),
            Change::Spared { cause, to: true, .. } => drop(self.spared.insert(*cause)),
            Change::Spared { cause, to: false, .. } => drop(self.spared.remove(cause)),
            Change::Storm { .. }
            | Change::Monarch { .. }
            | Change::Initiative { .. }
            | Change::Daylight { .. }
            | Change::Turn { .. }
            | Change::Order { .. }
            | Change::Colors { .. } => (),
        }
    }
}
