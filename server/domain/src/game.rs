//! Types of a game: seats, players, results.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::names::tidy;
use crate::{FieldError, fold};

words! {
    /// How a game was won.
    #[derive(Hash, Serialize, ToSchema)]
    #[serde(rename_all = "camelCase")]
    pub enum EndReason.as_str {
        Combat = "combat",
        CommanderDamage = "commanderDamage",
        Combo = "combo",
        Mill = "mill",
        Poison = "poison",
        LifeLoss = "lifeLoss",
        Alternative = "alternative",
        Concession = "concession",
        Time = "time",
        Other = "other",
    }
    else Invalid
}

text! {
    /// A player without an account: 1 to 50 characters.
    GuestName = |text| tidy(text, 50);
}

/// Who sits in a seat, as far as two seats are the same person's.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    User(Uuid),
    /// By their name, folded.
    Guest(String),
    /// A player who deleted their account.
    Gone,
}

impl Player {
    pub fn new(user: Option<Uuid>, guest: Option<&str>) -> Player {
        match (user, guest) {
            (Some(id), _) => Player::User(id),
            (None, Some(name)) => Player::Guest(fold(name)),
            (None, None) => Player::Gone,
        }
    }
}

/// Whether a placement is a win at its table: first, alone or with others, and not a draw of everyone.
pub fn won(placement: i64, table: &[i64]) -> bool {
    placement == 1 && table.iter().any(|other| *other != 1)
}

/// Why placements in seat order are no result: each is from 1 to the number of seats, and at least one is 1.
pub fn check_placements(table: &[Option<i64>]) -> Vec<(usize, FieldError)> {
    let seats = i64::try_from(table.len()).unwrap_or(i64::MAX);
    let wrong = table
        .iter()
        .enumerate()
        .filter_map(|(seat, placement)| match placement {
            None => Some((seat, FieldError::Required)),
            Some(place) if !(1..=seats).contains(place) => Some((seat, FieldError::OutOfRange { min: 1, max: seats })),
            Some(_) => None,
        });
    let wrong: Vec<_> = wrong.collect();
    let best = table.iter().flatten().min();
    match best {
        Some(best) if wrong.is_empty() && *best != 1 => table
            .iter()
            .enumerate()
            .filter(|(_, placement)| placement.as_ref() == Some(best))
            .map(|(seat, _)| (seat, FieldError::Invalid))
            .collect(),
        _ => wrong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_read_as_they_are_written() {
        for reason in EndReason::ALL {
            assert_eq!(reason.as_str().parse(), Ok(reason));
        }
        assert_eq!("boredom".parse::<EndReason>(), Err(FieldError::Invalid));
    }

    #[test]
    fn guests_are_the_same_by_name() {
        assert_eq!("  Zoë  K ".parse::<GuestName>().unwrap().as_str(), "Zoë K");
        assert_eq!(
            "é".repeat(51).parse::<GuestName>(),
            Err(FieldError::TooLong { max: 50 })
        );
        assert_eq!(Player::new(None, Some("Zoë")), Player::new(None, Some("ZOE")));
        assert_ne!(Player::new(None, Some("Zoë")), Player::new(None, None));
    }

    #[test]
    fn first_wins_alone_or_shared_but_a_draw_is_no_win() {
        assert!(won(1, &[1, 2, 3, 4]));
        assert!(won(1, &[1, 1, 2, 2]));
        assert!(!won(2, &[1, 2]));
        assert!(!won(1, &[1, 1, 1]));
    }

    #[test]
    fn a_result_has_a_first_and_no_place_beyond_the_table() {
        let check = |table: &[i64]| check_placements(&table.iter().copied().map(Some).collect::<Vec<_>>());
        for table in [&[1, 2, 3, 4][..], &[1, 1], &[4, 1, 2, 2], &[1, 2, 2, 2]] {
            assert_eq!(check(table), []);
        }
        let beyond = FieldError::OutOfRange { min: 1, max: 2 };
        assert_eq!(check(&[1, 3]), [(1, beyond)]);
        assert_eq!(check(&[0, 1]), [(0, beyond)]);
        assert_eq!(check(&[2, 3, 2]), [(0, FieldError::Invalid), (2, FieldError::Invalid)]);
        assert_eq!(check_placements(&[Some(1), None]), [(1, FieldError::Required)]);
        assert_eq!(check_placements(&[]), []);
    }
}
