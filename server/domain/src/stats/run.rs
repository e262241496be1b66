//! What is counted game by game, in the order of play.

use std::collections::HashMap;
use std::hash::Hash;

use crate::Timestamp;

/// Wins in a row, and games in a row without one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Run {
    /// Above 0: so many wins in a row up to now. Below: so many games since the last win.
    pub now: i32,
    pub longest: u32,
    began: Option<Timestamp>,
    /// From the first win of the longest to its last.
    pub span: Option<(Timestamp, Timestamp)>,
}

impl Run {
    pub fn add(&mut self, at: Timestamp, won: bool) {
        if !won {
            self.now = self.now.min(0) - 1;
            return;
        }
        if self.now <= 0 {
            self.now = 0;
            self.began = Some(at);
        }
        self.now += 1;
        if self.now.unsigned_abs() > self.longest {
            self.longest = self.now.unsigned_abs();
            self.span = self.began.map(|began| (began, at));
        }
    }
}

/// A mean that knows of how many.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Mean {
    sum: f64,
    pub count: u32,
}

impl Mean {
    pub fn add(&mut self, value: f64) {
        self.sum += value;
        self.count += 1;
    }

    pub fn value(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / f64::from(self.count))
    }
}

/// Values by key, in the order in which the keys were first met.
#[derive(Debug, Clone)]
pub struct Tallies<K, V> {
    places: HashMap<K, usize>,
    values: Vec<V>,
}

impl<K, V> Default for Tallies<K, V> {
    fn default() -> Self {
        Tallies {
            places: HashMap::new(),
            values: Vec::new(),
        }
    }
}

impl<K: Eq + Hash, V> Tallies<K, V> {
    /// The value of a key, created if missing.
    pub fn at(&mut self, key: K, first: impl FnOnce() -> V) -> &mut V {
        let place = *self.places.entry(key).or_insert_with(|| {
            self.values.push(first());
            self.values.len() - 1
        });
        &mut self.values[place]
    }

    pub fn values(&self) -> &[V] {
        &self.values
    }

    /// The greatest first, at most so many; those alike in the order in which they were met.
    pub fn ranked(self, most: usize, size: impl Fn(&V) -> u32) -> Vec<V> {
        let mut all = self.values;
        all.sort_by_key(|value| std::cmp::Reverse(size(value)));
        all.truncate(most);
        all
    }
}
