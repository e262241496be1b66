//! Pictures people give: decoded under limits and written anew, so that nothing of the file they sent survives
//! but what is seen. A crate of its own because decoders are slow to compile and seldom change.
//!
//! Each format is read row by row into one small square, because whole pictures do not fit into the memory that a
//! decode may take (docs/decisions/0028-pictures-under-a-budget.md).

mod gif;
mod jpeg;
mod limits;
mod png;
mod shrink;
mod webp;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use image::codecs::jpeg::JpegEncoder;
use image::imageops::{self, FilterType};
use image::metadata::Orientation;
use image::{DynamicImage, Rgb, RgbImage, RgbaImage};

pub use limits::{MAX_BYTES, MAX_PIXELS, MAX_RATIO, MAX_SIDE};

const SIDE: u32 = 512;
const QUALITY: u8 = 85;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// The file has more than [`MAX_BYTES`].
    TooManyBytes,
    /// A side, their ratio or their product is over its limit.
    TooManyPixels,
    /// Within those limits, but it would take more memory or time than a decode may.
    TooComplex,
    NotAPicture,
}

/// The middle square of a picture, not yet turned the way its metadata asks for.
type Decoded = (RgbaImage, Orientation);

/// A JPEG of the picture's middle square. Given up at the deadline.
pub fn square(file: &[u8], deadline: Instant) -> Result<Vec<u8>, Refused> {
    if file.len() > MAX_BYTES {
        return Err(Refused::TooManyBytes);
    }
    // What other people's decoders do not expect is one broken picture, not a broken server.
    let decoded = catch_unwind(AssertUnwindSafe(|| decode(file, deadline)));
    let (picture, orientation) = decoded.map_err(|_| Refused::NotAPicture)??;
    let picture = on_paper(&picture);
    let squared = imageops::resize(&picture, SIDE, SIDE, FilterType::Lanczos3);
    let mut turned = DynamicImage::ImageRgb8(squared);
    turned.apply_orientation(orientation);

    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, QUALITY)
        .encode_image(&turned)
        .map_err(|_| Refused::NotAPicture)?;
    Ok(bytes)
}

fn decode(file: &[u8], deadline: Instant) -> Result<Decoded, Refused> {
    match file {
        [0x89, b'P', b'N', b'G', ..] => png::decode(file, deadline),
        [0xff, 0xd8, ..] => jpeg::decode(file, deadline),
        [b'G', b'I', b'F', b'8', ..] => gif::decode(file, deadline),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => webp::decode(file, deadline),
        _ => Err(Refused::NotAPicture),
    }
}

/// The turn that Exif metadata asks for, with or without the header it has in a JPEG.
fn orientation(exif: &[u8]) -> Orientation {
    let tiff = exif.strip_prefix(b"Exif\0\0").unwrap_or(exif);
    Orientation::from_exif_chunk(tiff).unwrap_or(Orientation::NoTransforms)
}

/// JPEG has no transparency: what shows through becomes a quiet paper white.
fn on_paper(picture: &RgbaImage) -> RgbImage {
    RgbImage::from_fn(picture.width(), picture.height(), |x, y| {
        let [r, g, b, a] = picture.get_pixel(x, y).0;
        let blend = |c: u8| {
            let (c, a) = (u32::from(c), u32::from(a));
            ((c * a + 244 * (255 - a)) / 255) as u8
        };
        Rgb([blend(r), blend(g), blend(b)])
    })
}
