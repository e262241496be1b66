//! What people send to break a server is refused, or read like any other picture.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::time::{Duration, Instant};

use podium_pictures::{MAX_BYTES, Refused, square};
use podium_test_pictures::{self as samples, Sample};

fn later() -> Instant {
    Instant::now() + Duration::from_secs(60)
}

#[test]
fn what_is_no_picture_is_refused() {
    for file in [
        &b""[..],
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"GIF89a",
        b"\xff\xd8\xff\xd9",
        b"RIFF\0\0\0\0WEBP",
        &samples::png(20, 20, false)[..40],
    ] {
        assert_eq!(square(file, later()).err(), Some(Refused::NotAPicture), "{file:?}");
    }
    assert_eq!(square(&vec![0; MAX_BYTES + 1], later()), Err(Refused::TooManyBytes));
}

#[test]
fn what_is_cut_off_is_refused() {
    for Sample { name, mut file } in samples::ordinary() {
        file.truncate(file.len() / 4);
        assert_eq!(square(&file, later()).err(), Some(Refused::NotAPicture), "{name}");
    }
}

#[test]
fn what_would_take_too_much_is_refused_and_says_why() {
    let hostile = samples::hostile();
    let why = |name: &str| {
        let sample = hostile.iter().find(|sample| sample.name == name);
        square(&sample.unwrap_or_else(|| panic!("no {name}")).file, later()).err()
    };
    for name in [
        "PNG of 100000 × 1",
        "PNG of 20000 × 10",
        "PNG that claims 60000 × 60000",
        "JPEG that claims 65535 × 65535",
        "GIF with a screen of 65535 × 65535",
        "WebP that claims 16383 × 16383",
        "animated WebP with a canvas of 16384",
    ] {
        assert_eq!(why(name), Some(Refused::TooManyPixels), "{name}");
    }
    for name in [
        "WebP with 65,536 groups of codes",
        "lossless WebP of 5000 × 5000",
        "JPEG of 50000 scans",
        "GIF with 9.7 MB of ICCRGBG1012",
    ] {
        assert_eq!(why(name), Some(Refused::TooComplex), "{name}");
    }
    // What stands beside a picture does not make it worse.
    for name in [
        "PNG with a large iCCP",
        "PNG with 20,000 texts",
        "WebP with 9 MB of ICCP",
        "GIF of 100,000 frames",
    ] {
        assert_eq!(why(name), None, "{name}");
    }
}

#[test]
fn a_decode_ends_at_its_deadline() {
    for Sample { name, file } in samples::ordinary() {
        let over = Instant::now() - Duration::from_secs(1);
        assert_eq!(square(&file, over).err(), Some(Refused::TooComplex), "{name}");
    }
}
