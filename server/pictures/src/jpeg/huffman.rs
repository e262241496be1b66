use super::bits::Bits;
use crate::Refused;

/// Codes up to this length are looked up.
const SHORT: u32 = 9;

pub(super) struct Huffman {
    /// By the next bits: the length of the code they begin with and its symbol; 0 where the code is longer.
    short: [u16; 1 << SHORT],
    /// Behind the last code of each length, moved to 16 bits.
    ends: [u32; 17],
    /// From a code of each length to the place of its symbol.
    offsets: [i32; 17],
    symbols: Vec<u8>,
}

impl Huffman {
    /// From how many codes there are of each length, and their symbols in order.
    pub fn new(counts: &[u8], symbols: &[u8]) -> Result<Huffman, Refused> {
        let mut huffman = Huffman {
            short: [0; 1 << SHORT],
            ends: [0; 17],
            offsets: [0; 17],
            symbols: symbols.to_vec(),
        };
        let (mut code, mut place) = (0u32, 0usize);
        for (length, &count) in (1u32..).zip(counts) {
            huffman.offsets[length as usize] = place as i32 - code as i32;
            if code + u32::from(count) > 1 << length {
                return Err(Refused::NotAPicture);
            }
            for _ in 0..count {
                if length <= SHORT {
                    let first = (code << (SHORT - length)) as usize;
                    let entry = (length as u16) << 8 | u16::from(symbols[place]);
                    huffman.short[first..first + (1 << (SHORT - length))].fill(entry);
                }
                code += 1;
                place += 1;
            }
            huffman.ends[length as usize] = code << (16 - length);
            code <<= 1;
        }
        Ok(huffman)
    }

    #[inline]
    pub fn symbol(&self, bits: &mut Bits) -> Result<u8, Refused> {
        let next = bits.peek(16);
        let entry = self.short[next >> (16 - SHORT)];
        if entry != 0 {
            bits.consume(u32::from(entry >> 8))?;
            return Ok(entry as u8);
        }
        let length = (SHORT as usize + 1..=16).find(|length| (next as u32) < self.ends[*length]);
        let length = length.ok_or(Refused::NotAPicture)?;
        bits.consume(length as u32)?;
        let place = (next >> (16 - length)) as i32 + self.offsets[length];
        let symbol = usize::try_from(place).ok().and_then(|place| self.symbols.get(place));
        symbol.copied().ok_or(Refused::NotAPicture)
    }
}
