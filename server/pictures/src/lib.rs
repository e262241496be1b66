//! Pictures people give: decoded under limits and written anew, so that nothing of the file they sent survives
//! but what is seen. A crate of its own because decoders are slow to compile and seldom change.

use std::io::Cursor;

use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits, Rgb, RgbImage};

/// The largest file that is taken.
pub const MAX_BYTES: usize = 10 * 1024 * 1024;
const MAX_PIXELS: u64 = 40_000_000;
const SIDE: u32 = 512;
const QUALITY: u8 = 85;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    TooLarge,
    NotAPicture,
}

/// A JPEG of the picture's middle square.
pub fn square(file: &[u8]) -> Result<Vec<u8>, Refused> {
    if file.len() > MAX_BYTES {
        return Err(Refused::TooLarge);
    }
    let mut reader = ImageReader::new(Cursor::new(file))
        .with_guessed_format()
        .map_err(|_| Refused::NotAPicture)?;
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_PIXELS * 8);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| Refused::NotAPicture)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Refused::TooLarge);
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| Refused::NotAPicture)?;
    picture.apply_orientation(orientation);
    let squared = picture.resize_to_fill(SIDE, SIDE, FilterType::Lanczos3);

    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, QUALITY)
        .encode_image(&on_paper(&squared))
        .map_err(|_| Refused::NotAPicture)?;
    Ok(bytes)
}

/// JPEG has no transparency: what shows through becomes a quiet paper white.
fn on_paper(picture: &DynamicImage) -> RgbImage {
    let rgba = picture.to_rgba8();
    RgbImage::from_fn(rgba.width(), rgba.height(), |x, y| {
        let [r, g, b, a] = rgba.get_pixel(x, y).0;
        let blend = |c: u8| {
            let (c, a) = (u32::from(c), u32::from(a));
            ((c * a + 244 * (255 - a)) / 255) as u8
        };
        Rgb([blend(r), blend(g), blend(b)])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{ImageFormat, Rgba, RgbaImage};

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let picture = RgbaImage::from_pixel(width, height, Rgba([200, 30, 30, 255]));
        picture
            .write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png)
            .unwrap();
        bytes
    }

    #[test]
    fn any_picture_becomes_a_square_jpeg() {
        let bytes = square(&png(900, 300)).unwrap();
        assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::Jpeg);
        let out = image::load_from_memory(&bytes).unwrap();
        assert_eq!((out.width(), out.height()), (SIDE, SIDE));
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        for file in [
            &b""[..],
            b"<svg xmlns='http://www.w3.org/2000/svg'/>",
            b"GIF89a",
            &png(20, 20)[..40],
        ] {
            assert_eq!(square(file), Err(Refused::NotAPicture));
        }
        assert_eq!(square(&vec![0; MAX_BYTES + 1]), Err(Refused::TooLarge));
    }

    #[test]
    fn a_bomb_is_refused_by_its_header() {
        // A PNG whose header claims 60,000 × 60,000 pixels and which carries none of them.
        let mut bomb = png(1, 1);
        bomb[16..20].copy_from_slice(&60_000u32.to_be_bytes());
        bomb[20..24].copy_from_slice(&60_000u32.to_be_bytes());
        let crc = crc32(&bomb[12..29]);
        bomb[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(square(&bomb).is_err());
    }

    fn crc32(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0u32, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
                if crc & 1 == 1 {
                    (crc >> 1) ^ 0xedb8_8320
                } else {
                    crc >> 1
                }
            })
        })
    }
}
