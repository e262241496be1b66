//! One color component: which of its blocks are kept, and what of them.

use std::ops::Range;

use super::idct::Idct;
use crate::Refused;

/// From the order of the file to that of rows.
#[rustfmt::skip]
pub(super) const ZIGZAG: [u8; 64] = [
     0,  1,  8, 16,  9,  2,  3, 10,
    17, 24, 32, 25, 18, 11,  4,  5,
    12, 19, 26, 33, 40, 48, 41, 34,
    27, 20, 13,  6,  7, 14, 21, 28,
    35, 42, 49, 56, 57, 50, 43, 36,
    29, 22, 15, 23, 30, 37, 44, 51,
    58, 59, 52, 45, 38, 31, 39, 46,
    53, 60, 61, 54, 47, 55, 62, 63,
];

/// One direction of a component.
pub(super) struct Axis {
    /// Blocks that scans of this component alone have.
    pub blocks: usize,
    /// Blocks that interleaved scans have.
    pub padded: usize,
    /// How many blocks a unit of interleaved scans has.
    pub per_unit: usize,
    /// The blocks that the middle square lies on.
    pub kept: Range<usize>,
    /// How many samples are made of a block.
    pub samples: usize,
    /// How many samples there are of the whole picture.
    pub length: usize,
    /// Samples for one pixel of the whole picture.
    pub density: f32,
}

impl Axis {
    /// `factor` is its own and the largest of all components.
    pub fn new(length: u32, (factor, max): (u32, u32), units: u32, eighths: u32, crop: Range<u32>) -> Axis {
        let own = (length * factor).div_ceil(max);
        // Coarser components are shrunk less, so that all come out alike where they can.
        let samples = (eighths * max / factor).clamp(1, 8);
        let first = crop.start * factor / max / 8;
        let end = (crop.end * factor).div_ceil(max).div_ceil(8);
        Axis {
            blocks: own.div_ceil(8) as usize,
            padded: (units * factor) as usize,
            per_unit: factor as usize,
            kept: first as usize..end as usize,
            samples: samples as usize,
            length: (own * samples).div_ceil(8) as usize,
            density: (factor * samples) as f32 / (max * 8) as f32,
        }
    }

    pub fn kept_samples(&self) -> usize {
        self.kept.len() * self.samples
    }
}

pub(super) struct Component {
    pub id: u8,
    /// Where its quantization table is found.
    pub table: usize,
    /// The table, once a scan needed it: a later one may stand in its place.
    pub quantization: Option<[u16; 64]>,
    pub x: Axis,
    pub y: Axis,
    /// The samples of all kept blocks, row by row.
    pub samples: Vec<u8>,
    /// Where it is progressive: the low coefficients of each kept block.
    pub low: Vec<i16>,
    /// Where it is progressive and not only averages are shown: which coefficients of each block are not 0, in the
    /// order of the file.
    pub masks: Vec<u64>,
    /// By coefficient in the order of the file: its place among the low ones.
    pub places: [Option<u8>; 64],
    /// Whether a scan has brought its averages.
    pub complete: bool,
    idct: Idct,
}

impl Component {
    pub fn new(id: u8, table: usize, x: Axis, y: Axis) -> Result<Component, Refused> {
        if table > 3 {
            return Err(Refused::NotAPicture);
        }
        let mut places = [None; 64];
        for (place, natural) in places.iter_mut().zip(ZIGZAG) {
            let (column, row) = (usize::from(natural % 8), usize::from(natural / 8));
            if column < x.samples && row < y.samples {
                *place = Some((row * x.samples + column) as u8);
            }
        }
        Ok(Component {
            idct: Idct::new(x.samples, y.samples),
            id,
            table,
            quantization: None,
            x,
            y,
            samples: Vec::new(),
            low: Vec::new(),
            masks: Vec::new(),
            places,
            complete: false,
        })
    }

    /// Whether more is shown of a block than its average.
    pub fn has_details(&self) -> bool {
        self.x.samples > 1 || self.y.samples > 1
    }

    pub fn kept_blocks(&self) -> usize {
        self.x.kept.len() * self.y.kept.len()
    }

    /// Coefficients that are kept of a block.
    pub fn per_block(&self) -> usize {
        self.x.samples * self.y.samples
    }

    /// The place of a block among those that are kept.
    pub fn kept(&self, x: usize, y: usize) -> Option<usize> {
        let kept = self.x.kept.contains(&x) && self.y.kept.contains(&y);
        kept.then(|| (y - self.y.kept.start) * self.x.kept.len() + x - self.x.kept.start)
    }

    /// How many bytes its coefficients, masks and samples take.
    pub fn memory(&self, progressive: bool) -> usize {
        let samples = self.kept_blocks() * self.per_block();
        let masks = if self.has_details() {
            8 * self.x.padded * self.y.padded
        } else {
            0
        };
        samples + if progressive { 2 * samples + masks } else { 0 }
    }

    pub fn make_room(&mut self, progressive: bool) {
        self.samples = vec![0; self.kept_blocks() * self.per_block()];
        if progressive {
            self.low = vec![0; self.kept_blocks() * self.per_block()];
        }
        if progressive && self.has_details() {
            self.masks = vec![0; self.x.padded * self.y.padded];
        }
    }

    /// Turns the coefficients of a kept block into samples.
    pub fn transform(&mut self, block: usize, coefficients: &[i16; 64]) {
        let Some(quantization) = &self.quantization else { return };
        let mut dequantized = [0.0; 64];
        for (value, (coefficient, step)) in dequantized.iter_mut().zip(coefficients.iter().zip(quantization)) {
            *value = f32::from(*coefficient) * f32::from(*step);
        }
        let (across, stride) = (self.x.kept.len(), self.x.kept_samples());
        let first = block / across * self.y.samples * stride + block % across * self.x.samples;
        self.idct.apply(&dequantized, &mut self.samples[first..], stride);
    }

    /// The same for all that progressive scans have left.
    pub fn transform_all(&mut self) {
        let (columns, size) = (self.x.samples, self.per_block());
        for block in 0..self.low.len() / size {
            let mut coefficients = [0; 64];
            for (place, value) in self.low[block * size..][..size].iter().enumerate() {
                coefficients[place / columns * 8 + place % columns] = *value;
            }
            self.transform(block, &coefficients);
        }
    }
}
