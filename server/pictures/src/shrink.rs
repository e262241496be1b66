//! The sink of all decoders: rows stream by, and only a small copy of the picture's middle square stays.

use std::time::Instant;

use image::{Rgba, RgbaImage};

use crate::Refused;
use crate::limits::check_time;

/// Squares up to this side are kept as they are; larger ones are averaged in blocks while their rows stream by. Twice
/// the side that is served, so that the last step still has something to choose from.
const MAX_KEPT: u32 = 1024;

pub(crate) type Pixel = [u8; 4];

/// Where in the picture the pixels of a row lie.
pub(crate) struct RowPosition {
    pub x: u32,
    pub y: u32,
    /// From one pixel to the next: more than 1 in interlaced pictures.
    pub step: u32,
}

pub(crate) struct Shrink {
    left: u32,
    top: u32,
    /// The part of the picture that is kept, a multiple of `block`.
    side: u32,
    block: u32,
    small: RgbaImage,
    /// Colors by their opacity, and opacities, of the blocks that are not complete yet.
    sums: Vec<[u32; 4]>,
    /// Rows come from top to bottom, so that one row of sums is enough.
    in_order: bool,
    /// The row of blocks that the sums are of, where they come in order.
    current: u32,
    deadline: Instant,
}

impl Shrink {
    pub fn new(width: u32, height: u32, in_order: bool, deadline: Instant) -> Shrink {
        let short = width.min(height);
        let block = short.div_ceil(MAX_KEPT);
        let kept = short / block;
        let side = kept * block;
        let rows = match (block, in_order) {
            (1, _) => 0,
            (_, true) => 1,
            (_, false) => kept,
        };
        Shrink {
            left: (width - side) / 2,
            top: (height - side) / 2,
            side,
            block,
            small: RgbaImage::new(kept, kept),
            sums: vec![[0; 4]; (rows * kept) as usize],
            in_order,
            current: 0,
            deadline,
        }
    }

    /// Whether anything of this row is kept.
    pub fn wants(&self, y: u32) -> bool {
        (self.top..self.top + self.side).contains(&y)
    }

    pub fn row(&mut self, at: RowPosition, pixels: &[Pixel]) -> Result<(), Refused> {
        check_time(self.deadline)?;
        if !self.wants(at.y) {
            return Ok(());
        }
        // The part of the row that lies in the square.
        let skipped = self.left.saturating_sub(at.x).div_ceil(at.step);
        let end = (self.left + self.side).saturating_sub(at.x).div_ceil(at.step);
        let Some(pixels) = pixels.get(skipped as usize..(end as usize).min(pixels.len())) else {
            return Ok(());
        };
        let x = at.x + skipped * at.step - self.left;
        let y = at.y - self.top;
        if self.block == 1 {
            for (x, pixel) in (x..).step_by(at.step as usize).zip(pixels) {
                self.small.put_pixel(x, y, Rgba(*pixel));
            }
            return Ok(());
        }
        let y = y / self.block;
        let first = if self.in_order {
            self.turn_to(y);
            0
        } else {
            y * self.small.width()
        };
        let row = &mut self.sums[first as usize..];
        if at.step == 1 && x == 0 {
            for (sum, pixels) in row.iter_mut().zip(pixels.chunks(self.block as usize)) {
                pixels.iter().for_each(|pixel| add(sum, pixel));
            }
        } else {
            for (x, pixel) in (x..).step_by(at.step as usize).zip(pixels) {
                add(&mut row[(x / self.block) as usize], pixel);
            }
        }
        Ok(())
    }

    /// Goes on to another row of blocks: the one before is complete.
    fn turn_to(&mut self, y: u32) {
        if y != self.current {
            self.average(self.current, 0);
            self.sums.fill([0; 4]);
            self.current = y;
        }
    }

    /// Makes a row of the small picture from the sums that begin there.
    fn average(&mut self, y: u32, first: usize) {
        let area = self.block * self.block;
        for x in 0..self.small.width() {
            let [r, g, b, opacity] = self.sums[first + x as usize];
            let color = |sum: u32| (sum + opacity / 2).checked_div(opacity).unwrap_or(0) as u8;
            let alpha = (opacity + area / 2) / area;
            self.small
                .put_pixel(x, y, Rgba([color(r), color(g), color(b), alpha as u8]));
        }
    }

    pub fn finish(mut self) -> RgbaImage {
        let kept = self.small.width();
        if self.block > 1 && self.in_order {
            self.average(self.current, 0);
        } else if self.block > 1 {
            (0..kept).for_each(|y| self.average(y, (y * kept) as usize));
        }
        self.small
    }
}

fn add(sum: &mut [u32; 4], [r, g, b, a]: &Pixel) {
    let opacity = u32::from(*a);
    sum[0] += u32::from(*r) * opacity;
    sum[1] += u32::from(*g) * opacity;
    sum[2] += u32::from(*b) * opacity;
    sum[3] += opacity;
}
