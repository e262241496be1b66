use crate::Refused;

/// The bits of a scan, up to the next marker.
pub(super) struct Bits<'a> {
    data: &'a [u8],
    at: usize,
    /// The next bits, the first of them highest.
    next: u64,
    count: u32,
}

impl<'a> Bits<'a> {
    pub fn new(data: &'a [u8]) -> Bits<'a> {
        Bits {
            data,
            at: 0,
            next: 0,
            count: 0,
        }
    }

    fn fill(&mut self) {
        while self.count <= 56 {
            let byte = match self.data.get(self.at..) {
                Some([0xff, 0, ..]) => {
                    self.at += 2;
                    0xff
                }
                Some([0xff, ..]) | Some([]) | None => return,
                Some([byte, ..]) => {
                    self.at += 1;
                    *byte
                }
            };
            self.next |= u64::from(byte) << (56 - self.count);
            self.count += 8;
        }
    }

    /// At most 16 bits, without taking them; behind the end there are zeros.
    pub fn peek(&mut self, count: u32) -> usize {
        if self.count < 16 {
            self.fill();
        }
        (self.next >> 48) as usize >> (16 - count)
    }

    pub fn consume(&mut self, count: u32) -> Result<(), Refused> {
        self.count = self.count.checked_sub(count).ok_or(Refused::NotAPicture)?;
        self.next <<= count;
        Ok(())
    }

    pub fn take(&mut self, count: u32) -> Result<i32, Refused> {
        let bits = self.peek(count);
        self.consume(count)?;
        Ok(bits as i32)
    }

    pub fn bit(&mut self) -> Result<bool, Refused> {
        Ok(self.take(1)? == 1)
    }

    /// A number of so many bits; those that begin with 0 are negative.
    pub fn signed(&mut self, count: u32) -> Result<i32, Refused> {
        if count == 0 {
            return Ok(0);
        }
        let value = self.take(count)?;
        let negative = value < 1 << (count - 1);
        Ok(if negative { value - (1 << count) + 1 } else { value })
    }

    /// Goes over a restart marker, which stands at a whole byte.
    pub fn restart(&mut self) -> Result<(), Refused> {
        self.fill();
        // What is left of a byte is padding; whole bytes there were not to be.
        if self.count >= 8 || !matches!(self.data.get(self.at..), Some([0xff, 0xd0..=0xd7, ..])) {
            return Err(Refused::NotAPicture);
        }
        self.at += 2;
        (self.next, self.count) = (0, 0);
        Ok(())
    }

    /// How many bytes the scan has, whether or not it was read: up to a marker that does not belong to it.
    pub fn end(self) -> usize {
        let mut at = self.at;
        loop {
            match self.data.get(at..) {
                Some([0xff, 0 | 0xff | 0xd0..=0xd7, ..]) => at += 1,
                Some([0xff, _, ..]) => return at,
                Some([_, ..]) => at += 1,
                Some([]) | None => return self.data.len(),
            }
        }
    }
}
