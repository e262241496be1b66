use crate::Refused;

/// Bits of a lossless picture, the first of each byte lowest.
pub(super) struct Bits<'a> {
    data: &'a [u8],
    next: u64,
    count: u32,
}

impl<'a> Bits<'a> {
    pub fn new(data: &'a [u8]) -> Bits<'a> {
        Bits {
            data,
            next: 0,
            count: 0,
        }
    }

    /// At least 32 bits that can be looked at; behind the end there are zeros.
    pub fn peek(&mut self) -> u32 {
        if self.count < 32 {
            if let Some((bytes, rest)) = self.data.split_first_chunk::<4>() {
                self.next |= u64::from(u32::from_le_bytes(*bytes)) << self.count;
                self.count += 32;
                self.data = rest;
            } else if let [byte, rest @ ..] = self.data {
                self.next |= u64::from(*byte) << self.count;
                self.count += 8;
                self.data = rest;
                return self.peek();
            }
        }
        self.next as u32
    }

    pub fn consume(&mut self, count: u32) -> Result<(), Refused> {
        self.count = self.count.checked_sub(count).ok_or(Refused::NotAPicture)?;
        self.next >>= count;
        Ok(())
    }

    /// At most 31.
    pub fn take(&mut self, count: u32) -> Result<u32, Refused> {
        let bits = self.peek() & ((1 << count) - 1);
        self.consume(count)?;
        Ok(bits)
    }

    pub fn bit(&mut self) -> Result<bool, Refused> {
        Ok(self.take(1)? == 1)
    }
}
