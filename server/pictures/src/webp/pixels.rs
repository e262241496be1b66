//! The coded pixels of a lossless picture, and of the small pictures inside it.

use super::bits::Bits;
use super::huffman::Huffman;
use crate::Refused;
use crate::limits::check_memory;

/// Codes of a group: green with lengths and cached colors, red, blue, alpha, distances.
const ALPHABETS: [usize; 5] = [256 + 24, 256, 256, 256, 40];

/// Where a pixel is copied from, for short distances: columns to the left, rows up.
#[rustfmt::skip]
const NEIGHBORS: [(i8, u8); 120] = [
    (0, 1),  (1, 0),  (1, 1),  (-1, 1), (0, 2),  (2, 0),  (1, 2),  (-1, 2),
    (2, 1),  (-2, 1), (2, 2),  (-2, 2), (0, 3),  (3, 0),  (1, 3),  (-1, 3),
    (3, 1),  (-3, 1), (2, 3),  (-2, 3), (3, 2),  (-3, 2), (0, 4),  (4, 0),
    (1, 4),  (-1, 4), (4, 1),  (-4, 1), (3, 3),  (-3, 3), (2, 4),  (-2, 4),
    (4, 2),  (-4, 2), (0, 5),  (3, 4),  (-3, 4), (4, 3),  (-4, 3), (5, 0),
    (1, 5),  (-1, 5), (5, 1),  (-5, 1), (2, 5),  (-2, 5), (5, 2),  (-5, 2),
    (4, 4),  (-4, 4), (3, 5),  (-3, 5), (5, 3),  (-5, 3), (0, 6),  (6, 0),
    (1, 6),  (-1, 6), (6, 1),  (-6, 1), (2, 6),  (-2, 6), (6, 2),  (-6, 2),
    (4, 5),  (-4, 5), (5, 4),  (-5, 4), (3, 6),  (-3, 6), (6, 3),  (-6, 3),
    (0, 7),  (7, 0),  (1, 7),  (-1, 7), (5, 5),  (-5, 5), (7, 1),  (-7, 1),
    (4, 6),  (-4, 6), (6, 4),  (-6, 4), (2, 7),  (-2, 7), (7, 2),  (-7, 2),
    (3, 7),  (-3, 7), (7, 3),  (-7, 3), (5, 6),  (-5, 6), (6, 5),  (-6, 5),
    (8, 0),  (4, 7),  (-4, 7), (7, 4),  (-7, 4), (8, 1),  (8, 2),  (6, 6),
    (-6, 6), (8, 3),  (5, 7),  (-5, 7), (7, 5),  (-7, 5), (8, 4),  (6, 7),
    (-6, 7), (7, 6),  (-7, 6), (8, 5),  (7, 7),  (-7, 7), (8, 6),  (8, 7)
];

/// Beside the pixels, up to three tables for blocks of at least 16 of them.
pub(super) const fn memory(pixels: usize) -> usize {
    pixels * 4 + pixels * 2 / 3
}

/// A picture inside the picture: parameters for its blocks.
pub(super) fn read_small(bits: &mut Bits, width: usize, height: usize) -> Result<Vec<u32>, Refused> {
    let mut pixels = vec![0; width * height];
    read_pixels(bits, width, height, false, &mut pixels)?;
    Ok(pixels)
}

type Group = [Huffman; 5];

/// Which codes are used where.
struct Groups {
    groups: Vec<Group>,
    /// Each block's group; empty where there is one for all.
    blocks: Vec<u16>,
    /// Blocks have sides of 1 << this.
    size: u32,
    across: usize,
}

impl Groups {
    fn read(bits: &mut Bits, width: usize, height: usize, whole: bool, cached: usize) -> Result<Groups, Refused> {
        let (mut blocks, mut size, mut across) = (Vec::new(), 0, 0);
        if whole && bits.bit()? {
            size = bits.take(3)? + 2;
            across = width.div_ceil(1 << size);
            let picture = read_small(bits, across, height.div_ceil(1 << size))?;
            blocks = picture.iter().map(|argb| (argb >> 8) as u16).collect();
        }
        let count = blocks.iter().max().map_or(1, |last| usize::from(*last) + 1);
        let mut groups: Vec<Group> = Vec::new();
        let mut taken = memory(width * height);
        for _ in 0..count {
            let mut group = [const { Huffman::Single(0) }; 5];
            for (code, alphabet) in group.iter_mut().zip(ALPHABETS) {
                let colors = if alphabet == ALPHABETS[0] { cached } else { 0 };
                *code = Huffman::read(bits, alphabet + colors)?;
                taken += code.memory();
            }
            check_memory(taken)?;
            groups.push(group);
        }
        Ok(Groups {
            groups,
            blocks,
            size,
            across,
        })
    }

    fn at(&self, x: usize, y: usize) -> &Group {
        let block = self.blocks.get((y >> self.size) * self.across + (x >> self.size));
        &self.groups[block.map_or(0, |group| usize::from(*group))]
    }
}

pub(super) fn read_pixels(
    bits: &mut Bits,
    width: usize,
    height: usize,
    whole: bool,
    out: &mut [u32],
) -> Result<(), Refused> {
    let mut cache = Cache::read(bits)?;
    let groups = Groups::read(bits, width, height, whole, cache.colors.len())?;
    let block_mask = (1 << groups.size) - 1;
    let mut group = groups.at(0, 0);
    let (mut i, mut x, mut y) = (0, 0, 0);
    while i < out.len() {
        if x & block_mask == 0 {
            group = groups.at(x, y);
        }
        let [green, red, blue, alpha, distance] = group;
        let symbol = green.symbol(bits)?;
        let copied = match symbol {
            0..256 => {
                let [r, b] = [red.symbol(bits)?, blue.symbol(bits)?].map(u32::from);
                let a = u32::from(alpha.symbol(bits)?);
                out[i] = a << 24 | r << 16 | u32::from(symbol) << 8 | b;
                1
            }
            256..280 => {
                let length = prefixed(bits, symbol - 256)?;
                let code = distance.symbol(bits)?;
                let distance = distance_of(prefixed(bits, code)?, width);
                if distance > i || length > out.len() - i {
                    return Err(Refused::NotAPicture);
                }
                (i..i + length).for_each(|i| out[i] = out[i - distance]);
                length
            }
            _ => {
                let color = cache.colors.get(usize::from(symbol - 280));
                out[i] = *color.ok_or(Refused::NotAPicture)?;
                1
            }
        };
        out[i..i + copied].iter().for_each(|argb| cache.insert(*argb));
        i += copied;
        x += copied;
        if x >= width {
            (x, y) = (i % width, i / width);
        }
        if copied > 1 && i < out.len() {
            group = groups.at(x, y);
        }
    }
    Ok(())
}

/// A number from its class and as many bits as that class has.
fn prefixed(bits: &mut Bits, class: u16) -> Result<usize, Refused> {
    if class < 4 {
        return Ok(usize::from(class) + 1);
    }
    let extra = u32::from(class - 2) >> 1;
    let start = (2 + usize::from(class & 1)) << extra;
    Ok(start + bits.take(extra)? as usize + 1)
}

fn distance_of(code: usize, width: usize) -> usize {
    match NEIGHBORS.get(code - 1) {
        Some((left, up)) => (usize::from(*up) * width).saturating_add_signed((*left).into()).max(1),
        None => code - NEIGHBORS.len(),
    }
}

/// Colors met before, found by their hash.
struct Cache {
    colors: Vec<u32>,
    shift: u32,
}

impl Cache {
    fn read(bits: &mut Bits) -> Result<Cache, Refused> {
        if !bits.bit()? {
            return Ok(Cache {
                colors: Vec::new(),
                shift: 0,
            });
        }
        match bits.take(4)? {
            size @ 1..=11 => Ok(Cache {
                colors: vec![0; 1 << size],
                shift: 32 - size,
            }),
            _ => Err(Refused::NotAPicture),
        }
    }

    #[inline]
    fn insert(&mut self, argb: u32) {
        if !self.colors.is_empty() {
            self.colors[(argb.wrapping_mul(0x1e35_a7bd) >> self.shift) as usize] = argb;
        }
    }
}
