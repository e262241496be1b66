use crate::Sample;

/// What a scan of a progressive picture brings: coefficients, and from which bit to which.
#[derive(Clone, Copy)]
pub struct Scan {
    /// None for the averages of all components.
    pub component: Option<u8>,
    pub first: u8,
    pub last: u8,
    pub high: u8,
    pub low: u8,
}

const AVERAGES: Scan = Scan {
    component: None,
    first: 0,
    last: 0,
    high: 0,
    low: 1,
};
const REFINED: Scan = Scan {
    high: 1,
    low: 0,
    ..AVERAGES
};
const DETAILS: Scan = Scan {
    component: Some(1),
    first: 1,
    last: 63,
    high: 0,
    low: 1,
};

/// A plain gray picture; each component has its sampling factors, such as 0x22.
pub fn baseline(width: u16, height: u16, sampling: &[u8]) -> Vec<u8> {
    let mut file = head(0xc0, width, height, sampling);
    let ids: Vec<u8> = (1..=sampling.len() as u8).collect();
    // A difference of 0 and the end of the block, one bit each.
    scan(&mut file, &ids, [0, 63, 0], 2 * blocks(width, height, sampling));
    file.extend([0xff, 0xd9]);
    file
}

/// The same in many scans, each of which says nothing about any block, in as few bits as it can.
pub fn progressive(width: u16, height: u16, sampling: &[u8], scans: &[Scan]) -> Vec<u8> {
    let mut file = head(0xc2, width, height, sampling);
    let ids: Vec<u8> = (1..=sampling.len() as u8).collect();
    for &Scan {
        component,
        first,
        last,
        high,
        low,
    } in scans
    {
        let ids = component.map_or(ids.clone(), |id| vec![id]);
        let bits = match component {
            None => blocks(width, height, sampling),
            // The end of 16,384 blocks in 15 bits.
            Some(_) => 15 * (usize::from(width).div_ceil(8) * usize::from(height).div_ceil(8)).div_ceil(16_384),
        };
        scan(&mut file, &ids, [first, last, high << 4 | low], bits);
    }
    file.extend([0xff, 0xd9]);
    file
}

pub fn largest() -> Vec<Sample> {
    let refined = |component| Scan {
        component: Some(component),
        high: 1,
        low: 0,
        ..DETAILS
    };
    let scans = [
        AVERAGES,
        DETAILS,
        Scan {
            component: Some(2),
            ..DETAILS
        },
        Scan {
            component: Some(3),
            ..DETAILS
        },
        REFINED,
        refined(1),
        refined(2),
        refined(3),
    ];
    vec![
        Sample::new("JPEG of 39 megapixels", baseline(7200, 5400, &[0x22, 0x11, 0x11])),
        Sample::new(
            "JPEG of 39 megapixels and 4 full components",
            baseline(7200, 5400, &[0x11; 4]),
        ),
        Sample::new("long JPEG", baseline(16_384, 1_024, &[0x11; 3])),
        Sample::new(
            "progressive JPEG of 39 megapixels",
            progressive(7200, 5400, &[0x22, 0x11, 0x11], &scans),
        ),
        Sample::new("long progressive JPEG", progressive(16_000, 2_400, &[0x11; 3], &scans)),
    ]
}

pub fn hostile() -> Vec<Sample> {
    let mut samples = Vec::new();
    let small = baseline(16, 16, &[0x11]);
    for (width, height) in [
        (65_535, 1),
        (1, 65_535),
        (65_535, 65_535),
        (20_000, 10),
        (0, 5),
        (5, 0),
        (6_400, 6_400),
    ] {
        let mut claimed = head(0xc0, width, height, &[0x11; 3]);
        scan(&mut claimed, &[1, 2, 3], [0, 63, 0], 4_000);
        samples.push(Sample::new(format!("JPEG that claims {width} × {height}"), claimed));
    }
    let refine = Scan {
        high: 1,
        low: 0,
        ..DETAILS
    };
    for count in [1_500, 50_000] {
        let scans: Vec<_> = [AVERAGES, DETAILS]
            .into_iter()
            .chain((0..count).map(|_| refine))
            .collect();
        let bomb = progressive(1_000, 1_000, &[0x11], &scans);
        samples.push(Sample::new(format!("JPEG of {count} scans"), bomb));
    }
    let scans: Vec<_> = [AVERAGES].into_iter().chain((0..1_900).map(|_| REFINED)).collect();
    samples.push(Sample::new(
        "JPEG of 1,900 scans of averages",
        progressive(400, 400, &[0x11; 4], &scans),
    ));
    for sof in 0xc3..=0xcf {
        if sof != 0xc4 {
            let mut other = small.clone();
            let place = other.windows(2).position(|pair| pair == [0xff, 0xc0]).expect("a frame");
            other[place + 1] = sof;
            samples.push(Sample::new(format!("JPEG of kind {sof:x}"), other));
        }
    }
    for sampling in [
        &[0x44, 0x11, 0x11][..],
        &[0x14, 0x41, 0x22],
        &[0x31, 0x13, 0x11],
        &[0x44; 4],
        &[0x50, 0x11, 0x11],
    ] {
        samples.push(Sample::new(
            format!("JPEG sampled {sampling:x?}"),
            baseline(64, 64, sampling),
        ));
    }
    let profile: Vec<u8> = (0..150)
        .flat_map(|_| segment(0xe2, &[b"ICC_PROFILE\0", &[7; 65_000][..]].concat()))
        .collect();
    samples.push(Sample::new(
        "JPEG with a profile of 9.7 MB",
        [&small[..2], &profile, &small[2..]].concat(),
    ));
    let comments: Vec<u8> = (0..500_000).flat_map(|_| segment(0xfe, &[])).collect();
    samples.push(Sample::new(
        "JPEG with 500,000 comments",
        [&small[..2], &comments, &small[2..]].concat(),
    ));
    let tables: Vec<u8> = (0..200_000).flat_map(|_| segment(0xc4, &table(0, &[0]))).collect();
    samples.push(Sample::new(
        "JPEG with 200,000 tables",
        [&small[..2], &tables, &small[2..]].concat(),
    ));
    samples.push(Sample::new(
        "JPEG that restarts",
        [&small[..2], &segment(0xdd, &[0, 1]), &small[2..]].concat(),
    ));
    samples.push(Sample::new("JPEG without tables", {
        let place = small.windows(2).position(|pair| pair == [0xff, 0xda]).expect("a scan");
        [&[0xff, 0xd8][..], &small[place..]].concat()
    }));
    samples.push(Sample::new(
        "JPEG twice in one",
        [&small[..small.len() - 2], &small[2..]].concat(),
    ));
    samples
}

fn blocks(width: u16, height: u16, sampling: &[u8]) -> usize {
    let high = sampling.iter().map(|s| usize::from(s >> 4)).max().unwrap_or(1);
    let low = sampling.iter().map(|s| usize::from(s & 15)).max().unwrap_or(1);
    if sampling.len() == 1 {
        return usize::from(width).div_ceil(8) * usize::from(height).div_ceil(8);
    }
    let units = usize::from(width).div_ceil(8 * high) * usize::from(height).div_ceil(8 * low.max(1));
    units
        * sampling
            .iter()
            .map(|s| usize::from(s >> 4) * usize::from(s & 15))
            .sum::<usize>()
}

fn head(kind: u8, width: u16, height: u16, sampling: &[u8]) -> Vec<u8> {
    let mut frame = vec![8];
    frame.extend(height.to_be_bytes());
    frame.extend(width.to_be_bytes());
    frame.push(sampling.len() as u8);
    for (id, sampling) in (1..).zip(sampling) {
        frame.extend([id, *sampling, 0]);
    }
    let mut file = vec![0xff, 0xd8];
    file.extend(segment(0xdb, &[&[0][..], &[1; 64]].concat()));
    file.extend(segment(kind, &frame));
    // One code each: a difference of 0; the end of a block, or of 16,384 blocks where those can be.
    file.extend(segment(0xc4, &table(0x00, &[0])));
    file.extend(segment(0xc4, &table(0x10, &[if kind == 0xc2 { 0xe0 } else { 0 }])));
    file
}

fn table(place: u8, symbols: &[u8]) -> Vec<u8> {
    let mut counts = [0; 16];
    counts[0] = symbols.len() as u8;
    [&[place][..], &counts, symbols].concat()
}

fn scan(file: &mut Vec<u8>, ids: &[u8], kind: [u8; 3], bits: usize) {
    let mut head = vec![ids.len() as u8];
    ids.iter().for_each(|id| head.extend([*id, 0]));
    head.extend(kind);
    file.extend(segment(0xda, &head));
    file.resize(file.len() + bits.div_ceil(8), 0);
}

fn segment(marker: u8, data: &[u8]) -> Vec<u8> {
    let length = (data.len() as u16 + 2).to_be_bytes();
    [&[0xff, marker][..], &length, data].concat()
}
