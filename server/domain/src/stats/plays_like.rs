//! What bracket a deck plays like: its results against those of decks whose brackets are declared.

use serde::Serialize;
use utoipa::ToSchema;

use super::Rating;

pub const BRACKETS: usize = 5;
/// cEDH is what its owner means a deck to be, so that results alone never say it.
const DECLARED_ONLY: i64 = 5;
/// Below this many games nothing is said of a deck, nor learnt from it.
pub const FEWEST_GAMES: i64 = 5;

/// Until enough decks are known, each bracket is believed to be so much stronger than the one below…
const STEP: f64 = 2.5;
/// …with the decks of one bracket so far apart…
const SPREAD: f64 = 2.5;
/// …which weighs as much as this many decks.
const PRIOR: f64 = 4.0;

/// The other decks of one declared bracket: how many, the sum of their ratings, and of those squared.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Peers {
    pub decks: f64,
    pub sum: f64,
    pub squares: f64,
}

impl Peers {
    pub fn add(&mut self, mu: f64) {
        self.decks += 1.0;
        self.sum += mu;
        self.squares += mu * mu;
    }

    /// What a deck of this bracket is worth, and how far such decks lie apart, leaning on the ladder while few are known.
    fn strength(&self, ladder: f64) -> (f64, f64) {
        let weight = self.decks + PRIOR;
        let mean = (self.sum + PRIOR * ladder) / weight;
        let around = self.squares - 2.0 * mean * self.sum + self.decks * mean * mean;
        let spread = (around.max(0.0) + PRIOR * SPREAD * SPREAD) / weight;
        (mean, spread)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Sureness {
    Barely,
    Fairly,
    Very,
}

#[derive(Debug, Clone, PartialEq)]
pub struct PlaysLike {
    /// The likeliest.
    pub bracket: i64,
    /// How likely each is, from 1 on; 5 only where it is declared.
    pub chances: Vec<f64>,
    pub declared: Option<i64>,
    pub games: i64,
}

impl PlaysLike {
    /// None with too few games to say anything. `peers` are the other decks of its format by what they declare.
    pub fn new(rating: Rating, games: i64, declared: Option<i64>, peers: &[Peers; BRACKETS]) -> Option<PlaysLike> {
        if games < FEWEST_GAMES {
            return None;
        }
        let possible = if declared == Some(DECLARED_ONLY) {
            &peers[..]
        } else {
            &peers[..BRACKETS - 1]
        };
        let log = |(at, peers): (usize, &Peers)| {
            let ladder = Rating::default().mu + STEP * (at as f64 - 2.0);
            let (mean, spread) = peers.strength(ladder);
            let variance = spread + rating.sigma * rating.sigma;
            let common = (peers.decks + PRIOR).ln();
            common - (rating.mu - mean).powi(2) / (2.0 * variance) - variance.ln() / 2.0
        };
        let logs: Vec<f64> = possible.iter().enumerate().map(log).collect();
        // Taken from the highest, so that none is too small to be a number.
        let highest = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let odds: Vec<f64> = logs.iter().map(|log| (log - highest).exp()).collect();
        let all: f64 = odds.iter().sum();
        let likeliest = logs.iter().position(|log| *log == highest).unwrap_or_default();
        Some(PlaysLike {
            bracket: likeliest as i64 + 1,
            chances: odds.iter().map(|odds| odds / all).collect(),
            declared,
            games,
        })
    }

    /// How likely the bracket named is.
    pub fn chance(&self) -> f64 {
        self.chances.iter().copied().fold(0.0, f64::max)
    }

    /// By how likely the bracket is that is named: less than even, four in five, more.
    pub fn sure(&self) -> Sureness {
        match self.chance() {
            chance if chance < 0.5 => Sureness::Barely,
            chance if chance < 0.8 => Sureness::Fairly,
            _ => Sureness::Very,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deck(mu: f64, sigma: f64, peers: &[Peers; BRACKETS]) -> PlaysLike {
        declared(5, mu, sigma, peers)
    }

    fn declared(bracket: i64, mu: f64, sigma: f64, peers: &[Peers; BRACKETS]) -> PlaysLike {
        PlaysLike::new(Rating { mu, sigma }, 12, Some(bracket), peers).unwrap()
    }

    fn peers(each: [&[f64]; BRACKETS]) -> [Peers; BRACKETS] {
        each.map(|ratings| {
            let mut peers = Peers::default();
            ratings.iter().for_each(|mu| peers.add(*mu));
            peers
        })
    }

    #[test]
    fn nothing_is_said_of_a_few_games() {
        let none = [Peers::default(); BRACKETS];
        assert_eq!(PlaysLike::new(Rating::default(), 4, None, &none), None);
        assert!(PlaysLike::new(Rating::default(), 5, None, &none).is_some());
    }

    #[test]
    fn without_other_decks_the_ladder_holds() {
        let none = [Peers::default(); BRACKETS];
        for (mu, bracket) in [(10.0, 1), (22.4, 2), (25.0, 3), (27.6, 4), (60.0, 5)] {
            let found = deck(mu, 1.0, &none);
            assert_eq!(found.bracket, bracket, "{mu}");
            assert!((found.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
        // Worked out by hand: all five are as wide, so that only distances count.
        let odds = [5.0, 2.5, 0.0, 2.5, 5.0_f64].map(|apart| (-apart * apart / (2.0 * (6.25 + 1.0))).exp());
        let all: f64 = odds.iter().sum();
        let found = deck(25.0, 1.0, &none);
        assert!(
            found
                .chances
                .iter()
                .zip(odds)
                .all(|(found, odds)| (found - odds / all).abs() < 1e-12)
        );
        assert_eq!(
            (found.sure(), deck(25.0, 8.0, &none).sure()),
            (Sureness::Barely, Sureness::Barely)
        );
        assert!(
            deck(25.0, 8.0, &none).chance() < found.chance(),
            "doubt makes all brackets alike"
        );
    }

    /// A group whose threes are as strong as others' fives: a deck among them plays like a three.
    #[test]
    fn other_decks_move_the_ladder() {
        let threes = [29.0, 30.0, 31.0, 30.5, 29.5].repeat(6);
        let fives = [36.0, 37.0, 35.0, 36.5, 35.5].repeat(6);
        let known = peers([&[], &[], &threes, &[], &fives]);
        let found = deck(30.0, 1.0, &known);
        assert_eq!((found.bracket, found.sure()), (3, Sureness::Very), "{found:?}");
        let strong = deck(36.0, 1.0, &known);
        assert_eq!((strong.bracket, strong.declared, strong.games), (5, Some(5), 12));
        assert_eq!(deck(30.0, 1.0, &[Peers::default(); BRACKETS]).bracket, 5);
    }

    #[test]
    fn results_alone_never_say_five() {
        let none = [Peers::default(); BRACKETS];
        for word in 1..=5 {
            let found = declared(word, 60.0, 1.0, &none);
            assert_eq!(found.bracket, if word == 5 { 5 } else { 4 }, "declared {word}");
            assert_eq!(found.chances.len(), if word == 5 { 5 } else { 4 }, "declared {word}");
            assert!((found.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        }
        let silent = PlaysLike::new(Rating { mu: 60.0, sigma: 1.0 }, 12, None, &none).unwrap();
        assert_eq!(silent.bracket, 4);
    }

    #[test]
    fn a_bracket_with_few_decks_leans_on_the_ladder() {
        let one = peers([&[], &[], &[35.0], &[], &[]])[2];
        let (mean, spread) = one.strength(25.0);
        assert_eq!(mean, (35.0 + 4.0 * 25.0) / 5.0);
        assert_eq!(spread, (8.0 * 8.0 + 4.0 * 6.25) / 5.0);
    }
}
