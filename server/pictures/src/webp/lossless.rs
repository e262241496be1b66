//! Lossless WebP. Our own because a file can ask for so many tables of codes that others take gigabytes for them.

use super::bits::Bits;
use super::pixels::{memory, read_pixels};
use super::transform::{self, Transform};
use crate::Refused;
use crate::limits::check_memory;
use crate::shrink::{Pixel, RowPosition, Shrink};

const HEADER: usize = 5;

pub(super) fn size(data: &[u8]) -> Result<(u32, u32), Refused> {
    let [0x2f, header @ ..] = data else {
        return Err(Refused::NotAPicture);
    };
    let header = header.first_chunk::<4>().ok_or(Refused::NotAPicture)?;
    let header = u32::from_le_bytes(*header);
    Ok(((header & 0x3fff) + 1, (header >> 14 & 0x3fff) + 1))
}

pub(super) fn decode(
    data: &[u8],
    (width, height): (u32, u32),
    (left, top): (u32, u32),
    shrink: &mut Shrink,
) -> Result<(), Refused> {
    let has_alpha = data[HEADER - 1] >> 4 & 1 == 1;
    let picture = pixels(&data[HEADER..], (width, height))?;
    let mut row: Vec<Pixel> = Vec::with_capacity(width as usize);
    for (y, pixels) in (top..).zip(picture.chunks_exact(width as usize)) {
        row.clear();
        row.extend(pixels.iter().map(|argb| {
            let [b, g, r, a] = argb.to_le_bytes();
            [r, g, b, if has_alpha { a } else { 255 }]
        }));
        shrink.row(RowPosition { x: left, y, step: 1 }, &row)?;
    }
    Ok(())
}

/// The green of a picture without a header, which is how alpha channels are kept.
pub(super) fn greens(data: &[u8], size: (u32, u32)) -> Result<Vec<u8>, Refused> {
    let picture = pixels(data, size)?;
    Ok(picture.iter().map(|argb| (argb >> 8) as u8).collect())
}

/// All pixels, as alpha, red, green and blue from the highest byte down.
fn pixels(data: &[u8], (width, height): (u32, u32)) -> Result<Vec<u32>, Refused> {
    let (full, height) = (width as usize, height as usize);
    check_memory(memory(full * height))?;
    let mut bits = Bits::new(data);
    let mut transforms = Vec::new();
    let mut width = full;
    while bits.bit()? {
        let transform = Transform::read(&mut bits, &mut width, height)?;
        if transforms
            .iter()
            .any(|known: &Transform| known.kind() == transform.kind())
        {
            return Err(Refused::NotAPicture);
        }
        transforms.push(transform);
    }
    let mut pixels = vec![0; full * height];
    read_pixels(&mut bits, width, height, true, &mut pixels[..width * height])?;
    for transform in transforms.iter().rev() {
        transform::undo(transform, &mut pixels, &mut width, full, height)?;
    }
    Ok(pixels)
}
