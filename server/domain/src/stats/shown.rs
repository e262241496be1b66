//! Ratings as players see them: whole numbers around 1000, with how settled they are.

use std::sync::LazyLock;

use super::rating::{Rating, rate};

/// Shown points for one of the model's.
const SCALE: f64 = 40.0;
/// A newcomer's doubt is 8.33, and it never falls below about 1.65, since each game brings some back. Twenty games
/// among equals bring it here, where a band is under three quarters of a newcomer's and shrinks ever more slowly.
const SETTLED: f64 = 6.0;

/// A newcomer's doubt after each game as the second of four equals, until it is settled.
static LADDER: LazyLock<Vec<f64>> = LazyLock::new(|| {
    let mut sigmas = vec![Rating::default().sigma];
    while let Some(sigma) = sigmas.last().copied().filter(|sigma| *sigma > SETTLED) {
        let equal = Rating {
            sigma,
            ..Rating::default()
        };
        sigmas.push(rate(&[1, 2, 3, 4].map(|place| (equal, place)))[1].sigma);
    }
    sigmas
});

fn points(model: f64) -> i64 {
    (SCALE * model).round() as i64
}

impl Rating {
    pub fn value(self) -> i64 {
        points(self.mu)
    }

    /// How far the value may be off, either way: two standard deviations, so that it holds in 95 cases of 100.
    pub fn band(self) -> i64 {
        points(2.0 * self.sigma)
    }

    /// What is surpassed with near certainty, as it is shown.
    pub fn sure_value(self) -> i64 {
        points(self.sure())
    }

    /// How many more games until the rating is settled, for a player who comes second of four equals each time. Other
    /// tables take more or fewer.
    pub fn games_left(self) -> u32 {
        let played = LADDER.partition_point(|sigma| *sigma >= self.sigma).max(1);
        let left = if self.sigma <= SETTLED {
            0
        } else {
            LADDER.len() - played
        };
        u32::try_from(left).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newcomer_is_worth_a_thousand_and_settles_in_twenty_games() {
        let mut rating = Rating::default();
        assert_eq!((rating.value(), rating.band(), rating.sure_value()), (1000, 667, 0));
        for left in (0..=20).rev() {
            assert_eq!(rating.games_left(), left);
            rating = rate(&[1, 2, 3, 4].map(|place| (rating, place)))[1];
            rating.mu = Rating::default().mu;
        }
        assert_eq!(rating.games_left(), 0);
    }

    #[test]
    fn more_doubt_than_a_newcomers_takes_no_longer() {
        let doubtful = Rating {
            sigma: 8.4,
            ..Rating::default()
        };
        assert_eq!(doubtful.games_left(), 20);
    }
}
