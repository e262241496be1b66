//! How a game changes the ratings of its players, and why.

use super::rating::{Rating, rate};
use crate::won;

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Move {
    pub before: Rating,
    pub after: Rating,
    /// What the others were worth on average, before.
    pub others: f64,
    pub seats: i64,
    pub placement: i64,
    /// How many came after.
    pub beaten: i64,
    /// How many others came level.
    pub tied: i64,
    pub won: bool,
    pub drawn: bool,
}

/// Rates a game; the moves are in the order of the table.
pub fn play(table: &[(Rating, i64)]) -> Vec<Move> {
    let placements: Vec<i64> = table.iter().map(|(_, place)| *place).collect();
    let worth: f64 = table.iter().map(|(rating, _)| rating.mu).sum();
    let count = |keep: &dyn Fn(i64) -> bool| placements.iter().filter(|place| keep(**place)).count() as i64;
    let seats = table.len() as i64;
    let of_seat = |((before, placement), after): (&(Rating, i64), Rating)| Move {
        before: *before,
        after,
        others: (worth - before.mu) / (seats - 1).max(1) as f64,
        seats,
        placement: *placement,
        beaten: count(&|place| place > *placement),
        tied: count(&|place| place == *placement) - 1,
        won: won(*placement, &placements),
        drawn: placements.iter().all(|place| *place == 1),
    };
    table.iter().zip(rate(table)).map(of_seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_says_why_ratings_move() {
        let worth = |mu| Rating {
            mu,
            ..Rating::default()
        };
        let moves = play(&[(worth(20.0), 1), (worth(30.0), 2), (worth(28.0), 2), (worth(26.0), 4)]);
        let told = |at: usize| (moves[at].others, moves[at].beaten, moves[at].tied, moves[at].won);
        assert_eq!(told(0), (28.0, 3, 0, true));
        assert_eq!(told(2), (76.0 / 3.0, 1, 1, false));
        assert!(moves[0].after.mu > 20.0 && moves[3].after.mu < 26.0);
        let draw = play(&[(worth(25.0), 1), (worth(25.0), 1)]);
        assert!(draw.iter().all(|one| one.drawn && !one.won && one.tied == 1));
    }
}
