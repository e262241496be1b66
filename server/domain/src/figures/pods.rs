//! Tonight's pods: as even as possible by rating and bracket, and mixing people who met least.

use crate::Entropy;

use super::Rating;

pub const SMALLEST: usize = 3;
pub const LARGEST: usize = 5;
const MOST_TRIED_WHOLE: usize = 8;
/// Fresh starts of the search beyond that; each ends where no swap makes it better.
const STARTS: usize = 12;

/// Differences that weigh alike: a bracket, two levels of play (the model's β is one), one evening spent together.
const LEVEL: f64 = 25.0 / 3.0;
const BRACKET: f64 = 1.0;
const MET: f64 = 1.0;

/// Somebody who is here tonight.
#[derive(Debug, Clone, Copy)]
pub struct Guest {
    pub rating: Rating,
    pub bracket: Option<u8>,
    /// The pod they stay in, whatever is proposed.
    pub locked: Option<usize>,
}

/// How often each two have met, by their places in the list.
pub struct Met<'a>(pub &'a dyn Fn(usize, usize) -> u32);

/// Who plays with whom, by places in the list; pods keep their numbers, so that a lock holds.
#[derive(Debug, Clone, PartialEq)]
pub struct Pods {
    pub pods: Vec<Vec<usize>>,
    /// Nought were perfect; only good for comparing arrangements of the same people.
    pub cost: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    #[error("fewer than three cannot play in pods")]
    TooFew,
    #[error("those who stay together do not fit in a pod")]
    Locks,
}

/// Fours before anything else; then the fewest threes and fives, a five being a longer evening than a three.
pub fn sizes(people: usize) -> Option<Vec<usize>> {
    let fitting = (0..=people / LARGEST).flat_map(|fives| {
        let rest = people - fives * LARGEST;
        (0..=rest / SMALLEST).filter_map(move |threes| {
            let rest = rest - threes * SMALLEST;
            rest.is_multiple_of(4)
                .then_some((fives * 6 + threes * 5, rest / 4, threes, fives))
        })
    });
    let (_, fours, threes, fives) = fitting.min().filter(|_| people > 0)?;
    Some([vec![5; fives], vec![4; fours], vec![3; threes]].concat())
}

pub fn propose(guests: &[Guest], met: &Met<'_>, entropy: &Entropy) -> Result<Pods, Impossible> {
    let sizes = sizes(guests.len()).ok_or(Impossible::TooFew)?;
    let table = Table::new(guests, met, seat_locks(guests, sizes)?);
    let best = if guests.len() <= MOST_TRIED_WHOLE {
        table.best_of_all()
    } else {
        table.best_found(entropy)
    };
    Ok(best)
}

/// What an arrangement costs, the one measure by which all are compared.
pub fn cost(guests: &[Guest], met: &Met<'_>, pods: &[Vec<usize>]) -> f64 {
    Table::new(guests, met, pods.iter().map(Vec::len).collect()).cost(pods)
}

/// The sizes in an order in which every lock fits its pod.
fn seat_locks(guests: &[Guest], sizes: Vec<usize>) -> Result<Vec<usize>, Impossible> {
    let mut locked: Vec<(usize, usize)> = (0..sizes.len()).map(|pod| (0, pod)).collect();
    for pod in guests.iter().filter_map(|guest| guest.locked) {
        locked.get_mut(pod).ok_or(Impossible::Locks)?.0 += 1;
    }
    // The fullest pods get the largest sizes; the rest keep their order.
    locked.sort_by_key(|(count, pod)| (std::cmp::Reverse(*count), *pod));
    let mut seated = vec![0; sizes.len()];
    for ((count, pod), size) in locked.into_iter().zip(sizes) {
        if count > size {
            return Err(Impossible::Locks);
        }
        seated[pod] = size;
    }
    Ok(seated)
}

struct Table<'a> {
    guests: &'a [Guest],
    sizes: Vec<usize>,
    /// What it costs to have two in one pod.
    pair: Vec<f64>,
}

impl Table<'_> {
    fn new<'a>(guests: &'a [Guest], met: &Met<'_>, sizes: Vec<usize>) -> Table<'a> {
        let n = guests.len();
        let apart = |a: usize, b: usize| {
            let level = (guests[a].rating.mu - guests[b].rating.mu) / LEVEL;
            let bracket = match (guests[a].bracket, guests[b].bracket) {
                (Some(a), Some(b)) => f64::from(a.abs_diff(b)) / BRACKET,
                _ => 0.0,
            };
            level.powi(2) + bracket.powi(2) + f64::from((met.0)(a, b)) / MET
        };
        let pair = (0..n * n).map(|at| apart(at / n, at % n)).collect();
        Table { guests, sizes, pair }
    }

    /// The mean cost between one of a pod and the others, added up over everybody: a seat counts the same in any size.
    fn pod_cost(&self, pod: &[usize]) -> f64 {
        let n = self.guests.len();
        let pairs = pod
            .iter()
            .enumerate()
            .flat_map(|(at, a)| pod[at + 1..].iter().map(move |b| self.pair[a * n + b]));
        2.0 * pairs.sum::<f64>() / (pod.len().saturating_sub(1)).max(1) as f64
    }

    fn cost(&self, pods: &[Vec<usize>]) -> f64 {
        pods.iter().map(|pod| self.pod_cost(pod)).sum()
    }

    /// Everybody who is locked in their pod, the others in the order given.
    fn seat(&self, order: impl Iterator<Item = usize>) -> Vec<Vec<usize>> {
        let mut pods = vec![Vec::new(); self.sizes.len()];
        for (at, guest) in self.guests.iter().enumerate() {
            if let Some(pod) = guest.locked {
                pods[pod].push(at);
            }
        }
        let mut open = 0;
        for at in order.filter(|at| self.guests[*at].locked.is_none()) {
            while pods[open].len() == self.sizes[open] {
                open += 1;
            }
            pods[open].push(at);
        }
        pods
    }

    fn best_of_all(&self) -> Pods {
        let mut best = None;
        let mut pods = self.seat(std::iter::empty());
        self.try_all(0, &mut pods, &mut best);
        best.expect("the sizes add up to the number of people")
    }

    fn try_all(&self, at: usize, pods: &mut Vec<Vec<usize>>, best: &mut Option<Pods>) {
        let Some(guest) = self.guests.get(at) else {
            let cost = self.cost(pods);
            if best.as_ref().is_none_or(|best| cost < best.cost) {
                *best = Some(Pods {
                    pods: pods.clone(),
                    cost,
                });
            }
            return;
        };
        if guest.locked.is_some() {
            return self.try_all(at + 1, pods, best);
        }
        for pod in 0..pods.len() {
            if pods[pod].len() < self.sizes[pod] {
                pods[pod].push(at);
                self.try_all(at + 1, pods, best);
                pods[pod].retain(|seated| *seated != at);
            }
        }
    }

    fn best_found(&self, entropy: &Entropy) -> Pods {
        let mut order: Vec<usize> = (0..self.guests.len()).collect();
        // The first start is a good guess: neighbours in strength sit together.
        order.sort_by(|a, b| self.guests[*a].rating.mu.total_cmp(&self.guests[*b].rating.mu));
        let mut best: Option<Pods> = None;
        for _ in 0..STARTS {
            let found = self.improve(self.seat(order.iter().copied()));
            if best.as_ref().is_none_or(|best| found.cost < best.cost) {
                best = Some(found);
            }
            for at in (1..order.len()).rev() {
                order.swap(at, entropy.below(at as u64 + 1) as usize);
            }
        }
        best.expect("there is at least one start")
    }

    /// Swaps two people as long as that makes it better.
    fn improve(&self, mut pods: Vec<Vec<usize>>) -> Pods {
        while self.swap_once(&mut pods) {}
        let cost = self.cost(&pods);
        Pods { pods, cost }
    }

    fn swap_once(&self, pods: &mut [Vec<usize>]) -> bool {
        let mut better = false;
        for a in 0..pods.len() {
            for b in a + 1..pods.len() {
                for seat_a in 0..pods[a].len() {
                    for seat_b in 0..pods[b].len() {
                        better |= self.swap_if_better(pods, (a, seat_a), (b, seat_b));
                    }
                }
            }
        }
        better
    }

    fn swap_if_better(
        &self,
        pods: &mut [Vec<usize>],
        (a, seat_a): (usize, usize),
        (b, seat_b): (usize, usize),
    ) -> bool {
        let (one, other) = (pods[a][seat_a], pods[b][seat_b]);
        if self.guests[one].locked.is_some() || self.guests[other].locked.is_some() {
            return false;
        }
        let before = self.pod_cost(&pods[a]) + self.pod_cost(&pods[b]);
        (pods[a][seat_a], pods[b][seat_b]) = (other, one);
        // Rounding alone must not keep two swapping for ever.
        let better = self.pod_cost(&pods[a]) + self.pod_cost(&pods[b]) < before - 1e-9;
        if !better {
            (pods[a][seat_a], pods[b][seat_b]) = (one, other);
        }
        better
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    fn guests(count: usize, luck: &Entropy) -> Vec<Guest> {
        let guest = |_| Guest {
            rating: Rating {
                mu: 10.0 + luck.below(300) as f64 / 10.0,
                sigma: 3.0,
            },
            bracket: Some(luck.below(6))
                .filter(|bracket| *bracket > 0)
                .map(|bracket| bracket as u8),
            locked: None,
        };
        (0..count).map(guest).collect()
    }

    fn meetings(count: usize, luck: &Entropy) -> Vec<u32> {
        (0..count * count).map(|_| luck.below(4) as u32).collect()
    }

    fn random(count: usize, luck: &Entropy) -> Vec<Vec<usize>> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            order.swap(at, luck.below(at as u64 + 1) as usize);
        }
        let mut order = order.into_iter();
        sizes(count)
            .unwrap()
            .iter()
            .map(|size| order.by_ref().take(*size).collect())
            .collect()
    }

    #[test]
    fn fours_where_possible() {
        let found: Vec<_> = (3..=14).map(|people| sizes(people).unwrap()).collect();
        let wanted: [&[usize]; 12] = [
            &[3],
            &[4],
            &[5],
            &[3, 3],
            &[4, 3],
            &[4, 4],
            &[5, 4],
            &[4, 3, 3],
            &[4, 4, 3],
            &[4, 4, 4],
            &[5, 4, 4],
            &[4, 4, 3, 3],
        ];
        assert_eq!(found, wanted);
        assert_eq!([sizes(0), sizes(1), sizes(2)], [None, None, None]);
        for people in 3..=500 {
            let sizes = sizes(people).unwrap();
            assert_eq!(sizes.iter().sum::<usize>(), people);
            assert!(sizes.iter().all(|size| (SMALLEST..=LARGEST).contains(size)));
        }
    }

    #[test]
    fn never_worse_than_chance() {
        let luck = Entropy::seeded(7);
        for _ in 0..1_000 {
            let count = 3 + luck.below(30) as usize;
            let (guests, met) = (guests(count, &luck), meetings(count, &luck));
            let met = Met(&|a, b| met[a.min(b) * count + a.max(b)]);
            let proposed = propose(&guests, &met, &luck).unwrap();
            let mut all: Vec<_> = proposed.pods.concat();
            all.sort_unstable();
            assert_eq!(all, (0..count).collect::<Vec<_>>());
            let chance = cost(&guests, &met, &random(count, &luck));
            assert!(
                proposed.cost <= chance + 1e-9,
                "{count}: {} against {chance}",
                proposed.cost
            );
        }
    }

    /// All arrangements of up to eight are tried here too, in another way: by every order of the people.
    #[test]
    fn the_best_there_is_for_up_to_eight() {
        fn orders(rest: Vec<usize>) -> Vec<Vec<usize>> {
            if rest.is_empty() {
                return vec![Vec::new()];
            }
            let with = |first: &usize| {
                let others = rest.iter().copied().filter(|other| other != first).collect();
                let after = orders(others);
                let first = *first;
                after.into_iter().map(move |tail| [vec![first], tail].concat())
            };
            rest.iter().flat_map(with).collect()
        }
        let luck = Entropy::seeded(11);
        for count in 3..=8 {
            let (guests, met) = (guests(count, &luck), meetings(count, &luck));
            let met = Met(&|a, b| met[a.min(b) * count + a.max(b)]);
            let sizes = sizes(count).unwrap();
            let best = orders((0..count).collect())
                .into_iter()
                .map(|order| {
                    let mut order = order.into_iter();
                    let pods: Vec<Vec<usize>> = sizes.iter().map(|size| order.by_ref().take(*size).collect()).collect();
                    cost(&guests, &met, &pods)
                })
                .fold(f64::INFINITY, f64::min);
            let proposed = propose(&guests, &met, &luck).unwrap();
            assert!(
                (proposed.cost - best).abs() < 1e-9,
                "{count}: {} against {best}",
                proposed.cost
            );
        }
    }

    #[test]
    fn who_is_locked_stays() {
        let luck = Entropy::seeded(3);
        let mut guests = guests(13, &luck);
        for (guest, pod) in [(0, 2), (5, 2), (6, 2), (7, 2), (9, 2), (12, 0)] {
            guests[guest].locked = Some(pod);
        }
        let met = Met(&|_, _| 0);
        let pods = propose(&guests, &met, &luck).unwrap().pods;
        assert!([0, 5, 6, 7, 9].iter().all(|guest| pods[2].contains(guest)), "{pods:?}");
        assert!(pods[0].contains(&12));
        guests[1].locked = Some(2);
        assert_eq!(propose(&guests, &met, &luck), Err(Impossible::Locks));
        guests[1].locked = Some(3);
        assert_eq!(propose(&guests, &met, &luck), Err(Impossible::Locks));
        assert_eq!(propose(&guests[..2], &met, &luck), Err(Impossible::TooFew));
    }

    #[test]
    fn sixty_people_are_seated_while_they_hang_up_their_coats() {
        let luck = Entropy::seeded(5);
        let (guests, met) = (guests(60, &luck), meetings(60, &luck));
        let met = Met(&|a, b| met[a.min(b) * 60 + a.max(b)]);
        let begun = Instant::now();
        let proposed = propose(&guests, &met, &luck).unwrap();
        println!("{} in {:?}", proposed.cost, begun.elapsed());
        assert_eq!(proposed.pods.len(), 15);
    }
}
