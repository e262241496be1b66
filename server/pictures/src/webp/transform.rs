//! What an encoder did to the pixels of a lossless picture before it wrote them.

use super::bits::Bits;
use super::pixels::read_small;
use crate::Refused;

pub(super) enum Transform {
    /// Each pixel is the difference to what its neighbors let expect.
    Predict(Blocks),
    /// Red and blue without what green and red tell of them.
    Color(Blocks),
    SubtractGreen,
    /// Indices of colors, several to a pixel where there are few colors.
    Index {
        colors: Vec<u32>,
        bits: u32,
    },
}

/// A parameter for each block of the picture.
pub(super) struct Blocks {
    parameters: Vec<u32>,
    /// Blocks have sides of 1 << this.
    size: u32,
    across: usize,
}

impl Blocks {
    fn read(bits: &mut Bits, width: usize, height: usize) -> Result<Blocks, Refused> {
        let size = bits.take(3)? + 2;
        let across = width.div_ceil(1 << size);
        let parameters = read_small(bits, across, height.div_ceil(1 << size))?;
        Ok(Blocks {
            parameters,
            size,
            across,
        })
    }

    fn at(&self, x: usize, y: usize) -> u32 {
        self.parameters[(y >> self.size) * self.across + (x >> self.size)]
    }
}

impl Transform {
    /// Indices make the picture narrower for all that is read after them.
    pub fn read(bits: &mut Bits, width: &mut usize, height: usize) -> Result<Transform, Refused> {
        Ok(match bits.take(2)? {
            0 => Transform::Predict(Blocks::read(bits, *width, height)?),
            1 => Transform::Color(Blocks::read(bits, *width, height)?),
            2 => Transform::SubtractGreen,
            _ => {
                let count = bits.take(8)? as usize + 1;
                let mut colors = read_small(bits, count, 1)?;
                for i in 1..count {
                    colors[i] = add(colors[i], colors[i - 1]);
                }
                let bits = match count {
                    0..=2 => 3,
                    3..=4 => 2,
                    5..=16 => 1,
                    _ => 0,
                };
                *width = width.div_ceil(1 << bits);
                Transform::Index { colors, bits }
            }
        })
    }

    pub fn kind(&self) -> u8 {
        match self {
            Transform::Predict(_) => 0,
            Transform::Color(_) => 1,
            Transform::SubtractGreen => 2,
            Transform::Index { .. } => 3,
        }
    }
}

/// The picture has `width` columns before, and `full` ones at the end.
pub(super) fn undo(
    transform: &Transform,
    pixels: &mut [u32],
    width: &mut usize,
    full: usize,
    height: usize,
) -> Result<(), Refused> {
    match transform {
        Transform::Predict(blocks) => predict(&mut pixels[..*width * height], *width, blocks),
        Transform::Color(blocks) => {
            for (y, row) in pixels[..*width * height].chunks_exact_mut(*width).enumerate() {
                for (x, pixel) in row.iter_mut().enumerate() {
                    *pixel = color(*pixel, blocks.at(x, y));
                }
            }
        }
        Transform::SubtractGreen => {
            for pixel in &mut pixels[..*width * height] {
                let green = *pixel >> 8 & 0xff;
                *pixel = add(*pixel, green << 16 | green);
            }
        }
        Transform::Index { colors, bits } => {
            let packed = *width;
            let mask = (1 << (8 >> bits)) - 1;
            // From the end, so that nothing is written over before it was read.
            for y in (0..height).rev() {
                for x in (0..full).rev() {
                    let indices = pixels[y * packed + (x >> bits)] >> 8 & 0xff;
                    let within = (x & ((1 << bits) - 1)) as u32 * (8 >> bits);
                    let index = (indices >> within & mask) as usize;
                    pixels[y * full + x] = colors.get(index).copied().unwrap_or_default();
                }
            }
            *width = full;
        }
    }
    Ok(())
}

/// Adds each channel on its own.
fn add(a: u32, b: u32) -> u32 {
    let even = (a & 0x00ff_00ff).wrapping_add(b & 0x00ff_00ff) & 0x00ff_00ff;
    let odd = (a & 0xff00_ff00).wrapping_add(b & 0xff00_ff00) & 0xff00_ff00;
    even | odd
}

fn color(argb: u32, by: u32) -> u32 {
    let signed = |value: u32, shift: u32| i32::from((value >> shift) as u8 as i8);
    let delta = |by: i32, color: i32| (by * color) >> 5;
    let green = signed(argb, 8);
    let red = (argb >> 16 & 0xff) as i32 + delta(signed(by, 0), green);
    let blue = (argb & 0xff) as i32 + delta(signed(by, 8), green) + delta(signed(by, 16), i32::from(red as u8 as i8));
    argb & 0xff00_ff00 | (red as u32 & 0xff) << 16 | blue as u32 & 0xff
}

fn predict(pixels: &mut [u32], width: usize, blocks: &Blocks) {
    for i in 0..pixels.len() {
        let (x, y) = (i % width, i / width);
        let expected = if i == 0 {
            0xff00_0000
        } else if y == 0 {
            pixels[i - 1]
        } else if x == 0 {
            pixels[i - width]
        } else {
            // Behind the last column of the row above comes the first of this one.
            let [left, above, corner, beyond] = [i - 1, i - width, i - width - 1, i - width + 1].map(|i| pixels[i]);
            match blocks.at(x, y) >> 8 & 15 {
                1 => left,
                2 => above,
                3 => beyond,
                4 => corner,
                5 => average(average(left, beyond), above),
                6 => average(left, corner),
                7 => average(left, above),
                8 => average(corner, above),
                9 => average(above, beyond),
                10 => average(average(left, corner), average(above, beyond)),
                11 => select(left, above, corner),
                12 => by_channel([left, above, corner], |[l, a, c]| l + a - c),
                13 => by_channel([average(left, above), corner, 0], |[m, c, _]| m + (m - c) / 2),
                _ => 0xff00_0000,
            }
        };
        pixels[i] = add(pixels[i], expected);
    }
}

/// Of each channel on its own.
fn average(a: u32, b: u32) -> u32 {
    (((a ^ b) & 0xfefe_fefe) >> 1) + (a & b)
}

fn by_channel(colors: [u32; 3], of: impl Fn([i32; 3]) -> i32) -> u32 {
    let channels = [0, 8, 16, 24].map(|shift| {
        let value = of(colors.map(|color| (color >> shift & 0xff) as i32));
        (value.clamp(0, 255) as u32) << shift
    });
    channels.iter().sum()
}

/// Left or above, whichever is nearer to what both and the corner let expect.
fn select(left: u32, above: u32, corner: u32) -> u32 {
    let distance = |a: u32, b: u32| -> u32 {
        let channel = |shift: u32| (a >> shift & 0xff).abs_diff(b >> shift & 0xff);
        channel(0) + channel(8) + channel(16) + channel(24)
    };
    if distance(above, corner) < distance(left, corner) {
        left
    } else {
        above
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the other channels hold: the first of these is the largest signed number there is.
    #[test]
    fn each_channel_wraps_on_its_own() {
        for (argb, by, expected) in [
            (0x7fff_ffff, 0x0080_8080, 0x7f03_fff7),
            (0x7fff_7f00, 0x0080_7f7f, 0x7ff7_7f1c),
            (0xff10_2030, 0x0011_2233, 0xff43_2075),
        ] {
            assert_eq!(color(argb, by), expected, "{argb:08x} by {by:08x}");
        }
        assert_eq!(add(0xffff_ffff, 0x0101_0101), 0);
        assert_eq!(average(0xffff_ffff, 0xffff_ffff), 0xffff_ffff);
    }
}
