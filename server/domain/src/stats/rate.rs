//! Win rates, their likely range, and the expected rate.

use std::borrow::Cow;

use serde::Serialize;
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

/// A 95% interval: the normal distribution's 97.5% quantile.
const Z: f64 = 1.959_963_984_540_054;

/// Games, added up one by one.
#[derive(Debug, Clone, Copy, PartialEq, Default, Serialize)]
#[serde(into = "Shown")]
pub struct Rate {
    pub games: u32,
    pub wins: u32,
    pub draws: u32,
    /// The sum over all games of one in so many seats.
    chances: f64,
}

impl Rate {
    /// Counts from elsewhere, without an expected rate.
    pub fn of(games: i64, wins: i64, draws: i64) -> Rate {
        let count = |number: i64| u32::try_from(number).unwrap_or_default();
        Rate {
            games: count(games),
            wins: count(wins),
            draws: count(draws),
            chances: 0.0,
        }
    }

    /// `wins` are shared out where several were first: each of them has won.
    pub fn add(&mut self, seats: u32, won: bool, drawn: bool) {
        self.games += 1;
        self.wins += u32::from(won);
        self.draws += u32::from(drawn);
        self.chances += 1.0 / f64::from(seats.max(1));
    }

    /// None without a game: nothing is known, not even zero.
    pub fn win_rate(&self) -> Option<f64> {
        (self.games > 0).then(|| f64::from(self.wins) / f64::from(self.games))
    }

    /// What an average player would have won at these tables.
    pub fn expected(&self) -> Option<f64> {
        (self.games > 0).then(|| self.chances / f64::from(self.games))
    }

    /// Wilson's 95% interval of the win rate, which stays honest with few games and near 0 and 1.
    pub fn interval(&self) -> Option<(f64, f64)> {
        Some(wilson(self.win_rate()?, f64::from(self.games)))
    }
}

/// Wilson's 95% interval of a rate over so many games.
pub(super) fn wilson(rate: f64, games: f64) -> (f64, f64) {
    let centre = rate + Z * Z / (2.0 * games);
    let reach = Z * (rate * (1.0 - rate) / games + Z * Z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + Z * Z / games;
    (((centre - reach) / scale).max(0.0), ((centre + reach) / scale).min(1.0))
}

/// How often somebody won. Nothing is known of a rate without games, not even zero.
#[derive(Serialize, ToSchema)]
#[schema(as = Rate)]
struct Shown {
    games: u32,
    /// First, alone or with others, where not everybody was.
    wins: u32,
    /// Everybody was first.
    draws: u32,
    /// Wins of games.
    #[schema(required)]
    rate: Option<f64>,
    /// Where the rate lies with 95% certainty, after Wilson: from here…
    #[schema(required)]
    low: Option<f64>,
    /// …to here.
    #[schema(required)]
    high: Option<f64>,
    /// What somebody as good as everybody else would have won at tables of these sizes.
    #[schema(required)]
    expected: Option<f64>,
}

impl From<Rate> for Shown {
    fn from(rate: Rate) -> Shown {
        let interval = rate.interval();
        Shown {
            games: rate.games,
            wins: rate.wins,
            draws: rate.draws,
            rate: rate.win_rate(),
            low: interval.map(|(low, _)| low),
            high: interval.map(|(_, high)| high),
            expected: rate.expected(),
        }
    }
}

// As it is shown.
impl PartialSchema for Rate {
    fn schema() -> RefOr<Schema> {
        Shown::schema()
    }
}

impl ToSchema for Rate {
    fn name() -> Cow<'static, str> {
        Shown::name()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(games: u32, wins: u32) -> Rate {
        let mut rate = Rate::default();
        for game in 0..games {
            rate.add(4, game < wins, false);
        }
        rate
    }

    #[test]
    fn intervals_as_wilson_has_them() {
        for (games, wins, low, high) in [
            (10, 5, 0.236_593_090_512_564_5, 0.763_406_909_487_435_5),
            (1, 0, 0.0, 0.793_450_685_622_763_5),
            (1, 1, 0.206_549_314_377_236_48, 1.0),
            (12, 3, 0.088_941_668_394_054_73, 0.532_305_334_933_565_7),
        ] {
            let (found_low, found_high) = rate(games, wins).interval().unwrap();
            assert!((found_low - low).abs() < 1e-9, "{wins}/{games}: {found_low}");
            assert!((found_high - high).abs() < 1e-9, "{wins}/{games}: {found_high}");
        }
    }

    #[test]
    fn nothing_is_known_without_a_game() {
        let none = Rate::default();
        assert_eq!((none.win_rate(), none.expected(), none.interval()), (None, None, None));
    }

    #[test]
    fn a_duel_is_worth_less_than_a_pod() {
        let mut rate = Rate::default();
        rate.add(2, true, false);
        rate.add(4, false, false);
        rate.add(4, false, true);
        assert_eq!((rate.games, rate.wins, rate.draws), (3, 1, 1));
        assert_eq!(rate.expected(), Some((0.5 + 0.25 + 0.25) / 3.0));
    }
}
