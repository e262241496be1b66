use std::borrow::Cow;

use gif::{Encoder, Frame};

use crate::Sample;

const PALETTE: [u8; 6] = [0, 0, 0, 200, 60, 20];

/// A screen and a frame on it, each with its size.
pub fn gif(screen: (u16, u16), frame: (u16, u16), interlaced: bool) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, screen.0, screen.1, &PALETTE).expect("into memory");
    let frame = Frame {
        width: frame.0,
        height: frame.1,
        interlaced,
        buffer: Cow::Owned(vec![1; usize::from(frame.0) * usize::from(frame.1)]),
        ..Frame::default()
    };
    encoder.write_frame(&frame).expect("into memory");
    drop(encoder);
    file
}

pub fn largest() -> Vec<Sample> {
    vec![
        Sample::new("GIF of 39 megapixels", gif((7200, 5400), (7200, 5400), false)),
        Sample::new("interlaced GIF of 12 megapixels", gif((4000, 3000), (4000, 3000), true)),
    ]
}

pub fn hostile() -> Vec<Sample> {
    let mut samples = Vec::new();
    let small = gif((8, 8), (8, 8), false);
    for (width, height) in [
        (65_535, 65_535),
        (65_535, 1),
        (1, 65_535),
        (20_000, 10),
        (0, 0),
        (0, 5),
        (7_000, 7_000),
    ] {
        let claimed = gif((width, height), (8, 8), false);
        samples.push(Sample::new(format!("GIF with a screen of {width} × {height}"), claimed));
    }
    for frame in [(65_535, 65_535), (65_535, 1), (0, 0), (0, 9)] {
        let mut file = small.clone();
        let place = file.iter().rposition(|byte| *byte == b',').expect("a frame");
        file[place + 5..place + 7].copy_from_slice(&u16::to_le_bytes(frame.0));
        file[place + 7..place + 9].copy_from_slice(&u16::to_le_bytes(frame.1));
        samples.push(Sample::new(
            format!("GIF with a frame of {} × {}", frame.0, frame.1),
            file,
        ));
    }
    samples.push(Sample::new(
        "GIF with a frame larger than its screen",
        gif((100, 100), (3_000, 3_000), true),
    ));
    let animated = {
        let (head, frame) = small.split_at(13 + PALETTE.len());
        let (frame, end) = frame.split_at(frame.len() - 1);
        [head, &frame.repeat(100_000), end].concat()
    };
    samples.push(Sample::new("GIF of 100,000 frames", animated));
    let before = |extra: &[u8]| {
        let (head, rest) = small.split_at(13 + PALETTE.len());
        [head, extra, rest].concat()
    };
    let block = [&[255][..], &[7; 255]].concat();
    for name in [b"XMP DataXMP", b"ICCRGBG1012", b"NETSCAPE2.0"] {
        let extra = [&[0x21, 0xff, 11][..], name, &block.repeat(38_000), &[0]].concat();
        let name = String::from_utf8_lossy(name);
        samples.push(Sample::new(format!("GIF with 9.7 MB of {name}"), before(&extra)));
    }
    samples.push(Sample::new(
        "GIF with a million comments",
        before(&[0x21, 0xfe, 1, 7, 0].repeat(1_000_000)),
    ));
    samples
}
