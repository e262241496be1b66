use std::io::Cursor;
use std::time::Instant;

use image::metadata::Orientation;
use png::{ColorType, Decoder, DecodingError, Limits, Transformations};

use crate::limits::check;
use crate::shrink::{Pixel, RowPosition, Shrink};
use crate::{Decoded, Refused};

const SIGNATURE: usize = 8;
/// Length, name and checksum of a chunk.
const AROUND: usize = 12;
/// Rows and small tables; the rows of the widest picture have 128 KiB.
const MEMORY: usize = 4 * 1024 * 1024;
const MAX_EXIF: usize = 64 * 1024;

/// First column, first row, and the steps between columns and rows of each pass.
const WHOLE: [[u32; 4]; 1] = [[0, 0, 1, 1]];
const ADAM7: [[u32; 4]; 7] = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
];

pub fn decode(file: &[u8], deadline: Instant) -> Result<Decoded, Refused> {
    let Some([b'I', b'H', b'D', b'R', w3, w2, w1, w0, h3, h2, h1, h0]) = file.get(SIGNATURE + 4..SIGNATURE + 16) else {
        return Err(Refused::NotAPicture);
    };
    let (width, height) = (
        u32::from_be_bytes([*w3, *w2, *w1, *w0]),
        u32::from_be_bytes([*h3, *h2, *h1, *h0]),
    );
    check(width, height)?;

    let (picture, orientation) = without_extras(file);
    let mut decoder = Decoder::new_with_limits(Cursor::new(picture), Limits { bytes: MEMORY });
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(refused)?;
    let interlaced = reader.info().interlaced;
    let (color, _) = reader.output_color_type();
    let mut shrink = Shrink::new(width, height, !interlaced, deadline);
    let mut pixels: Vec<Pixel> = Vec::with_capacity(width as usize);
    let passes: &[_] = if interlaced { &ADAM7 } else { &WHOLE };
    for &[x, top, step, rows_apart] in passes.iter().filter(|[x, ..]| *x < width) {
        for y in (top..height).step_by(rows_apart as usize) {
            let row = reader.next_row().map_err(refused)?.ok_or(Refused::NotAPicture)?;
            if shrink.wants(y) {
                pixels.clear();
                extend(&mut pixels, row.data(), color);
            }
            shrink.row(RowPosition { x, y, step }, &pixels)?;
        }
    }
    Ok((shrink.finish(), orientation))
}

/// Only what makes the picture: color profiles, texts and animations can unpack to hundreds of megabytes.
fn without_extras(file: &[u8]) -> (Vec<u8>, Orientation) {
    let (signature, mut rest) = file.split_at(SIGNATURE);
    let mut kept = Vec::with_capacity(file.len());
    kept.extend_from_slice(signature);
    let mut orientation = Orientation::NoTransforms;
    while let [a, b, c, d, name @ ..] = rest
        && let Some(name) = name.get(..4)
    {
        let length = u32::from_be_bytes([*a, *b, *c, *d]) as usize;
        let (chunk, behind) = rest.split_at(rest.len().min(length.saturating_add(AROUND)));
        match name {
            b"IHDR" | b"PLTE" | b"tRNS" | b"IDAT" | b"IEND" => kept.extend_from_slice(chunk),
            b"eXIf" if length <= MAX_EXIF => orientation = crate::orientation(&chunk[8..]),
            _ => (),
        }
        rest = behind;
    }
    (kept, orientation)
}

fn extend(pixels: &mut Vec<Pixel>, row: &[u8], color: ColorType) {
    match color {
        ColorType::Grayscale => pixels.extend(row.iter().map(|l| [*l, *l, *l, 255])),
        ColorType::GrayscaleAlpha => pixels.extend(row.chunks_exact(2).map(|p| [p[0], p[0], p[0], p[1]])),
        ColorType::Rgb => pixels.extend(row.chunks_exact(3).map(|p| [p[0], p[1], p[2], 255])),
        ColorType::Rgba => pixels.extend(row.chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]])),
        // The decoder was told to look colors up.
        ColorType::Indexed => (),
    }
}

fn refused(why: DecodingError) -> Refused {
    match why {
        DecodingError::LimitsExceeded => Refused::TooComplex,
        _ => Refused::NotAPicture,
    }
}
