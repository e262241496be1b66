use super::bits::Bits;
use crate::Refused;

/// Codes up to this length are looked up.
const SHORT: u32 = 8;
const LONGEST: usize = 15;
/// The order in which lengths of the codes for lengths are written.
const ORDER: [usize; 19] = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

pub(super) enum Huffman {
    /// Takes no bits.
    Single(u16),
    Codes(Box<Codes>),
}

pub(super) struct Codes {
    /// By the next bits: the length of the code they begin with, above 12 bits of its symbol; 0 where it is longer.
    short: Box<[u16]>,
    /// By length: the first code, how many there are, and the place of the first symbol.
    lengths: [(u16, u16, u16); LONGEST + 1],
    symbols: Box<[u16]>,
}

impl Huffman {
    pub fn read(bits: &mut Bits, alphabet: usize) -> Result<Huffman, Refused> {
        if bits.bit()? {
            return Huffman::read_simple(bits, alphabet);
        }
        let mut lengths = [0; ORDER.len()];
        let count = 4 + bits.take(4)? as usize;
        for place in ORDER.iter().take(count) {
            lengths[*place] = bits.take(3)? as u8;
        }
        let of_lengths = Huffman::new(&lengths)?;

        let mut left = alphabet;
        if bits.bit()? {
            let size = 2 + 2 * bits.take(3)?;
            left = 2 + bits.take(size)? as usize;
            if left > alphabet {
                return Err(Refused::NotAPicture);
            }
        }
        let mut lengths = Vec::with_capacity(alphabet);
        let mut last = 8;
        while lengths.len() < alphabet && left > 0 {
            left -= 1;
            let (length, times) = match of_lengths.symbol(bits)? {
                length @ 0..16 => (length as u8, 1),
                16 => (last, 3 + bits.take(2)? as usize),
                17 => (0, 3 + bits.take(3)? as usize),
                _ => (0, 11 + bits.take(7)? as usize),
            };
            if lengths.len() + times > alphabet {
                return Err(Refused::NotAPicture);
            }
            lengths.resize(lengths.len() + times, length);
            if length > 0 {
                last = length;
            }
        }
        Huffman::new(&lengths)
    }

    fn read_simple(bits: &mut Bits, alphabet: usize) -> Result<Huffman, Refused> {
        let two = bits.bit()?;
        let size = if bits.bit()? { 8 } else { 1 };
        let zero = bits.take(size)? as usize;
        if !two {
            return if zero < alphabet {
                Ok(Huffman::Single(zero as u16))
            } else {
                Err(Refused::NotAPicture)
            };
        }
        let one = bits.take(8)? as usize;
        if zero >= alphabet || one >= alphabet {
            return Err(Refused::NotAPicture);
        }
        Ok(Huffman::Codes(Box::new(Codes {
            short: Box::new([1 << 12 | zero as u16, 1 << 12 | one as u16]),
            lengths: [(0, 0, 0); LONGEST + 1],
            symbols: Box::default(),
        })))
    }

    /// From the length of each symbol's code.
    fn new(of_symbols: &[u8]) -> Result<Huffman, Refused> {
        let mut counts = [0u16; LONGEST + 1];
        of_symbols.iter().for_each(|length| counts[usize::from(*length)] += 1);
        counts[0] = 0;
        let used: u16 = counts.iter().sum();
        if used == 1 {
            let symbol = of_symbols.iter().position(|length| *length > 0);
            return Ok(Huffman::Single(symbol.unwrap_or_default() as u16));
        }
        let mut lengths = [(0, 0, 0); LONGEST + 1];
        let (mut code, mut place) = (0u32, 0);
        for length in 1..=LONGEST {
            code <<= 1;
            lengths[length] = (code as u16, counts[length], place);
            code += u32::from(counts[length]);
            place += counts[length];
        }
        // Every sequence of bits is to begin with some code.
        if code != 1 << LONGEST {
            return Err(Refused::NotAPicture);
        }
        let longest = (1..=LONGEST).rev().find(|length| counts[*length] > 0).unwrap_or(1) as u32;
        let short_bits = longest.min(SHORT);
        let mut short = vec![0u16; 1 << short_bits].into_boxed_slice();
        let mut symbols = vec![0; usize::from(used)].into_boxed_slice();
        let mut next = lengths;
        for (symbol, &length) in (0u16..).zip(of_symbols).filter(|(_, length)| **length > 0) {
            let (code, _, place) = &mut next[usize::from(length)];
            symbols[usize::from(*place)] = symbol;
            let length = u32::from(length);
            if length <= short_bits {
                let first = (code.reverse_bits() >> (16 - length)) as usize;
                let all = short.iter_mut().skip(first).step_by(1 << length);
                all.for_each(|entry| *entry = (length as u16) << 12 | symbol);
            }
            *code += 1;
            *place += 1;
        }
        Ok(Huffman::Codes(Box::new(Codes {
            short,
            lengths,
            symbols,
        })))
    }

    /// Bytes it takes.
    pub fn memory(&self) -> usize {
        let codes = match self {
            Huffman::Single(_) => 0,
            Huffman::Codes(codes) => size_of::<Codes>() + 2 * (codes.short.len() + codes.symbols.len()),
        };
        // They stand in a vector that grows to up to twice what is in it.
        2 * size_of::<Huffman>() + codes
    }

    #[inline]
    pub fn symbol(&self, bits: &mut Bits) -> Result<u16, Refused> {
        let codes = match self {
            Huffman::Single(symbol) => return Ok(*symbol),
            Huffman::Codes(codes) => codes,
        };
        let next = bits.peek();
        let entry = codes.short[next as usize & (codes.short.len() - 1)];
        if entry != 0 {
            bits.consume(u32::from(entry >> 12))?;
            return Ok(entry & 0xfff);
        }
        let mut code = 0;
        for (length, &(first, count, place)) in codes.lengths.iter().enumerate().skip(1) {
            code = code << 1 | (next >> (length - 1) & 1) as u16;
            if code.wrapping_sub(first) < count {
                bits.consume(length as u32)?;
                return Ok(codes.symbols[usize::from(place + code - first)]);
            }
        }
        Err(Refused::NotAPicture)
    }
}
