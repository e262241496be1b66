//! Pictures for tests: ordinary ones of every format, and hostile ones.

mod gif;
mod jpeg;
mod png;
mod webp;

pub use self::gif::gif;
pub use self::jpeg::{Scan, baseline, progressive};
pub use self::png::{png, with_chunk};
pub use self::webp::{lossless_webp, plain_webp};

use std::io::Cursor;

use image::{ImageFormat, RgbaImage};

/// Made by libjpeg and libwebp: no encoder of ours writes these kinds.
pub const PROGRESSIVE: &[u8] = include_bytes!("../files/progressive.jpg");
pub const PROGRESSIVE_LARGE: &[u8] = include_bytes!("../files/progressive-large.jpg");
pub const LOSSY_WEBP: &[u8] = include_bytes!("../files/lossy.webp");
pub const LOSSY_ALPHA_WEBP: &[u8] = include_bytes!("../files/lossy-alpha.webp");
pub const LOSSLESS_WEBP: &[u8] = include_bytes!("../files/lossless.webp");
pub const PALETTE_WEBP: &[u8] = include_bytes!("../files/palette.webp");
pub const ANIMATED_WEBP: &[u8] = include_bytes!("../files/animated.webp");

pub struct Sample {
    pub name: String,
    pub file: Vec<u8>,
}

impl Sample {
    fn new(name: impl Into<String>, file: Vec<u8>) -> Sample {
        Sample {
            name: name.into(),
            file,
        }
    }
}

/// Files that once took, or might take, far more memory or time than they are worth; all of them small.
pub fn hostile() -> Vec<Sample> {
    [png::hostile(), jpeg::hostile(), gif::hostile(), webp::hostile()]
        .into_iter()
        .flatten()
        .collect()
}

/// Large pictures within all limits, of every format.
pub fn largest() -> Vec<Sample> {
    [png::largest(), jpeg::largest(), gif::largest(), webp::largest()]
        .into_iter()
        .flatten()
        .collect()
}

/// One ordinary small file of every kind.
pub fn ordinary() -> Vec<Sample> {
    let picture = RgbaImage::from_fn(64, 48, |x, y| {
        image::Rgba([4 * x as u8, 5 * y as u8, (x * y) as u8, 255])
    });
    let written = |format| {
        let mut bytes = Cursor::new(Vec::new());
        let rgb = image::DynamicImage::ImageRgba8(picture.clone()).to_rgb8();
        rgb.write_to(&mut bytes, format).expect("it is written");
        bytes.into_inner()
    };
    vec![
        Sample::new("PNG", written(ImageFormat::Png)),
        Sample::new("interlaced PNG", png(64, 48, true)),
        Sample::new("JPEG", written(ImageFormat::Jpeg)),
        Sample::new("progressive JPEG", PROGRESSIVE.to_vec()),
        Sample::new("GIF", written(ImageFormat::Gif)),
        Sample::new("WebP", LOSSY_WEBP.to_vec()),
        Sample::new("WebP with alpha", LOSSY_ALPHA_WEBP.to_vec()),
        Sample::new("lossless WebP", LOSSLESS_WEBP.to_vec()),
        Sample::new("WebP with a palette", PALETTE_WEBP.to_vec()),
        Sample::new("animated WebP", ANIMATED_WEBP.to_vec()),
    ]
}

/// Ordinary files with some bytes changed or their end cut off, the same ones each time.
pub fn damaged(of_each: u64) -> Vec<Sample> {
    let mut samples = Vec::new();
    for Sample { name, file } in ordinary() {
        for seed in 0..of_each {
            let mut random = Random(seed * 7919 + file.len() as u64);
            let mut damaged = file.clone();
            if seed % 4 == 0 {
                damaged.truncate(random.below(file.len()));
            } else {
                for _ in 0..=random.below(6) {
                    let place = random.below(damaged.len());
                    damaged[place] = random.next() as u8;
                }
            }
            samples.push(Sample::new(format!("{name}, damaged by seed {seed}"), damaged));
        }
    }
    samples
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }
}
