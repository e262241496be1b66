use aws_lc_rs::digest::{SHA256, digest};

/// What the rows of a table add up to, in whatever order they come: two databases need not agree on one.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Checksum {
    pub rows: u64,
    sum: [u64; 4],
}

impl Checksum {
    pub fn add(&mut self, line: &[u8]) {
        self.rows += 1;
        let hash = digest(&SHA256, line);
        for (sum, part) in self.sum.iter_mut().zip(hash.as_ref().chunks_exact(8)) {
            let part = part.iter().fold(0, |number, byte| (number << 8) | u64::from(*byte));
            *sum = sum.wrapping_add(part);
        }
    }

    pub fn hex(&self) -> String {
        self.sum.iter().map(|part| format!("{part:016x}")).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(lines: &[&str]) -> Checksum {
        let mut sum = Checksum::default();
        lines.iter().for_each(|line| sum.add(line.as_bytes()));
        sum
    }

    #[test]
    fn the_order_does_not_count_and_all_else_does() {
        let two = sum(&["[1]", "[2]"]);
        assert_eq!(two, sum(&["[2]", "[1]"]));
        assert_eq!((two.rows, two.hex().len()), (2, 64));
        for other in [&["[1]"][..], &["[1]", "[3]"], &["[1]", "[2]", "[2]"], &["[1]", "[1]"]] {
            assert_ne!(two.hex(), sum(other).hex(), "{other:?}");
        }
        let one = sum(&["abc"]).hex();
        assert_eq!(one, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
