//! WebP: the chunks of a file, and its first frame.

mod bits;
mod huffman;
mod lossless;
mod lossy;
mod pixels;
mod transform;

use std::time::Instant;

use image::metadata::Orientation;

use crate::limits::check;
use crate::shrink::Shrink;
use crate::{Decoded, Refused};

const MAX_EXIF: usize = 64 * 1024;

/// A frame of the file and where it lies on the canvas.
#[derive(Default)]
struct Frame<'a> {
    left: u32,
    top: u32,
    /// As the file says beside the picture's own header.
    size: Option<(u32, u32)>,
    alpha: Option<&'a [u8]>,
    picture: Option<Picture<'a>>,
}

#[derive(Clone, Copy)]
enum Picture<'a> {
    Lossy(&'a [u8]),
    Lossless(&'a [u8]),
}

pub fn decode(file: &[u8], deadline: Instant) -> Result<Decoded, Refused> {
    let mut frame = Frame::default();
    let mut canvas = None;
    let mut orientation = Orientation::NoTransforms;
    for (name, chunk) in Chunks(&file[12..]) {
        match name {
            b"VP8X" => canvas = Some((u24(chunk, 4)? + 1, u24(chunk, 7)? + 1)),
            b"ANMF" if frame.picture.is_none() => frame = Frame::of_animation(chunk)?,
            b"EXIF" if chunk.len() <= MAX_EXIF => orientation = crate::orientation(chunk),
            _ if frame.picture.is_none() => frame.take(name, chunk),
            _ => (),
        }
    }
    let picture = frame.picture.ok_or(Refused::NotAPicture)?;
    let (width, height) = match picture {
        Picture::Lossy(data) => lossy::size(data)?,
        Picture::Lossless(data) => lossless::size(data)?,
    };
    let size = frame.size.or(canvas).unwrap_or((width, height));
    let canvas = canvas.unwrap_or(size);
    check(canvas.0, canvas.1)?;
    let inside = frame.left + width <= canvas.0 && frame.top + height <= canvas.1;
    if size != (width, height) || !inside {
        return Err(Refused::NotAPicture);
    }

    let mut shrink = Shrink::new(canvas.0, canvas.1, true, deadline);
    let at = (frame.left, frame.top);
    match picture {
        Picture::Lossy(data) => lossy::decode(data, frame.alpha, (width, height), at, &mut shrink)?,
        Picture::Lossless(data) => lossless::decode(data, (width, height), at, &mut shrink)?,
    }
    Ok((shrink.finish(), orientation))
}

impl<'a> Frame<'a> {
    fn of_animation(chunk: &'a [u8]) -> Result<Frame<'a>, Refused> {
        let mut frame = Frame {
            left: 2 * u24(chunk, 0)?,
            top: 2 * u24(chunk, 3)?,
            size: Some((u24(chunk, 6)? + 1, u24(chunk, 9)? + 1)),
            ..Frame::default()
        };
        for (name, chunk) in Chunks(chunk.get(16..).ok_or(Refused::NotAPicture)?) {
            if frame.picture.is_none() {
                frame.take(name, chunk);
            }
        }
        Ok(frame)
    }

    fn take(&mut self, name: &[u8; 4], chunk: &'a [u8]) {
        match name {
            b"ALPH" => self.alpha = Some(chunk),
            b"VP8 " => self.picture = Some(Picture::Lossy(chunk)),
            b"VP8L" => self.picture = Some(Picture::Lossless(chunk)),
            _ => (),
        }
    }
}

/// Chunks one after the other; the last may be cut off.
struct Chunks<'a>(&'a [u8]);

impl<'a> Iterator for Chunks<'a> {
    type Item = (&'a [u8; 4], &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        let (name, rest) = self.0.split_first_chunk::<4>()?;
        let (length, rest) = rest.split_first_chunk::<4>()?;
        let length = u32::from_le_bytes(*length) as usize;
        let (chunk, behind) = rest.split_at(length.min(rest.len()));
        // They begin at even places.
        self.0 = behind.get(length % 2..).unwrap_or_default();
        Some((name, chunk))
    }
}

fn u24(bytes: &[u8], at: usize) -> Result<u32, Refused> {
    let bytes = bytes.get(at..at + 3).ok_or(Refused::NotAPicture)?;
    Ok(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], 0]))
}
