//! Sets: series of games by the same players. Score and winner follow from the games.

use crate::{FieldError, Player, won};

/// How many games decide a set; an open-ended one has none of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestOf(i64);

impl BestOf {
    pub fn games(self) -> i64 {
        self.0
    }

    fn majority(self) -> i64 {
        self.0 / 2 + 1
    }
}

impl TryFrom<i64> for BestOf {
    type Error = FieldError;

    fn try_from(games: i64) -> Result<Self, FieldError> {
        match games {
            1 | 3 | 5 | 7 => Ok(BestOf(games)),
            _ => Err(FieldError::Invalid),
        }
    }
}

/// One game of a set: its players in turn order, each with their placement.
pub type GameResult = Vec<(Player, i64)>;

/// Who has won how many games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score(Vec<(Player, i64)>);

impl Score {
    /// Most wins first; among equals, in the turn order of the first game.
    pub fn of(games: &[GameResult]) -> Score {
        let mut score: Vec<(Player, i64)> = Vec::new();
        for game in games {
            let table: Vec<i64> = game.iter().map(|(_, placement)| *placement).collect();
            for (seat, (player, placement)) in game.iter().enumerate() {
                let win = i64::from(won(*placement, &table));
                // Only those who deleted their accounts look alike; two of them at a table are still two.
                let alike = game[..seat].iter().filter(|(other, _)| other == player).count();
                match score.iter_mut().filter(|(known, _)| known == player).nth(alike) {
                    Some((_, wins)) => *wins += win,
                    None => score.push((player.clone(), win)),
                }
            }
        }
        score.sort_by_key(|(_, wins)| -wins);
        Score(score)
    }

    pub fn lines(&self) -> &[(Player, i64)] {
        &self.0
    }

    /// Whether a player has won so often that the remaining games cannot change it.
    pub fn decides(&self, best_of: Option<BestOf>) -> bool {
        best_of.is_some_and(|best_of| self.0.first().is_some_and(|(_, wins)| *wins >= best_of.majority()))
    }

    /// The index of the winner in the score: the player who decided the set, or leads alone once it is closed. Partners
    /// who decided it together are named by the first of them.
    pub fn winner(&self, best_of: Option<BestOf>, closed: bool) -> Option<usize> {
        if self.decides(best_of) {
            return Some(0);
        }
        match &self.0[..] {
            [(_, most), rest @ ..] if closed && *most > 0 && rest.iter().all(|(_, wins)| wins < most) => Some(0),
            _ => None,
        }
    }
}

/// Whether two games were played by the same people, in whatever order.
pub fn same_players(one: &[Player], other: &[Player]) -> bool {
    let sorted = |players: &[Player]| {
        let mut players = players.to_vec();
        players.sort();
        players
    };
    sorted(one) == sorted(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str) -> Player {
        Player::new(None, Some(name))
    }

    /// A duel per letter: who won it, `-` for a draw.
    fn duels(results: &str) -> Vec<GameResult> {
        let place = |who: char, winner: char| if winner == '-' || winner == who { 1 } else { 2 };
        let game = |winner| vec![(player("a"), place('a', winner)), (player("b"), place('b', winner))];
        results.chars().map(game).collect()
    }

    fn best_of(games: i64) -> Option<BestOf> {
        Some(BestOf::try_from(games).unwrap())
    }

    #[test]
    fn two_deleted_players_do_not_win_together() {
        let game = |first, second, third| {
            let places = [(Player::Gone, first), (Player::Gone, second), (player("c"), third)];
            places.to_vec()
        };
        let score = Score::of(&[game(1, 2, 3), game(2, 1, 3), game(3, 2, 1)]);
        assert_eq!(score.lines(), [(Player::Gone, 1), (Player::Gone, 1), (player("c"), 1)]);
        assert!(!score.decides(best_of(3)));
    }

    #[test]
    fn a_majority_decides() {
        let two_to_one = Score::of(&duels("bab"));
        assert_eq!(two_to_one.lines(), [(player("b"), 2), (player("a"), 1)]);
        assert!(two_to_one.decides(best_of(3)) && !two_to_one.decides(best_of(5)) && !two_to_one.decides(None));
        assert_eq!(two_to_one.winner(best_of(3), false), Some(0));
        assert_eq!(two_to_one.winner(best_of(5), false), None);
    }

    #[test]
    fn draws_count_for_no_one_and_a_closed_set_goes_to_a_sole_leader() {
        let score = Score::of(&duels("-a-"));
        assert_eq!(score.lines(), [(player("a"), 1), (player("b"), 0)]);
        assert!(!score.decides(best_of(3)));
        assert_eq!(score.winner(best_of(3), true), Some(0));
        assert_eq!(score.winner(None, true), Some(0));
        assert_eq!(score.winner(None, false), None);
        assert_eq!(Score::of(&duels("ab")).winner(None, true), None);
        assert_eq!(Score::of(&duels("--")).winner(None, true), None);
        assert_eq!(Score::of(&[]).winner(best_of(1), true), None);
    }

    #[test]
    fn partners_win_together() {
        let team = ["a", "b", "c", "d"].map(player);
        let games = vec![team.iter().cloned().zip([1, 2, 1, 2]).collect::<GameResult>(); 2];
        let score = Score::of(&games);
        assert_eq!(score.lines()[..2], [(player("a"), 2), (player("c"), 2)]);
        assert_eq!(score.winner(best_of(3), true), Some(0));
    }

    #[test]
    fn players_are_the_same_in_any_order() {
        let [a, b, c] = ["a", "b", "c"].map(player);
        assert!(same_players(&[a.clone(), b.clone()], &[b.clone(), a.clone()]));
        assert!(!same_players(
            &[a.clone(), a.clone(), b.clone()],
            &[a.clone(), b.clone(), b.clone()]
        ));
        assert!(!same_players(&[a, b], &[c]));
    }

    #[test]
    fn a_set_is_best_of_an_odd_few() {
        for games in [0, 2, 4, 6, 8, 9, -1] {
            assert_eq!(BestOf::try_from(games), Err(FieldError::Invalid));
        }
    }
}
