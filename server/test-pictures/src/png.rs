use std::io::Write;

use flate2::write::ZlibEncoder;
use flate2::{Compress, Compression, FlushCompress};

use crate::Sample;

const MIB: usize = 1024 * 1024;
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// Eight bits of red, green and blue; a gradient.
pub fn png(width: u32, height: u32, interlaced: bool) -> Vec<u8> {
    let passes: &[[u32; 4]] = if interlaced {
        &[
            [0, 0, 8, 8],
            [4, 0, 8, 8],
            [0, 4, 4, 8],
            [2, 0, 4, 4],
            [0, 2, 2, 4],
            [1, 0, 2, 2],
            [0, 1, 1, 2],
        ]
    } else {
        &[[0, 0, 1, 1]]
    };
    let mut data = ZlibEncoder::new(Vec::new(), Compression::fast());
    let mut row = Vec::new();
    for &[left, top, across, down] in passes.iter().filter(|[left, ..]| *left < width) {
        for y in (top..height).step_by(down as usize) {
            row.clear();
            row.push(0);
            for x in (left..width).step_by(across as usize) {
                row.extend([(x * 255 / width) as u8, (y * 255 / height) as u8, 90]);
            }
            data.write_all(&row).expect("into memory");
        }
    }
    let data = data.finish().expect("into memory");
    file(&[
        (b"IHDR", &header(width, height, 8, 2, interlaced)),
        (b"IDAT", &data),
        (b"IEND", &[]),
    ])
}

pub fn largest() -> Vec<Sample> {
    vec![
        Sample::new("PNG of 39 megapixels", zeros(7_200, 5_400, 8, 2, false)),
        Sample::new("PNG of 39 megapixels and 16 bits", zeros(7_200, 5_400, 16, 6, false)),
        Sample::new("interlaced PNG of 39 megapixels", zeros(7_200, 5_400, 8, 2, true)),
    ]
}

pub fn hostile() -> Vec<Sample> {
    let small = zeros(8, 8, 8, 6, false);
    let mut samples = Vec::new();
    let sides = [
        (100_000, 1),
        (1, 100_000),
        (20_000, 10),
        (10, 20_000),
        (16_384, 1),
        (17_000, 1_100),
    ];
    for (width, height) in sides {
        samples.push(Sample::new(
            format!("PNG of {width} × {height}"),
            zeros(width, height, 8, 0, false),
        ));
    }
    for (width, height) in [
        (60_000, 60_000),
        (u32::MAX, u32::MAX),
        (0, 5),
        (7_000, 7_000),
        (16_000, 16_000),
    ] {
        let claimed = file(&[
            (b"IHDR", &header(width, height, 16, 6, true)),
            (b"IDAT", &[]),
            (b"IEND", &[]),
        ]);
        samples.push(Sample::new(format!("PNG that claims {width} × {height}"), claimed));
    }
    samples.push(Sample::new(
        "interlaced PNG of 40 megapixels",
        zeros(8_000, 5_000, 1, 0, true),
    ));
    let bomb = deflated(100 << 20);
    for (name, start) in [
        (b"iCCP", &b"p\0\0"[..]),
        (b"zTXt", b"t\0\0"),
        (b"iTXt", b"t\0\x01\0\0\0"),
        (b"eXIf", b"II\x2a\0"),
        (b"sPLT", b"p\0"),
    ] {
        let chunk = [start, &bomb].concat();
        let name_text = String::from_utf8_lossy(name);
        samples.push(Sample::new(
            format!("PNG with a large {name_text}"),
            with_chunk(&small, name, &chunk),
        ));
    }
    // Far more data than the picture has pixels.
    let flood = file(&[(b"IHDR", &header(8, 8, 8, 6, false)), (b"IDAT", &bomb), (b"IEND", &[])]);
    samples.push(Sample::new("PNG with far too much data", flood));
    samples.push(Sample::new("animated PNG of 100,000 frames", animated(100_000)));
    let texts: Vec<_> = (0..20_000).map(|_| (b"tEXt", &b"key\0value"[..])).collect();
    let many = [
        file(&[(b"IHDR", &header(8, 8, 8, 6, false))]),
        chunks(&texts),
        small[33..].to_vec(),
    ]
    .concat();
    samples.push(Sample::new("PNG with 20,000 texts", many));
    samples.push(Sample::new("PNG whose chunk claims 4 GB", {
        let mut file = small.clone();
        file[33..37].copy_from_slice(&u32::MAX.to_be_bytes());
        file
    }));
    samples
}

/// All bits 0, which packs well.
fn zeros(width: u32, height: u32, depth: u8, color: u8, interlaced: bool) -> Vec<u8> {
    let samples = [1, 0, 3, 1, 2, 0, 4][usize::from(color)];
    let row = (width as usize * samples * usize::from(depth)).div_ceil(8) + 1;
    // Interlaced ones have more rows, and a byte for the filter of each.
    let extra = if interlaced { 4 * height as usize + 64 * 1024 } else { 0 };
    let data = deflated(row * height as usize + extra);
    file(&[
        (b"IHDR", &header(width, height, depth, color, interlaced)),
        (b"IDAT", &data),
        (b"IEND", &[]),
    ])
}

/// A stream of zeros. All of its megabytes are packed alike, so that only one is.
fn deflated(zeros: usize) -> Vec<u8> {
    let packed = |length: usize| {
        let (mut packer, mut out) = (Compress::new(Compression::best(), false), Vec::with_capacity(8 * 1024));
        let flushed = packer.compress_vec(&vec![0; length], &mut out, FlushCompress::Full);
        flushed.expect("into memory");
        out
    };
    let mut stream = vec![0x78, 0x01];
    stream.extend(packed(MIB).repeat(zeros / MIB));
    stream.extend(packed(zeros % MIB));
    // An empty last block, and a checksum that knows zeros by their number alone.
    stream.extend([1, 0, 0, 0xff, 0xff]);
    stream.extend(((zeros % 65_521) as u32 * 65_536 + 1).to_be_bytes());
    stream
}

fn animated(frames: u32) -> Vec<u8> {
    let still = zeros(8, 8, 8, 6, false);
    let control = [frames.to_be_bytes(), 0u32.to_be_bytes()].concat();
    let mut file = with_chunk(&still, b"acTL", &control);
    file.truncate(file.len() - 12);
    for i in 0..frames.min(2_000) {
        let mut frame = i.to_be_bytes().to_vec();
        frame.extend([0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0]);
        file.extend(chunks(&[(b"fcTL", &frame)]));
    }
    [file, chunks(&[(b"IEND", &[])])].concat()
}

fn header(width: u32, height: u32, depth: u8, color: u8, interlaced: bool) -> Vec<u8> {
    let mut header = [width.to_be_bytes(), height.to_be_bytes()].concat();
    header.extend([depth, color, 0, 0, interlaced.into()]);
    header
}

/// The same file with one more chunk behind its header.
pub fn with_chunk(file: &[u8], name: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let (header, rest) = file.split_at(SIGNATURE.len() + 25);
    [header, &chunks(&[(name, data)]), rest].concat()
}

fn file(all: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    [SIGNATURE, &chunks(all)].concat()
}

fn chunks(all: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let mut file = Vec::new();
    for (name, data) in all {
        let mut crc = flate2::Crc::new();
        crc.update(*name);
        crc.update(data);
        file.extend((data.len() as u32).to_be_bytes());
        file.extend(*name);
        file.extend(*data);
        file.extend(crc.sum().to_be_bytes());
    }
    file
}
