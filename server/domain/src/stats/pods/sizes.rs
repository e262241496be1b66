//! How many sit in each pod.

use std::cmp::Reverse;

use super::{Guest, Impossible, LARGEST, SMALLEST};

/// Fours before anything else; then the fewest threes and fives, a five being a longer evening than a three.
pub fn sizes(people: usize) -> Option<Vec<usize>> {
    ways(people).into_iter().next()
}

/// Every way to part so many people, the one liked best first.
fn ways(people: usize) -> Vec<Vec<usize>> {
    let fitting = (0..=people / LARGEST).flat_map(|fives| {
        let rest = people - fives * LARGEST;
        (0..=rest / SMALLEST).filter_map(move |threes| {
            let rest = rest - threes * SMALLEST;
            rest.is_multiple_of(4)
                .then_some((fives * 6 + threes * 5, rest / 4, threes, fives))
        })
    });
    let mut fitting: Vec<_> = fitting.filter(|_| people > 0).collect();
    fitting.sort_unstable();
    let way = |(_, fours, threes, fives)| [vec![5; fives], vec![4; fours], vec![3; threes]].concat();
    fitting.into_iter().map(way).collect()
}

/// The preferred pod sizes in which all locked players fit.
pub fn around_locks(guests: &[Guest]) -> Result<Vec<usize>, Impossible> {
    let ways = ways(guests.len());
    let most = ways.iter().map(Vec::len).max().ok_or(Impossible::TooFew)?;
    let mut locked = vec![0; most];
    for pod in guests.iter().filter_map(|guest| guest.locked) {
        *locked.get_mut(pod).ok_or(Impossible::Locks)? += 1;
    }
    ways.into_iter()
        .find_map(|sizes| seat_locks(&locked, sizes))
        .ok_or(Impossible::Locks)
}

/// The sizes in an order in which every lock fits its pod.
fn seat_locks(locked: &[usize], sizes: Vec<usize>) -> Option<Vec<usize>> {
    if locked[sizes.len()..].iter().any(|count| *count > 0) {
        return None;
    }
    // The fullest pods get the largest sizes; the rest keep their order.
    let mut pods: Vec<usize> = (0..sizes.len()).collect();
    pods.sort_by_key(|pod| (Reverse(locked[*pod]), *pod));
    let mut seated = vec![0; sizes.len()];
    for (pod, size) in pods.into_iter().zip(sizes) {
        if locked[pod] > size {
            return None;
        }
        seated[pod] = size;
    }
    Some(seated)
}
