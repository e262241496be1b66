//! What a picture may be, so that no file takes more than 64 MiB and a second.

use std::time::Instant;

use crate::Refused;

/// The largest file that is taken. It is in memory as a whole while it is decoded.
pub const MAX_BYTES: usize = 10 * 1024 * 1024;
/// As many as the largest phone photos have; formats that can be read row by row take about a second for them.
pub const MAX_PIXELS: u64 = 40_000_000;
/// What WebP can hold at most; a row of it is small beside everything else.
pub const MAX_SIDE: u32 = 16_384;
/// Only the middle square is shown: of anything longer, that would be a sliver.
pub const MAX_RATIO: u32 = 16;

/// What a decoder that needs more than a few rows may take for them: with the file, the small square and
/// what the allocator keeps, it stays below 64 MiB.
pub(crate) const MAX_MEMORY: usize = 40 * 1024 * 1024;

/// Refuses a picture by the size it claims, before anything is made for it.
pub(crate) fn check(width: u32, height: u32) -> Result<(), Refused> {
    let (short, long) = (width.min(height), width.max(height));
    if short == 0 {
        return Err(Refused::NotAPicture);
    }
    let pixels = u64::from(width) * u64::from(height);
    if long > MAX_SIDE || long > short.saturating_mul(MAX_RATIO) || pixels > MAX_PIXELS {
        return Err(Refused::TooManyPixels);
    }
    Ok(())
}

/// Refuses what would need more memory than there is for a decode.
pub(crate) fn check_memory(bytes: usize) -> Result<(), Refused> {
    if bytes > MAX_MEMORY {
        return Err(Refused::TooComplex);
    }
    Ok(())
}

/// Asked between rows: a picture that starves behind others is given up.
pub(crate) fn check_time(deadline: Instant) -> Result<(), Refused> {
    if Instant::now() > deadline {
        return Err(Refused::TooComplex);
    }
    Ok(())
}
