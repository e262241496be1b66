use std::num::NonZeroU64;
use std::time::Instant;

use gif::{ColorOutput, DecodeOptions, DecodingError, MemoryLimit};
use image::metadata::Orientation;

use crate::limits::{MAX_PIXELS, check};
use crate::shrink::{Pixel, RowPosition, Shrink};
use crate::{Decoded, Refused};

/// For metadata, which is collected before the first frame.
const MEMORY: NonZeroU64 = NonZeroU64::new(4 * 1024 * 1024).expect("not zero");

/// First row and the step between rows of each pass.
const WHOLE: [[usize; 2]; 1] = [[0, 1]];
const INTERLACED: [[usize; 2]; 4] = [[0, 8], [4, 8], [2, 4], [1, 2]];

/// The first frame, on a screen that is clear around it.
pub fn decode(file: &[u8], deadline: Instant) -> Result<Decoded, Refused> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::Indexed);
    options.set_memory_limit(MemoryLimit::Bytes(MEMORY));
    let mut decoder = options.read_info(file).map_err(refused)?;
    let (width, height) = (u32::from(decoder.width()), u32::from(decoder.height()));
    check(width, height)?;

    let frame = decoder
        .next_frame_info()
        .map_err(refused)?
        .ok_or(Refused::NotAPicture)?;
    let (left, top) = (u32::from(frame.left), u32::from(frame.top));
    let (columns, rows) = (usize::from(frame.width), usize::from(frame.height));
    if columns == 0 || rows == 0 {
        return Err(Refused::NotAPicture);
    }
    // A frame can be larger than its screen.
    if (columns * rows) as u64 > MAX_PIXELS {
        return Err(Refused::TooManyPixels);
    }
    let (interlaced, clear) = (frame.interlaced, frame.transparent);
    let palette = palette(decoder.palette().map_err(refused)?, clear);

    let mut shrink = Shrink::new(width, height, !interlaced, deadline);
    let mut indices = vec![0; columns];
    let mut pixels: Vec<Pixel> = Vec::with_capacity(columns);
    let passes: &[_] = if interlaced { &INTERLACED } else { &WHOLE };
    for &[first, apart] in passes {
        for y in (first..rows).step_by(apart) {
            if !decoder.fill_buffer(&mut indices).map_err(refused)? {
                return Err(Refused::NotAPicture);
            }
            let y = top + y as u32;
            if shrink.wants(y) {
                pixels.clear();
                pixels.extend(indices.iter().map(|index| palette[usize::from(*index)]));
            }
            shrink.row(RowPosition { x: left, y, step: 1 }, &pixels)?;
        }
    }
    Ok((shrink.finish(), Orientation::NoTransforms))
}

/// A color for each index, transparent where the palette has none.
fn palette(colors: &[u8], clear: Option<u8>) -> [Pixel; 256] {
    let mut palette = [[0; 4]; 256];
    for (entry, color) in palette.iter_mut().zip(colors.chunks_exact(3)) {
        *entry = [color[0], color[1], color[2], 255];
    }
    if let Some(clear) = clear {
        palette[usize::from(clear)] = [0; 4];
    }
    palette
}

fn refused(why: DecodingError) -> Refused {
    match why {
        DecodingError::MemoryLimit | DecodingError::OutOfMemory => Refused::TooComplex,
        _ => Refused::NotAPicture,
    }
}
