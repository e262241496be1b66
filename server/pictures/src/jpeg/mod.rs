//! JPEG, decoded at an eighth to the whole of its size straight from its coefficients, and only its middle square.
//!
//! Our own because the decoders there are hold the whole picture or, progressive, all its coefficients: more than a
//! decode may take. Here at most a mask of 8 bytes stays of a block that is not shown.

mod bits;
mod component;
mod header;
mod huffman;
mod idct;
mod paint;
mod scan;

use std::time::Instant;

use image::metadata::Orientation;

use crate::{Decoded, Refused};
use bits::Bits;
use header::{Frame, Reader, Scan};
use huffman::Huffman;
use scan::Decode;

/// Ordinary files have fewer than 300, most of them parts of a color profile.
const MAX_SEGMENTS: usize = 2_000;
/// How many blocks all scans of a progressive picture may visit; the largest ordinary ones need 12 million.
const MAX_VISITS: usize = 16_000_000;

/// What the segments before a scan have said.
#[derive(Default)]
struct Tables {
    quantization: [Option<[u16; 64]>; 4],
    dc: [Option<Huffman>; 4],
    ac: [Option<Huffman>; 4],
    restart_interval: usize,
}

pub fn decode(file: &[u8], deadline: Instant) -> Result<Decoded, Refused> {
    let mut reader = Reader::new(file);
    let mut tables = Tables::default();
    // How Adobe's segment says that the components make colors.
    let mut adobe = None;
    let mut orientation = Orientation::NoTransforms;
    let mut frame: Option<Frame> = None;
    let (mut segments, mut visits) = (0, 0);
    // Some files end without saying so; what is missing shows in the components.
    while let Some((marker, segment)) = reader.segment()? {
        segments += 1;
        if segments > MAX_SEGMENTS {
            return Err(Refused::TooComplex);
        }
        match marker {
            0xc0..=0xc2 if frame.is_none() => {
                frame = Some(Frame::parse(segment, marker == 0xc2)?);
            }
            0xc4 => header::huffman_tables(segment, &mut tables)?,
            0xdb => header::quantization_tables(segment, &mut tables)?,
            0xdd => tables.restart_interval = header::restart_interval(segment)?,
            0xe1 if segment.starts_with(b"Exif\0\0") => orientation = crate::orientation(segment),
            0xee if segment.starts_with(b"Adobe") => adobe = segment.get(11).copied(),
            0xda => {
                let frame = frame.as_mut().ok_or(Refused::NotAPicture)?;
                let scan = Scan::parse(segment, frame)?;
                if frame.progressive {
                    visits += scan.visits(frame);
                    if visits > MAX_VISITS {
                        return Err(Refused::TooComplex);
                    }
                }
                let mut bits = Bits::new(reader.rest());
                if scan.is_seen(frame) {
                    Decode::new(frame, &scan, &tables, &mut bits, deadline)?.run()?;
                }
                let read = bits.end();
                reader.skip(read);
            }
            // Applications, comments, and what needs no answer.
            0xd0..=0xd7 | 0xe0..=0xef | 0xfe => (),
            0xd9 => break,
            // Arithmetic, lossless and hierarchical pictures, which browsers do not show either.
            _ => return Err(Refused::NotAPicture),
        }
    }
    let frame = frame.ok_or(Refused::NotAPicture)?;
    Ok((paint::paint(frame, adobe)?, orientation))
}
