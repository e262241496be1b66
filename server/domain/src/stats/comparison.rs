//! Whether a change helped: a rate before it against a rate after it.

use serde::Serialize;
use utoipa::ToSchema;

use super::Rate;
use super::rate::wilson;

/// With fewer games before or after, nothing is said of a change.
const FEWEST_GAMES: u32 = 5;
/// The smallest difference that is worth waiting for.
const NOTICEABLE: f64 = 0.1;
/// Nobody waits for more games than these.
const MOST_GAMES: u32 = 500;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ChangeVerdict)]
#[serde(rename_all = "camelCase")]
pub enum Verdict {
    Better,
    Worse,
    /// After enough games: what difference there may be is not worth a longer wait.
    Same,
    TooFew,
}

/// How a rate changed, as far as the games can tell.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
pub struct Comparison {
    /// The rate above expected after the change less the one before it; null without games on either side.
    #[schema(required)]
    pub difference: Option<f64>,
    /// Where the difference lies with 95% certainty, after Newcombe: from here…
    #[schema(required)]
    pub low: Option<f64>,
    /// …to here.
    #[schema(required)]
    pub high: Option<f64>,
    pub verdict: Verdict,
    /// With too few games: about how many more after the change would tell. Null where no number of them would, because of
    /// how few were played before it.
    #[schema(required)]
    pub more: Option<u32>,
    /// The smallest difference, to the side of the one seen, that 500 more games after the change would show; null with
    /// fewer than five before it.
    #[schema(required)]
    pub reach: Option<f64>,
}

/// Games before or after the change, as many as are known or supposed.
#[derive(Debug, Clone, Copy)]
struct Side {
    games: f64,
    rate: f64,
    expected: f64,
}

impl Side {
    fn of(rate: &Rate) -> Option<Side> {
        Some(Side {
            games: rate.games.into(),
            rate: rate.win_rate()?,
            expected: rate.expected()?,
        })
    }

    fn above_expected(self) -> f64 {
        self.rate - self.expected
    }

    fn interval(self) -> (f64, f64) {
        wilson(self.rate, self.games)
    }
}

impl Comparison {
    pub fn of(before: &Rate, after: &Rate) -> Comparison {
        let sides = Side::of(before).zip(Side::of(after));
        let range = sides.map(|(before, after)| range(before, after));
        let enough = before.games.min(after.games) >= FEWEST_GAMES;
        let verdict = range.filter(|_| enough).and_then(verdict).unwrap_or(Verdict::TooFew);
        let base = Side::of(before).filter(|_| before.games >= FEWEST_GAMES);
        Comparison {
            difference: sides.map(|(before, after)| after.above_expected() - before.above_expected()),
            low: range.map(|(low, _)| low),
            high: range.map(|(_, high)| high),
            verdict,
            more: base
                .filter(|_| verdict == Verdict::TooFew)
                .and_then(|base| games_to_tell(base, after)),
            reach: base.map(|base| reach(base, after)),
        }
    }
}

/// Newcombe's interval of a difference of two rates, from Wilson's interval of each, moved by what was expected.
fn range(before: Side, after: Side) -> (f64, f64) {
    let difference = after.above_expected() - before.above_expected();
    let ((low_before, high_before), (low_after, high_after)) = (before.interval(), after.interval());
    (
        difference - (after.rate - low_after).hypot(high_before - before.rate),
        difference + (high_after - after.rate).hypot(before.rate - low_before),
    )
}

/// None while the range holds no difference as well as one worth noticing.
fn verdict((low, high): (f64, f64)) -> Option<Verdict> {
    match (low, high) {
        _ if low > 0.0 => Some(Verdict::Better),
        _ if high < 0.0 => Some(Verdict::Worse),
        _ if (high - low) / 2.0 <= NOTICEABLE => Some(Verdict::Same),
        _ => None,
    }
}

/// The games after the change and so many more, if their rate stays as it is. A few games say nothing about it: then it is
/// taken to be the one before.
fn later(before: Side, after: &Rate, more: u32) -> Side {
    let known = Side::of(after).filter(|_| after.games >= FEWEST_GAMES);
    Side {
        games: f64::from(after.games + more),
        ..known.unwrap_or(before)
    }
}

fn games_to_tell(before: Side, after: &Rate) -> Option<u32> {
    (1..=MOST_GAMES).find(|more| verdict(range(before, later(before, after, *more))).is_some())
}

fn reach(before: Side, after: &Rate) -> f64 {
    let later = later(before, after, MOST_GAMES);
    let difference = later.above_expected() - before.above_expected();
    let (low, high) = range(before, later);
    if difference < 0.0 {
        high - difference
    } else {
        difference - low
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate_of(games: u32, wins: u32, seats: u32) -> Rate {
        let mut rate = Rate::default();
        for game in 0..games {
            rate.add(seats, game < wins, false);
        }
        rate
    }

    fn compare(before: (u32, u32), after: (u32, u32)) -> Comparison {
        Comparison::of(&rate_of(before.0, before.1, 4), &rate_of(after.0, after.1, 4))
    }

    /// Examples that Newcombe gives of his method 10 (Statistics in Medicine 17, 1998), to four places.
    #[test]
    fn ranges_as_newcombe_has_them() {
        for (after, before, low, high) in [
            ((70, 56), (80, 48), 0.0524, 0.3339),
            ((10, 9), (10, 3), 0.1705, 0.8090),
            ((7, 6), (7, 2), 0.0582, 0.8062),
            ((56, 5), (29, 0), -0.0381, 0.1926),
            ((10, 0), (20, 0), -0.1611, 0.2775),
            ((10, 10), (10, 0), 0.6075, 1.0),
        ] {
            let found = compare(before, after);
            let (found_low, found_high) = (found.low.unwrap(), found.high.unwrap());
            assert!((found_low - low).abs() < 5.1e-5, "{after:?} {before:?}: {found_low}");
            assert!((found_high - high).abs() < 5.1e-5, "{after:?} {before:?}: {found_high}");
        }
    }

    /// Without any difference, luck alone is taken for one about as often as 95% says: every outcome of two binomial
    /// distributions, with its chance.
    #[test]
    fn luck_is_seldom_taken_for_a_difference() {
        let chances = |games: u32, chance: f64| -> Vec<f64> {
            let mut all = vec![1.0];
            for _ in 0..games {
                let lost = all.iter().map(|before| before * (1.0 - chance)).chain([0.0]);
                let won = [0.0].into_iter().chain(all.iter().map(|before| before * chance));
                all = lost.zip(won).map(|(lost, won)| lost + won).collect();
            }
            all
        };
        for (games_before, games_after, chance) in [(12, 12, 0.25), (30, 10, 0.25), (40, 60, 0.33), (20, 20, 0.5)] {
            let (before, after) = (chances(games_before, chance), chances(games_after, chance));
            let mut wrong = 0.0;
            for (wins_before, chance_before) in (0..).zip(&before) {
                for (wins_after, chance_after) in (0..).zip(&after) {
                    let found = compare((games_before, wins_before), (games_after, wins_after));
                    if matches!(found.verdict, Verdict::Better | Verdict::Worse) {
                        wrong += chance_before * chance_after;
                    }
                }
            }
            assert!(
                wrong < 0.06,
                "{games_before} and {games_after} games at {chance}: {wrong}"
            );
        }
    }

    #[test]
    fn a_clear_difference_is_one_and_a_small_one_after_many_games_is_none() {
        assert_eq!(compare((40, 6), (40, 16)).verdict, Verdict::Better);
        assert_eq!(compare((40, 16), (40, 6)).verdict, Verdict::Worse);
        let same = compare((200, 50), (200, 54));
        assert_eq!((same.verdict, same.more), (Verdict::Same, None));
        assert!((same.difference.unwrap() - 0.02).abs() < 1e-12);
    }

    #[test]
    fn smaller_pods_are_no_improvement() {
        // As expected in pods of four, then as expected in duels.
        let moved = Comparison::of(&rate_of(80, 20, 4), &rate_of(80, 40, 2));
        assert_eq!(moved.difference, Some(0.0));
        assert!(!matches!(moved.verdict, Verdict::Better | Verdict::Worse));
    }

    #[test]
    fn as_many_more_games_do_tell_and_one_fewer_does_not() {
        for (before, after) in [
            ((40, 6), (12, 4)),
            ((30, 12), (8, 1)),
            ((100, 25), (30, 12)),
            ((150, 38), (6, 2)),
        ] {
            let more = compare(before, after).more.unwrap();
            let side = |games: f64, (all, wins): (u32, u32)| Side {
                games,
                rate: f64::from(wins) / f64::from(all),
                expected: 0.25,
            };
            let told_after = |more: u32| {
                let later = f64::from(after.0 + more);
                verdict(range(side(before.0.into(), before), side(later, after))).is_some()
            };
            assert!(
                told_after(more) && !told_after(more - 1),
                "{before:?} {after:?}: {more}"
            );
        }
    }

    #[test]
    fn games_before_the_change_limit_what_can_ever_show() {
        // Wilson's interval of 5 in 20 goes from 11.2% to 46.9%, so that 22 points more would show, and 14 points less.
        for (after, reach) in [((30, 10), 0.2221), ((30, 6), 0.1428)] {
            let few = compare((20, 5), after);
            assert_eq!((few.verdict, few.more), (Verdict::TooFew, None), "{after:?}");
            assert!((few.reach.unwrap() - reach).abs() < 5e-5, "{few:?}");
        }
        assert!(compare((20, 5), (10, 6)).more.is_some());
        // Either some number of games tells, or the difference is out of reach.
        for wins in 0..=30 {
            let found = compare((20, 5), (30, wins));
            let within = found.difference.unwrap().abs() > found.reach.unwrap();
            let told = found.verdict != Verdict::TooFew || found.more.is_some();
            assert_eq!(told, within, "{wins}: {found:?}");
        }
    }

    #[test]
    fn nothing_is_said_of_a_few_games() {
        let unplayed = compare((100, 25), (0, 0));
        assert_eq!((unplayed.difference, unplayed.verdict), (None, Verdict::TooFew));
        let lucky = compare((100, 25), (4, 4));
        assert_eq!(lucky.verdict, Verdict::TooFew);
        assert_eq!(
            lucky.more.map(|more| more + 4),
            unplayed.more,
            "luck in four games changes no plan"
        );
        let new = compare((4, 0), (50, 40));
        assert_eq!((new.verdict, new.more, new.reach), (Verdict::TooFew, None, None));
    }
}
