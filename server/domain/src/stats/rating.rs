//! Ratings with uncertainty: Weng and Lin's Plackett-Luce update ("OpenSkill"). Our own, because the available crates
//! have only its Bradley-Terry variant, which treats a table of four as six duels.

/// The estimated skill, and its uncertainty.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    pub mu: f64,
    pub sigma: f64,
}

const START: f64 = 25.0;
/// How far apart the results of two equals lie from game to game.
const BETA: f64 = START / 6.0;
/// People learn and decks change: each game adds a little uncertainty, so that no rating freezes.
const TAU: f64 = START / 300.0;
/// However sure one game makes us, some doubt is left.
const KAPPA: f64 = 0.0001;

impl Default for Rating {
    fn default() -> Rating {
        Rating {
            mu: START,
            sigma: START / 3.0,
        }
    }
}

impl Rating {
    /// What is surpassed with near certainty; leaderboards are sorted by it, so that one lucky game leads nowhere.
    pub fn sure(self) -> f64 {
        self.mu - 3.0 * self.sigma
    }

    fn with_doubt(self) -> Rating {
        Rating {
            sigma: self.sigma.hypot(TAU),
            ..self
        }
    }
}

/// The ratings after a game, in the order of those before. Equal placements are ties; 1 is best.
pub fn rate(table: &[(Rating, i64)]) -> Vec<Rating> {
    let table: Vec<_> = table
        .iter()
        .map(|(rating, place)| (rating.with_doubt(), *place))
        .collect();
    plackett_luce(&table)
}

fn plackett_luce(table: &[(Rating, i64)]) -> Vec<Rating> {
    let c = table
        .iter()
        .map(|(rating, _)| rating.sigma.powi(2) + BETA.powi(2))
        .sum::<f64>()
        .sqrt();
    let strength: Vec<f64> = table.iter().map(|(rating, _)| (rating.mu / c).exp()).collect();
    let of_place = |keep: &dyn Fn(i64) -> bool| {
        let kept = table.iter().zip(&strength).filter(|((_, place), _)| keep(*place));
        kept.fold((0.0, 0.0), |(count, sum), (_, strength)| (count + 1.0, sum + strength))
    };
    let after = |(own, (rating, place)): (usize, &(Rating, i64))| {
        let (mut omega, mut delta) = (0.0, 0.0);
        for (other, (_, ahead)) in table.iter().enumerate() {
            if ahead > place {
                continue;
            }
            // As if places were drawn one after the other: who was still to be placed when `other` was?
            let (_, left) = of_place(&|place| place >= *ahead);
            let (tied, _) = of_place(&|place| place == *ahead);
            let chance = strength[own] / left;
            omega += (f64::from(u8::from(own == other)) - chance) / tied;
            delta += chance * (1.0 - chance) / tied;
        }
        let share = rating.sigma / c;
        Rating {
            mu: rating.mu + omega * rating.sigma * share,
            sigma: rating.sigma * (1.0 - delta * share.powi(3)).max(KAPPA).sqrt(),
        }
    };
    table.iter().enumerate().map(after).collect()
}

#[cfg(test)]
mod tests {
    use quickcheck::{Arbitrary, Gen};

    use super::*;
    use crate::property::property;

    type Ratings = &'static [(f64, f64)];

    const NEW: (f64, f64) = (25.0, 25.0 / 3.0);
    const MIXED: [(f64, f64); 4] = [(29.182, 4.782), (27.174, 4.922), (16.672, 6.217), NEW];

    fn seated(table: &[(f64, f64)], places: &[i64]) -> Vec<(Rating, i64)> {
        let ratings = table.iter().map(|(mu, sigma)| Rating { mu: *mu, sigma: *sigma });
        ratings.zip(places.iter().copied()).collect()
    }

    fn assert_near(found: &[Rating], wanted: &[(f64, f64)]) {
        assert_eq!(found.len(), wanted.len());
        for (found, (mu, sigma)) in found.iter().zip(wanted) {
            let off = (found.mu - mu).abs().max((found.sigma - sigma).abs());
            assert!(off < 1e-9, "{found:?} is not {mu} {sigma}");
        }
    }

    /// The vectors of OpenSkill's own tests, which leave the doubt of each game out.
    #[test]
    fn openskills_published_vectors() {
        let free_for_alls: [&[(f64, f64)]; 4] = [
            &[
                (27.63523138347365, 8.065506316323548),
                (22.36476861652635, 8.065506316323548),
            ],
            &[
                (27.868876552746237, 8.204837030780652),
                (25.717219138186557, 8.057829747583874),
                (21.413904309067206, 8.057829747583874),
            ],
            &[
                (27.795084971874736, 8.263160757613477),
                (26.552824984374855, 8.179213704945203),
                (24.68943500312503, 8.083731307186588),
                (20.96265504062538, 8.083731307186588),
            ],
            &[
                (27.666666666666668, 8.290556877154474),
                (26.833333333333332, 8.240145629781066),
                (25.72222222222222, 8.179996679645559),
                (24.055555555555557, 8.111796013701358),
                (20.72222222222222, 8.111796013701358),
            ],
        ];
        for wanted in free_for_alls {
            let places: Vec<_> = (1..=wanted.len() as i64).collect();
            assert_near(&plackett_luce(&seated(&vec![NEW; wanted.len()], &places)), wanted);
        }
        assert_near(
            &plackett_luce(&seated(&MIXED, &[1, 2, 3, 4])),
            &[
                (30.209971908310553, 4.764898977359521),
                (27.64460833689499, 4.882789305097372),
                (17.403586731283518, 6.100723440599442),
                (19.214790707434826, 7.8542613981643985),
            ],
        );
    }

    /// Computed by OpenSkill 5.0.1: ties, a draw, an upset, a duel, ten at a table.
    #[test]
    fn ties_as_openskill_rates_them() {
        let cases: [(Ratings, &[i64], Ratings); 5] = [
            (
                &MIXED,
                &[1, 2, 2, 4],
                &[
                    (30.209971908310553, 4.764898977359521),
                    (26.83641386017701, 4.882789305097372),
                    (17.054293055341084, 6.152875221619462),
                    (22.15906891807036, 8.028361888460264),
                ],
            ),
            (
                &MIXED,
                &[1, 1, 3, 3],
                &[
                    (29.447099683768784, 4.764898977359521),
                    (27.520972429296563, 4.904193697734805),
                    (16.656139186889398, 6.138138158721918),
                    (23.228836552961564, 8.028716728732675),
                ],
            ),
            (
                &MIXED,
                &[1, 1, 1, 1],
                &[
                    (29.0656635714979, 4.764898977359521),
                    (27.116875190937574, 4.904193697734805),
                    (16.951555498927995, 6.189974721248655),
                    (25.01476378044298, 8.199113660123134),
                ],
            ),
            (
                &MIXED,
                &[4, 3, 2, 1],
                &[
                    (27.209439397739512, 4.726208022611111),
                    (26.96266973408207, 4.86165211646578),
                    (18.40087254100834, 6.155864906461848),
                    (28.48981672990533, 8.199113660123134),
                ],
            ),
            (
                &[(30.0, 3.0), (22.0, 7.0)],
                &[1, 1],
                &[
                    (29.81631752014674, 2.9903963828693776),
                    (23.00004905697886, 6.709768734363943),
                ],
            ),
        ];
        for (table, places, wanted) in cases {
            assert_near(&plackett_luce(&seated(table, places)), wanted);
        }
    }

    /// As `rate` does it by default there, with the doubt of a game.
    #[test]
    fn each_game_brings_a_little_doubt_back() {
        let ten: Vec<_> = (0..10).map(f64::from).map(|i| (20.0 + i, 8.0 - i / 2.0)).collect();
        assert_near(
            &rate(&seated(&ten, &[3, 1, 2, 4, 4, 4, 7, 8, 9, 9])),
            &[
                (22.04118835013922, 7.9585919184031155),
                (23.24630716230705, 7.49020503032622),
                (23.740690407583656, 6.98361811559443),
                (22.818235225932558, 6.471914061373005),
                (23.81483849307224, 5.978999071092768),
                (24.817826974084813, 5.484810951197986),
                (26.298861502959994, 4.98480655675497),
                (26.93150077410467, 4.486261895320723),
                (27.22126433488309, 3.988852623434315),
                (28.365165306756957, 3.493778343869477),
            ],
        );
    }

    #[derive(Debug, Clone)]
    struct AnyTable(Vec<(Rating, i64)>);

    impl Arbitrary for AnyTable {
        fn arbitrary(g: &mut Gen) -> AnyTable {
            let seats = 2 + usize::arbitrary(g) % 9;
            let rating = |g: &mut Gen| Rating {
                mu: f64::from(i16::arbitrary(g)) / 800.0,
                sigma: 0.5 + f64::from(u8::arbitrary(g)) / 32.0,
            };
            AnyTable(
                (0..seats)
                    .map(|_| (rating(g), 1 + i64::from(u8::arbitrary(g)) % seats as i64))
                    .collect(),
            )
        }
    }

    property! {
        /// Who sits where changes nothing, and whatever happens, ratings stay numbers.
        fn the_order_of_seats_does_not_matter(table: AnyTable) -> bool {
            let mut turned = table.0.clone();
            turned.rotate_left(1);
            let mut back = rate(&turned);
            back.rotate_right(1);
            let there = rate(&table.0);
            there.iter().zip(&back).all(|(a, b)| {
                (a.mu - b.mu).abs() < 1e-9 && (a.sigma - b.sigma).abs() < 1e-9 && a.sigma > 0.0 && a.mu.is_finite()
            })
        }
    }
}
