use image_webp::vp8::{Frame, Vp8Decoder};

use super::lossless;
use crate::Refused;
use crate::limits::check_memory;
use crate::shrink::{Pixel, RowPosition, Shrink};

/// Its decoder takes about a second for so many.
const MAX_PIXELS: usize = 9_000_000;

pub(super) fn size(data: &[u8]) -> Result<(u32, u32), Refused> {
    let Some([0x9d, 0x01, 0x2a, w0, w1, h0, h1]) = data.get(3..10) else {
        return Err(Refused::NotAPicture);
    };
    let side = |low: &u8, high: &u8| u32::from(u16::from_le_bytes([*low, *high]) & 0x3fff);
    Ok((side(w0, w1), side(h0, h1)))
}

pub(super) fn decode(
    data: &[u8],
    alpha: Option<&[u8]>,
    (width, height): (u32, u32),
    (left, top): (u32, u32),
    shrink: &mut Shrink,
) -> Result<(), Refused> {
    let pixels = (width * height) as usize;
    if pixels > MAX_PIXELS {
        return Err(Refused::TooComplex);
    }
    let alpha = alpha.map(|chunk| opacities(chunk, width, height)).transpose()?;
    // The decoder copies what it reads twice, and keeps three planes and what it knows of each 256 pixels.
    let opacities = alpha.as_ref().map_or(0, Vec::len);
    check_memory(2 * data.len() + pixels * 5 / 2 + opacities)?;
    let frame = Vp8Decoder::decode_frame(data).map_err(|_| Refused::NotAPicture)?;

    let mut row: Vec<Pixel> = Vec::with_capacity(width as usize);
    for y in 0..height {
        row.clear();
        if shrink.wants(top + y) {
            extend(&mut row, &frame, y as usize);
            if let Some(alpha) = &alpha {
                let opacities = &alpha[(y * width) as usize..];
                row.iter_mut()
                    .zip(opacities)
                    .for_each(|(pixel, opacity)| pixel[3] = *opacity);
            }
        }
        let at = RowPosition {
            x: left,
            y: top + y,
            step: 1,
        };
        shrink.row(at, &row)?;
    }
    Ok(())
}

/// Both colors have half the rows and columns of the brightness: each pixel lies between four of them.
fn extend(row: &mut Vec<Pixel>, frame: &Frame, y: usize) {
    let (width, height) = (usize::from(frame.width), usize::from(frame.height));
    let stride = width.div_ceil(16) * 16;
    let near_and_far = |at: usize, length: usize| {
        let (near, last) = (at / 2, (length - 1) / 2);
        let far = if at.is_multiple_of(2) {
            near.saturating_sub(1)
        } else {
            (near + 1).min(last)
        };
        (near, far)
    };
    let (near, far) = near_and_far(y, height);
    let (near, far) = (near * stride / 2, far * stride / 2);
    let luma = &frame.ybuf[y * stride..][..width];
    for (x, luma) in luma.iter().enumerate() {
        let (column, beside) = near_and_far(x, width);
        let color = |plane: &[u8]| {
            let at = |place: usize| i32::from(plane[place]);
            let near = 3 * at(near + column) + at(near + beside);
            let far = 3 * at(far + column) + at(far + beside);
            (3 * near + far + 8) / 16 - 128
        };
        row.push(rgb(i32::from(*luma) - 16, color(&frame.ubuf), color(&frame.vbuf)));
    }
}

/// BT.601 with its narrow range, in 65536ths.
fn rgb(y: i32, u: i32, v: i32) -> Pixel {
    let y = 76_309 * y + 32_768;
    let channel = |value: i32| (value >> 16).clamp(0, 255) as u8;
    [
        channel(y + 104_597 * v),
        channel(y - 25_675 * u - 53_279 * v),
        channel(y + 132_201 * u),
        255,
    ]
}

/// The alpha channel, one byte a pixel.
fn opacities(chunk: &[u8], width: u32, height: u32) -> Result<Vec<u8>, Refused> {
    let (info, data) = chunk.split_first().ok_or(Refused::NotAPicture)?;
    let pixels = (width * height) as usize;
    let mut plane = match info & 3 {
        0 => data.get(..pixels).ok_or(Refused::NotAPicture)?.to_vec(),
        1 => lossless::greens(data, (width, height))?,
        _ => return Err(Refused::NotAPicture),
    };
    let (width, filter) = (width as usize, info >> 2 & 3);
    let filtered = if filter == 0 { 0..0 } else { 1..pixels };
    for i in filtered {
        let (first_row, first_column) = (i < width, i % width == 0);
        let prediction = match filter {
            _ if first_row => plane[i - 1],
            _ if first_column => plane[i - width],
            1 => plane[i - 1],
            2 => plane[i - width],
            _ => {
                let [left, above, corner] = [1, width, width + 1].map(|back| i32::from(plane[i - back]));
                (left + above - corner).clamp(0, 255) as u8
            }
        };
        plane[i] = plane[i].wrapping_add(prediction);
    }
    Ok(plane)
}
