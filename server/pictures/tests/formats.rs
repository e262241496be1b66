//! What people send comes out as it looked, whatever its format.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::io::Cursor;
use std::time::{Duration, Instant};

use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Rgb, RgbImage};
use podium_pictures::{Refused, square};
use podium_test_pictures::{self as samples, Sample};

fn squared(file: &[u8]) -> Result<RgbImage, Refused> {
    let bytes = square(file, Instant::now() + Duration::from_secs(60))?;
    assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::Jpeg);
    let picture = image::load_from_memory(&bytes).unwrap().to_rgb8();
    assert_eq!(picture.dimensions(), (512, 512));
    Ok(picture)
}

/// The same by decoders that hold the whole picture.
fn expected(file: &[u8]) -> RgbImage {
    let reader = ImageReader::new(Cursor::new(file)).with_guessed_format().unwrap();
    let mut decoder = reader.into_decoder().unwrap();
    let orientation = decoder.orientation().unwrap();
    let mut picture = DynamicImage::from_decoder(decoder).unwrap();
    picture.apply_orientation(orientation);
    let rgba = picture.to_rgba8();
    let on_paper = RgbImage::from_fn(rgba.width(), rgba.height(), |x, y| {
        let [r, g, b, a] = rgba.get_pixel(x, y).0.map(u32::from);
        Rgb([r, g, b].map(|c| ((c * a + 244 * (255 - a)) / 255) as u8))
    });
    DynamicImage::ImageRgb8(on_paper)
        .resize_to_fill(512, 512, FilterType::Lanczos3)
        .to_rgb8()
}

/// The mean difference of all channels.
fn difference(a: &RgbImage, b: &RgbImage) -> f64 {
    let sum: u64 = a.iter().zip(b.iter()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f64 / a.len() as f64
}

#[track_caller]
fn assert_alike(name: &str, file: &[u8]) {
    let difference = difference(&squared(file).unwrap(), &expected(file));
    assert!(difference < 3.0, "{name}: {difference}");
}

fn written(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// Coarse enough that a JPEG of it keeps its colors.
fn picture(width: u32, height: u32) -> DynamicImage {
    let period = width.min(height).div_ceil(3);
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, |x, y| {
        let checker = (x / period + y / period) % 2 * 120;
        Rgb([(x * 255 / width) as u8, (y * 255 / height) as u8, 60 + checker as u8])
    }))
}

#[test]
fn every_format_is_read() {
    for Sample { name, file } in samples::ordinary() {
        assert_alike(&name, &file);
    }
    assert_alike("a large progressive JPEG", samples::PROGRESSIVE_LARGE);
}

#[test]
fn every_size_is_shrunk_alike() {
    for (width, height) in [
        (33, 513),
        (700, 512),
        (900, 1100),
        (1025, 1200),
        (3000, 2100),
        (4200, 4100),
    ] {
        let picture = picture(width, height);
        for format in [ImageFormat::Png, ImageFormat::Jpeg] {
            assert_alike(&format!("{format:?} of {width} × {height}"), &written(&picture, format));
        }
    }
    assert_alike("an interlaced PNG", &samples::png(2500, 2100, true));
    assert_alike("an interlaced GIF", &samples::gif((1500, 1300), (1500, 1300), true));
    assert_alike("a lossless WebP", &samples::lossless_webp(1300, 1200));
}

#[test]
fn the_smallest_pictures_are_enlarged() {
    for (width, height) in [(1, 1), (3, 2), (16, 1)] {
        squared(&written(&picture(width, height), ImageFormat::Png)).unwrap();
    }
}

#[test]
fn every_kind_of_png_is_read() {
    let color = picture(90, 60);
    let faded = DynamicImage::ImageRgba8(image::RgbaImage::from_fn(1500, 1400, |x, y| {
        image::Rgba([200, 30, 30, ((x + y) / 12) as u8])
    }));
    let kinds = [
        DynamicImage::ImageLuma8(color.to_luma8()),
        DynamicImage::ImageLumaA8(color.to_luma_alpha8()),
        DynamicImage::ImageRgb16(color.to_rgb16()),
        DynamicImage::ImageRgba16(faded.to_rgba16()),
        faded,
    ];
    for kind in kinds {
        assert_alike(&format!("{:?}", kind.color()), &written(&kind, ImageFormat::Png));
    }
}

#[test]
fn a_frame_lies_where_its_screen_says() {
    // A frame of 8 × 8 in the upper left of a clear screen.
    let out = squared(&samples::gif((16, 16), (8, 8), false)).unwrap();
    let paper = [244; 3];
    let near = |pixel: &Rgb<u8>, color: [u8; 3]| pixel.0.iter().zip(color).all(|(a, b)| a.abs_diff(b) < 12);
    assert!(near(out.get_pixel(100, 100), [200, 60, 20]));
    assert!(near(out.get_pixel(400, 100), paper) && near(out.get_pixel(100, 400), paper));
}

#[test]
fn pictures_are_turned_as_they_ask() {
    let picture = picture(120, 90);
    for turn in [
        Orientation::Rotate90,
        Orientation::Rotate180,
        Orientation::FlipHorizontal,
        Orientation::Rotate270FlipH,
    ] {
        let exif = [
            b"II\x2a\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0",
            &[turn.to_exif(), 0, 0, 0][..],
        ]
        .concat();
        let jpeg = written(&picture, ImageFormat::Jpeg);
        let length = (exif.len() as u16 + 8).to_be_bytes();
        let segment = [&[0xff, 0xe1][..], &length, b"Exif\0\0", &exif].concat();
        assert_alike("JPEG", &[&jpeg[..2], &segment, &jpeg[2..]].concat());
        let png = samples::with_chunk(&written(&picture, ImageFormat::Png), b"eXIf", &exif);
        assert_alike("PNG", &png);
    }
}

#[test]
fn the_largest_pictures_are_read() {
    for Sample { name, file } in samples::largest() {
        let expected = if name == "lossless WebP of 12 megapixels" {
            Some(Refused::TooComplex)
        } else {
            None
        };
        assert_eq!(squared(&file).err(), expected, "{name}");
    }
}
