use std::io::Cursor;

use image::{ImageFormat, RgbImage};

use crate::{ANIMATED_WEBP, LOSSY_ALPHA_WEBP, LOSSY_WEBP, Sample};

pub fn lossless_webp(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let picture = RgbImage::from_fn(width, height, |x, y| image::Rgb([(x / 9) as u8, (y / 7) as u8, 90]));
    picture.write_to(&mut bytes, ImageFormat::WebP).expect("into memory");
    bytes.into_inner()
}

/// All pixels alike: no transforms, no cache, one group, and every code a single symbol.
pub fn plain_webp(width: u16, height: u16) -> Vec<u8> {
    let header = u32::from(width - 1) | u32::from(height - 1) << 14;
    webp(&[(b"VP8L", &[&[0x2f][..], &header.to_le_bytes(), &plain()].concat())])
}

fn plain() -> Vec<u8> {
    let mut bits = Bits::default();
    bits.put(0, 3);
    (0..5).for_each(|_| bits.single(0));
    bits.finish()
}

pub fn largest() -> Vec<Sample> {
    vec![Sample::new("lossless WebP of 8 megapixels", plain_webp(3_500, 2_300))]
}

pub fn hostile() -> Vec<Sample> {
    let mut samples = vec![
        Sample::new(
            "WebP with 65,536 groups of codes",
            webp(&[(b"VP8L", &many_groups(true))]),
        ),
        Sample::new(
            "WebP with 65,536 groups of single codes",
            webp(&[(b"VP8L", &many_groups(false))]),
        ),
    ];
    for (width, height) in [
        (16_383, 16_383),
        (16_383, 1),
        (1, 16_383),
        (5_000, 5_000),
        (4_500, 4_500),
        (0, 0),
    ] {
        let mut lossy = LOSSY_WEBP.to_vec();
        lossy[26..28].copy_from_slice(&u16::to_le_bytes(width));
        lossy[28..30].copy_from_slice(&u16::to_le_bytes(height));
        samples.push(Sample::new(format!("WebP that claims {width} × {height}"), lossy));
        let lossless = plain_webp(width.max(1), height.max(1));
        samples.push(Sample::new(format!("lossless WebP of {width} × {height}"), lossless));
    }
    for canvas in [1 << 24, 16_384, 9_000] {
        let side = &u32::to_le_bytes(canvas - 1)[..3];
        let mut animated = ANIMATED_WEBP.to_vec();
        animated[24..27].copy_from_slice(side);
        animated[27..30].copy_from_slice(side);
        samples.push(Sample::new(
            format!("animated WebP with a canvas of {canvas}"),
            animated,
        ));
    }
    let frames = ANIMATED_WEBP[44..].repeat(3_000);
    samples.push(Sample::new(
        "WebP of 9,000 frames",
        [&ANIMATED_WEBP[..44], &frames].concat(),
    ));
    let (head, rest) = LOSSY_ALPHA_WEBP.split_at(30);
    for name in [b"ICCP", b"EXIF", b"XMP ", b"ALPH", b"what"] {
        let large = [head, &chunk(name, &vec![1; 9 << 20]), rest].concat();
        let name = String::from_utf8_lossy(name);
        samples.push(Sample::new(format!("WebP with 9 MB of {name}"), large));
    }
    // An alpha channel of single codes on a picture that claims to be large.
    let alpha = [&[1][..], &plain()].concat();
    let side = &u32::to_le_bytes(5_999)[..3];
    let extended = [&[0x10, 0, 0, 0][..], side, side].concat();
    let mut lossy = LOSSY_WEBP[20..].to_vec();
    lossy[6..10].copy_from_slice(&[0x70, 0x17, 0x70, 0x17]);
    let large = webp(&[(b"VP8X", &extended), (b"ALPH", &alpha), (b"VP8 ", &lossy)]);
    samples.push(Sample::new("WebP with alpha that claims 36 megapixels", large));
    samples
}

/// One pixel of a small picture names the last of 65,536 groups, and each of them has codes of its own.
fn many_groups(long: bool) -> Vec<u8> {
    let mut bits = Bits::default();
    // No transforms; a cache of 2,048 colors.
    bits.put(0, 1);
    bits.put(1, 1);
    bits.put(11, 4);
    // Groups by blocks of 512 pixels: one block, which names the last.
    bits.put(1, 1);
    bits.put(7, 3);
    bits.put(0, 1);
    [0xff, 0xff, 0, 0, 0].into_iter().for_each(|symbol| bits.single(symbol));
    for _ in 0..65_536 {
        if long {
            // 2,048 symbols with codes of 11 bits, in 66 bits.
            bits.put(0, 1);
            bits.put(15 - 4, 4);
            (0..14).for_each(|_| bits.put(0, 3));
            bits.put(1, 3);
            bits.put(1, 1);
            bits.put(5, 3);
            bits.put(2_048 - 2, 12);
        } else {
            bits.single(0);
        }
        (0..4).for_each(|_| bits.single(0));
    }
    // For the pixels.
    (0..100).for_each(|_| bits.put(0, 11));
    let header = 15u32 | 15 << 14;
    [&[0x2f][..], &header.to_le_bytes(), &bits.finish()].concat()
}

fn webp(chunks: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let chunks: Vec<u8> = chunks.iter().flat_map(|(name, data)| chunk(name, data)).collect();
    let length = (chunks.len() as u32 + 4).to_le_bytes();
    [b"RIFF", &length[..], b"WEBP", &chunks].concat()
}

fn chunk(name: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let mut chunk = [&name[..], &(data.len() as u32).to_le_bytes(), data].concat();
    chunk.resize(chunk.len().next_multiple_of(2), 0);
    chunk
}

/// Bits, the first of each byte lowest.
#[derive(Default)]
struct Bits(Vec<u8>, u32);

impl Bits {
    fn put(&mut self, value: u32, count: u32) {
        for bit in 0..count {
            if self.1.is_multiple_of(8) {
                self.0.push(0);
            }
            let last = self.0.last_mut().expect("just made");
            *last |= ((value >> bit & 1) as u8) << (self.1 % 8);
            self.1 += 1;
        }
    }

    /// A code of one symbol.
    fn single(&mut self, symbol: u32) {
        self.put(0b101, 3);
        self.put(symbol, 8);
    }

    fn finish(self) -> Vec<u8> {
        self.0
    }
}
