//! The segments of a JPEG, and what they say.

use super::Tables;
use super::component::{Axis, Component, ZIGZAG};
use super::huffman::Huffman;
use crate::Refused;
use crate::limits::{check, check_memory};

/// Ours is to make a square of at least this side, where the picture has it.
const WANTED: u32 = 512;

pub(super) struct Reader<'a> {
    file: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(file: &'a [u8]) -> Reader<'a> {
        Reader { file, at: 2 }
    }

    /// The next marker and what belongs to it; none at the end of the file.
    pub fn segment(&mut self) -> Result<Option<(u8, &'a [u8])>, Refused> {
        let rest = self.rest();
        // Bytes between segments are skipped, as other decoders do.
        let found = rest
            .windows(2)
            .position(|pair| pair[0] == 0xff && !matches!(pair[1], 0 | 0xff));
        let Some(found) = found else { return Ok(None) };
        let marker = rest[found + 1];
        self.at += found + 2;
        if matches!(marker, 0x01 | 0xd0..=0xd9) {
            return Ok(Some((marker, &[])));
        }
        let [high, low, ..] = self.rest() else { return Ok(None) };
        let length = usize::from(u16::from_be_bytes([*high, *low]));
        let segment = self.rest().get(2..length).ok_or(Refused::NotAPicture)?;
        self.at += length;
        Ok(Some((marker, segment)))
    }

    pub fn rest(&self) -> &'a [u8] {
        self.file.get(self.at..).unwrap_or_default()
    }

    pub fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }
}

/// The middle square, in pixels of the whole picture.
#[derive(Clone, Copy)]
pub(super) struct Crop {
    pub left: u32,
    pub top: u32,
    pub side: u32,
}

pub(super) struct Frame {
    pub progressive: bool,
    pub components: Vec<Component>,
    /// Units in which interleaved scans go over the picture.
    pub units: (usize, usize),
    pub crop: Crop,
    /// The side of the square it is decoded to.
    pub side: u32,
}

impl Frame {
    pub fn parse(segment: &[u8], progressive: bool) -> Result<Frame, Refused> {
        let [8, h1, h0, w1, w0, count, components @ ..] = segment else {
            return Err(Refused::NotAPicture);
        };
        let width = u32::from(u16::from_be_bytes([*w1, *w0]));
        let height = u32::from(u16::from_be_bytes([*h1, *h0]));
        if components.len() != 3 * usize::from(*count) || !matches!(count, 1 | 3 | 4) {
            return Err(Refused::NotAPicture);
        }
        check(width, height)?;

        // Eighths of the size that it is decoded to.
        let short = width.min(height);
        let eighths = [1, 2, 4].into_iter().find(|n| short * n / 8 >= WANTED).unwrap_or(8);
        // Pixels of the small picture begin where whole ones of the large one do.
        let pixel = 8 / eighths;
        let aligned = |length: u32| length / pixel * pixel;
        let crop = Crop {
            left: aligned((width - short) / 2),
            top: aligned((height - short) / 2),
            side: aligned(short),
        };
        let factors = || {
            components
                .chunks_exact(3)
                .map(|c| (u32::from(c[1] >> 4), u32::from(c[1] & 15)))
        };
        if factors().any(|(h, v)| !(1..=4).contains(&h) || !(1..=4).contains(&v)) {
            return Err(Refused::NotAPicture);
        }
        let h_max = factors().map(|(h, _)| h).max().unwrap_or(1);
        let v_max = factors().map(|(_, v)| v).max().unwrap_or(1);
        let units = (width.div_ceil(8 * h_max), height.div_ceil(8 * v_max));
        let components = components.chunks_exact(3).zip(factors()).map(|(bytes, (h, v))| {
            let [id, _, table] = [bytes[0], bytes[1], bytes[2]];
            let x = Axis::new(width, (h, h_max), units.0, eighths, crop.left..crop.left + crop.side);
            let y = Axis::new(height, (v, v_max), units.1, eighths, crop.top..crop.top + crop.side);
            Component::new(id, usize::from(table), x, y)
        });
        let mut components: Vec<_> = components.collect::<Result<_, _>>()?;
        check_memory(components.iter().map(|component| component.memory(progressive)).sum())?;
        components
            .iter_mut()
            .for_each(|component| component.make_room(progressive));
        Ok(Frame {
            progressive,
            components,
            units: (units.0 as usize, units.1 as usize),
            crop,
            side: crop.side / pixel,
        })
    }
}

/// What a scan adds: coefficients of some components, or more precise ones.
pub(super) struct Scan {
    /// Which component, and its tables.
    pub parts: Vec<Part>,
    /// First and last coefficient.
    pub first: u8,
    pub last: u8,
    /// The bit it starts with if it makes earlier ones more precise, else 0.
    pub high: u8,
    pub low: u8,
}

pub(super) struct Part {
    pub component: usize,
    pub dc: usize,
    pub ac: usize,
}

impl Scan {
    pub fn parse(segment: &[u8], frame: &Frame) -> Result<Scan, Refused> {
        let [count, parts @ ..] = segment else {
            return Err(Refused::NotAPicture);
        };
        let count = usize::from(*count);
        if !(1..=4).contains(&count) || parts.len() != 2 * count + 3 {
            return Err(Refused::NotAPicture);
        }
        let (parts, rest) = parts.split_at(2 * count);
        let mut scan = Scan {
            parts: Vec::with_capacity(count),
            first: rest[0],
            last: rest[1],
            high: rest[2] >> 4,
            low: rest[2] & 15,
        };
        for part in parts.chunks_exact(2) {
            let known = frame.components.iter().position(|component| component.id == part[0]);
            let component = known.ok_or(Refused::NotAPicture)?;
            let (dc, ac) = (usize::from(part[1] >> 4), usize::from(part[1] & 15));
            if dc > 3 || ac > 3 || scan.parts.iter().any(|part| part.component == component) {
                return Err(Refused::NotAPicture);
            }
            scan.parts.push(Part { component, dc, ac });
        }
        let whole = (scan.first, scan.last, scan.high, scan.low);
        let valid = if !frame.progressive {
            whole == (0, 63, 0, 0) || whole == (0, 0, 0, 0)
        } else if scan.first == 0 {
            scan.last == 0 && scan.low <= 13 && scan.refines_by_one()
        } else {
            count == 1 && scan.first <= scan.last && scan.last <= 63 && scan.low <= 13 && scan.refines_by_one()
        };
        if valid { Ok(scan) } else { Err(Refused::NotAPicture) }
    }

    fn refines_by_one(&self) -> bool {
        self.high == 0 || self.high == self.low + 1
    }

    /// How many blocks are looked at.
    pub fn visits(&self, frame: &Frame) -> usize {
        let blocks = |part: &Part| {
            let component = &frame.components[part.component];
            component.x.padded * component.y.padded
        };
        if self.is_seen(frame) {
            self.parts.iter().map(blocks).sum()
        } else {
            0
        }
    }

    /// Whether it adds anything to a picture of our size.
    pub fn is_seen(&self, frame: &Frame) -> bool {
        let seen = |part: &Part| frame.components[part.component].has_details();
        !frame.progressive || self.first == 0 || self.parts.iter().any(seen)
    }
}

pub(super) fn huffman_tables(mut segment: &[u8], tables: &mut Tables) -> Result<(), Refused> {
    while let [place, rest @ ..] = segment {
        let counts = rest.get(..16).ok_or(Refused::NotAPicture)?;
        let total: usize = counts.iter().map(|count| usize::from(*count)).sum();
        let symbols = rest
            .get(16..16 + total)
            .filter(|_| total <= 256)
            .ok_or(Refused::NotAPicture)?;
        let kind = if place >> 4 == 0 {
            &mut tables.dc
        } else {
            &mut tables.ac
        };
        let table = kind.get_mut(usize::from(place & 15)).ok_or(Refused::NotAPicture)?;
        *table = Some(Huffman::new(counts, symbols)?);
        segment = &rest[16 + total..];
    }
    Ok(())
}

pub(super) fn quantization_tables(mut segment: &[u8], tables: &mut Tables) -> Result<(), Refused> {
    while let [place, rest @ ..] = segment {
        let wide = place >> 4 != 0;
        let size = if wide { 128 } else { 64 };
        let values = rest.get(..size).ok_or(Refused::NotAPicture)?;
        let mut table = [0; 64];
        for (i, natural) in ZIGZAG.iter().enumerate() {
            table[usize::from(*natural)] = if wide {
                u16::from_be_bytes([values[2 * i], values[2 * i + 1]])
            } else {
                u16::from(values[i])
            };
        }
        let known = tables.quantization.get_mut(usize::from(place & 15));
        *known.ok_or(Refused::NotAPicture)? = Some(table);
        segment = &rest[size..];
    }
    Ok(())
}

pub(super) fn restart_interval(segment: &[u8]) -> Result<usize, Refused> {
    let [high, low] = segment else {
        return Err(Refused::NotAPicture);
    };
    Ok(usize::from(u16::from_be_bytes([*high, *low])))
}
