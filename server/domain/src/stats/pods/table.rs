//! The search for the best pods.

use super::{Guest, Meetings, Pods};

/// Fresh starts of the search; each ends where no swap makes it better.
const STARTS: usize = 12;

/// Differences that weigh alike: a bracket, two levels of play (the model's β is one), one evening spent together.
const LEVEL: f64 = 25.0 / 3.0;
const BRACKET: f64 = 1.0;
const MET: f64 = 1.0;

pub struct Table<'a> {
    guests: &'a [Guest],
    /// What it costs to have two in one pod.
    pair: Vec<f64>,
}

impl Table<'_> {
    pub fn new<'a>(guests: &'a [Guest], met: &Meetings) -> Table<'a> {
        let n = guests.len();
        let apart = |a: usize, b: usize| {
            let (one, other) = (&guests[a], &guests[b]);
            let level = one
                .rating
                .zip(other.rating)
                .map(|(one, other)| (one.mu - other.mu) / LEVEL);
            let bracket = one.bracket.zip(other.bracket);
            let bracket = bracket.map(|(one, other)| f64::from(one.abs_diff(other)) / BRACKET);
            let squared = |apart: Option<f64>| apart.unwrap_or_default().powi(2);
            squared(level) + squared(bracket) + f64::from(met.between(a, b)) / MET
        };
        let pair = (0..n * n).map(|at| apart(at / n, at % n)).collect();
        Table { guests, pair }
    }

    /// For each player the mean cost to the others in the pod, summed: a seat counts the same in any size.
    fn pod_cost(&self, pod: &[usize]) -> f64 {
        let n = self.guests.len();
        let pairs = pod
            .iter()
            .enumerate()
            .flat_map(|(at, a)| pod[at + 1..].iter().map(move |b| self.pair[a * n + b]));
        2.0 * pairs.sum::<f64>() / (pod.len().saturating_sub(1)).max(1) as f64
    }

    pub fn cost(&self, pods: &[Vec<usize>]) -> f64 {
        pods.iter().map(|pod| self.pod_cost(pod)).sum()
    }

    /// The expected cost of random pods: any two players are equally likely to meet, so each adds the mean of all
    /// pairs.
    pub fn chance(&self) -> f64 {
        let n = self.guests.len();
        // The diagonal is zero.
        self.pair.iter().sum::<f64>() / (n.saturating_sub(1)).max(1) as f64
    }

    /// Locked players in their pods, the others in the given order.
    fn seat(&self, sizes: &[usize], order: impl Iterator<Item = usize>) -> Pods {
        let mut pods = vec![Vec::new(); sizes.len()];
        for (at, guest) in self.guests.iter().enumerate() {
            if let Some(pod) = guest.locked {
                pods[pod].push(at);
            }
        }
        let mut open = 0;
        for at in order.filter(|at| self.guests[*at].locked.is_none()) {
            while pods[open].len() == sizes[open] {
                open += 1;
            }
            pods[open].push(at);
        }
        pods
    }

    pub fn best_of_all(&self, sizes: &[usize]) -> Pods {
        let mut pods = self.seat(sizes, std::iter::empty());
        let mut best = (f64::INFINITY, Pods::new());
        self.try_all(sizes, 0, &mut pods, &mut best);
        best.1
    }

    fn try_all(&self, sizes: &[usize], at: usize, pods: &mut Pods, best: &mut (f64, Pods)) {
        let Some(guest) = self.guests.get(at) else {
            let cost = self.cost(pods);
            if cost < best.0 {
                *best = (cost, pods.clone());
            }
            return;
        };
        if guest.locked.is_some() {
            return self.try_all(sizes, at + 1, pods, best);
        }
        for pod in 0..pods.len() {
            if pods[pod].len() < sizes[pod] {
                pods[pod].push(at);
                self.try_all(sizes, at + 1, pods, best);
                pods[pod].pop();
            }
        }
    }

    pub fn best_found(&self, sizes: &[usize], random: &dyn Fn(u64) -> u64) -> Pods {
        let strength = |at: usize| self.guests[at].rating.unwrap_or_default().mu;
        let mut order: Vec<usize> = (0..self.guests.len()).collect();
        // The first start is a good guess: neighbours in strength sit together.
        order.sort_by(|a, b| strength(*a).total_cmp(&strength(*b)));
        let mut best = (f64::INFINITY, Pods::new());
        for _ in 0..STARTS {
            let mut pods = self.seat(sizes, order.iter().copied());
            while self.swap_once(&mut pods) {}
            let cost = self.cost(&pods);
            if cost < best.0 {
                best = (cost, pods);
            }
            for at in (1..order.len()).rev() {
                order.swap(at, random(at as u64 + 1) as usize);
            }
        }
        best.1
    }

    /// Swaps two people wherever that makes it better, and says whether it did anywhere.
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
        let change = self.exchange(&pods[a], one, other) + self.exchange(&pods[b], other, one);
        // Rounding alone must not keep two swapping for ever.
        let better = change < -1e-9;
        if better {
            (pods[a][seat_a], pods[b][seat_b]) = (other, one);
        }
        better
    }

    /// How much more a pod costs with one player in the place of another.
    fn exchange(&self, pod: &[usize], goes: usize, comes: usize) -> f64 {
        let n = self.guests.len();
        let others = pod.iter().filter(|at| **at != goes);
        let change: f64 = others
            .map(|at| self.pair[comes * n + at] - self.pair[goes * n + at])
            .sum();
        2.0 * change / (pod.len().saturating_sub(1)).max(1) as f64
    }
}
