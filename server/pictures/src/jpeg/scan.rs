//! The entropy-coded part of a scan.

use std::time::Instant;

use super::Tables;
use super::bits::Bits;
use super::component::{Component, ZIGZAG};
use super::header::{Frame, Scan};
use super::huffman::Huffman;
use crate::Refused;
use crate::limits::check_time;

pub(super) struct Decode<'a, 'b> {
    frame: &'a mut Frame,
    scan: &'a Scan,
    bits: &'a mut Bits<'b>,
    /// For each part, where there is one.
    dc: Vec<Option<&'a Huffman>>,
    ac: Vec<Option<&'a Huffman>>,
    restart_interval: usize,
    deadline: Instant,
    /// The last average of each part.
    predictions: [i32; 4],
    /// How many blocks have nothing more to come.
    end_of_band: u32,
}

impl<'a, 'b> Decode<'a, 'b> {
    pub fn new(
        frame: &'a mut Frame,
        scan: &'a Scan,
        tables: &'a Tables,
        bits: &'a mut Bits<'b>,
        deadline: Instant,
    ) -> Result<Decode<'a, 'b>, Refused> {
        for part in &scan.parts {
            let component = &mut frame.components[part.component];
            // Sequential pictures bring each component once.
            if component.complete && !frame.progressive {
                return Err(Refused::NotAPicture);
            }
            if component.quantization.is_none() {
                component.quantization = tables.quantization[component.table];
            }
            if component.quantization.is_none() {
                return Err(Refused::NotAPicture);
            }
            component.complete |= scan.first == 0;
        }
        let dc = scan.parts.iter().map(|part| tables.dc[part.dc].as_ref());
        let ac = scan.parts.iter().map(|part| tables.ac[part.ac].as_ref());
        Ok(Decode {
            restart_interval: tables.restart_interval,
            frame,
            scan,
            bits,
            dc: dc.collect(),
            ac: ac.collect(),
            deadline,
            predictions: [0; 4],
            end_of_band: 0,
        })
    }

    pub fn run(mut self) -> Result<(), Refused> {
        let interleaved = self.scan.parts.len() > 1;
        let alone = &self.frame.components[self.scan.parts[0].component];
        let (columns, rows) = if interleaved {
            self.frame.units
        } else {
            (alone.x.blocks, alone.y.blocks)
        };
        let mut left = self.restart_interval;
        for y in 0..rows {
            check_time(self.deadline)?;
            for x in 0..columns {
                if self.restart_interval > 0 {
                    if left == 0 {
                        self.bits.restart()?;
                        (self.predictions, self.end_of_band) = ([0; 4], 0);
                        left = self.restart_interval;
                    }
                    left -= 1;
                }
                if !interleaved {
                    self.block(0, x, y)?;
                    continue;
                }
                for part in 0..self.scan.parts.len() {
                    let component = &self.frame.components[self.scan.parts[part].component];
                    let (across, down) = (component.x.per_unit, component.y.per_unit);
                    for inner in 0..across * down {
                        self.block(part, x * across + inner % across, y * down + inner / across)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn block(&mut self, part: usize, x: usize, y: usize) -> Result<(), Refused> {
        let component = &mut self.frame.components[self.scan.parts[part].component];
        let kept = component.kept(x, y);
        match (self.frame.progressive, self.scan.first, self.scan.high) {
            (false, ..) => {
                let coefficients = self.whole(part)?;
                if let Some(block) = kept {
                    self.frame.components[self.scan.parts[part].component].transform(block, &coefficients);
                }
                Ok(())
            }
            (true, 0, 0) => {
                let average = self.average(part)? << self.scan.low;
                let component = &mut self.frame.components[self.scan.parts[part].component];
                if let Some(block) = kept {
                    let place = block * component.per_block();
                    component.low[place] = average as i16;
                }
                Ok(())
            }
            (true, 0, _) => {
                if self.bits.bit()?
                    && let Some(block) = kept
                {
                    let place = block * component.per_block();
                    component.low[place] |= 1 << self.scan.low;
                }
                Ok(())
            }
            (true, _, high) => {
                let block = y * component.x.padded + x;
                if self.end_of_band > 0 && (high == 0 || component.masks[block] == 0) {
                    self.end_of_band -= 1;
                    return Ok(());
                }
                let table = self.ac[part].ok_or(Refused::NotAPicture)?;
                let mut band = Band {
                    mask: component.masks[block],
                    low: kept.map(|kept| kept * component.per_block()),
                    component,
                    scan: self.scan,
                    table,
                    bits: self.bits,
                    end_of_band: &mut self.end_of_band,
                };
                if high == 0 { band.first() } else { band.refine() }?;
                component.masks[block] = band.mask;
                Ok(())
            }
        }
    }

    fn average(&mut self, part: usize) -> Result<i32, Refused> {
        let table = self.dc[part].ok_or(Refused::NotAPicture)?;
        let size = u32::from(table.symbol(self.bits)?);
        if size > 15 {
            return Err(Refused::NotAPicture);
        }
        let prediction = &mut self.predictions[part];
        *prediction = prediction.wrapping_add(self.bits.signed(size)?);
        Ok(*prediction)
    }

    /// All coefficients of a block, in rows.
    fn whole(&mut self, part: usize) -> Result<[i16; 64], Refused> {
        let mut coefficients = [0; 64];
        coefficients[0] = self.average(part)? as i16;
        let table = self.ac[part].ok_or(Refused::NotAPicture)?;
        let mut k = 1;
        while k < 64 {
            let symbol = table.symbol(self.bits)?;
            let (run, size) = (usize::from(symbol >> 4), u32::from(symbol & 15));
            match (run, size) {
                (15, 0) => k += 16,
                (_, 0) => break,
                _ => {
                    k += run;
                    let place = *ZIGZAG.get(k).ok_or(Refused::NotAPicture)?;
                    coefficients[usize::from(place)] = self.bits.signed(size)? as i16;
                    k += 1;
                }
            }
        }
        Ok(coefficients)
    }
}

/// Some coefficients of one block of a progressive picture.
struct Band<'a, 'b> {
    component: &'a mut Component,
    /// Which coefficients are not 0.
    mask: u64,
    /// Where its low coefficients are, if it is kept.
    low: Option<usize>,
    scan: &'a Scan,
    table: &'a Huffman,
    bits: &'a mut Bits<'b>,
    end_of_band: &'a mut u32,
}

impl Band<'_, '_> {
    fn first(&mut self) -> Result<(), Refused> {
        let mut k = self.scan.first;
        while k <= self.scan.last {
            let symbol = self.table.symbol(self.bits)?;
            let (run, size) = (symbol >> 4, u32::from(symbol & 15));
            match (run, size) {
                (15, 0) => k += 16,
                (_, 0) => {
                    *self.end_of_band = self.run_of(run)? - 1;
                    break;
                }
                _ => {
                    k += run;
                    if k > self.scan.last {
                        return Err(Refused::NotAPicture);
                    }
                    let value = self.bits.signed(size)? << self.scan.low;
                    self.set(k, value);
                    k += 1;
                }
            }
        }
        Ok(())
    }

    /// One more bit of the coefficients that are there, and some new ones among them.
    fn refine(&mut self) -> Result<(), Refused> {
        let mut k = self.scan.first;
        while *self.end_of_band == 0 && k <= self.scan.last {
            let symbol = self.table.symbol(self.bits)?;
            let (zeros, size) = (symbol >> 4, symbol & 15);
            let value = match (zeros, size) {
                (15, 0) => 0,
                (_, 0) => {
                    *self.end_of_band = self.run_of(zeros)?;
                    break;
                }
                (_, 1) => {
                    let sign = if self.bits.bit()? { 1 } else { -1 };
                    sign << self.scan.low
                }
                _ => return Err(Refused::NotAPicture),
            };
            k = self.correct(k, zeros)?;
            if value != 0 {
                if k > self.scan.last {
                    return Err(Refused::NotAPicture);
                }
                self.set(k, value);
            }
            k += 1;
        }
        if *self.end_of_band > 0 {
            *self.end_of_band -= 1;
            self.correct(k, u8::MAX)?;
        }
        Ok(())
    }

    /// Goes over so many coefficients that are 0, and reads a bit for each other one on the way. Where it comes to is the
    /// next that is 0.
    fn correct(&mut self, mut k: u8, mut zeros: u8) -> Result<u8, Refused> {
        let end = self.scan.last + 1;
        while k < end {
            let set = (self.mask >> k).trailing_ones().min(u32::from(end - k)) as u8;
            for k in k..k + set {
                let bit = self.bits.bit()?;
                if let Some(place) = self.place(k).filter(|_| bit) {
                    let value = &mut self.component.low[place];
                    let step = 1 << self.scan.low;
                    *value = value.wrapping_add(if *value < 0 { -step } else { step });
                }
            }
            k += set;
            if k == end || zeros == 0 {
                break;
            }
            let clear = (self.mask >> k).trailing_zeros().min(u32::from(zeros.min(end - k))) as u8;
            k += clear;
            zeros -= clear;
        }
        Ok(k)
    }

    fn run_of(&mut self, size: u8) -> Result<u32, Refused> {
        let extra = self.bits.take(size.into())? as u32;
        Ok((1 << size) + extra)
    }

    fn place(&self, k: u8) -> Option<usize> {
        let place = self.component.places[usize::from(k)]?;
        Some(self.low? + usize::from(place))
    }

    fn set(&mut self, k: u8, value: i32) {
        self.mask |= 1 << k;
        if let Some(place) = self.place(k) {
            self.component.low[place] = value as i16;
        }
    }
}
