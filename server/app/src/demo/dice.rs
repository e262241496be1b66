use podium_domain::Timestamp;
use podium_system::Entropy;
use uuid::Uuid;

/// Chance that falls the same way every time.
pub struct Dice(Entropy);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Entropy::seeded(seed))
    }

    pub fn entropy(&self) -> &Entropy {
        &self.0
    }

    pub fn id(&self, at: Timestamp) -> Uuid {
        self.0.uuid(at)
    }

    /// One of the numbers from `low` to `high`.
    pub fn between(&self, low: i64, high: i64) -> i64 {
        low + self.0.below((high - low + 1).unsigned_abs()) as i64
    }

    pub fn percent(&self, chance: i64) -> bool {
        self.between(1, 100) <= chance
    }

    /// A place in a list that is not empty.
    pub fn place<T>(&self, list: &[T]) -> usize {
        self.0.below(list.len() as u64) as usize
    }

    pub fn pick<'l, T>(&self, list: &'l [T]) -> &'l T {
        &list[self.place(list)]
    }

    /// A place in a list of weights, the heavier the likelier.
    pub fn weighted(&self, weights: &[i64]) -> usize {
        let mut fallen = self.between(1, weights.iter().sum::<i64>().max(1));
        for (place, weight) in weights.iter().enumerate() {
            fallen -= weight;
            if fallen <= 0 {
                return place;
            }
        }
        0
    }

    pub fn shuffle<T>(&self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.place(&list[..=last]));
        }
    }
}
