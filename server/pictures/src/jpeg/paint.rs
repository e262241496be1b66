//! From components to colors.

use image::{Rgba, RgbaImage};

use super::component::{Axis, Component};
use super::header::Frame;
use crate::Refused;

/// How the components make colors.
#[derive(Clone, Copy)]
enum Colors {
    Gray,
    Rgb,
    YCbCr,
    /// Inks, stored inverted: 255 is no ink.
    Cmyk,
    Ycck,
}

pub(super) fn paint(mut frame: Frame, adobe: Option<u8>) -> Result<RgbaImage, Refused> {
    if frame.components.iter().any(|component| !component.complete) {
        return Err(Refused::NotAPicture);
    }
    frame.components.iter_mut().for_each(Component::transform_all);
    let colors = colors(&frame, adobe);
    let pixel = (frame.crop.side / frame.side) as f32;
    let tapped =
        |axis: &Axis, start: u32| -> Vec<Tap> { (0..frame.side).map(|i| Tap::new(axis, start, i, pixel)).collect() };
    let planes = frame.components.iter().map(|component| Plane {
        samples: &component.samples,
        stride: component.x.kept_samples(),
        columns: tapped(&component.x, frame.crop.left),
        rows: tapped(&component.y, frame.crop.top),
    });
    let planes: Vec<_> = planes.collect();
    Ok(RgbaImage::from_fn(frame.side, frame.side, |x, y| {
        let mut values = [0; 4];
        for (value, plane) in values.iter_mut().zip(&planes) {
            *value = plane.at(x as usize, y as usize);
        }
        let [r, g, b] = rgb(colors, values);
        Rgba([r, g, b, 255])
    }))
}

fn colors(frame: &Frame, adobe: Option<u8>) -> Colors {
    let ids: Vec<u8> = frame.components.iter().map(|component| component.id).collect();
    match (ids.as_slice(), adobe) {
        ([_], _) => Colors::Gray,
        (b"RGB", _) | ([_, _, _], Some(0)) => Colors::Rgb,
        ([_, _, _], _) => Colors::YCbCr,
        (_, Some(2)) => Colors::Ycck,
        _ => Colors::Cmyk,
    }
}

fn rgb(colors: Colors, [a, b, c, k]: [u8; 4]) -> [u8; 3] {
    let ink = |value: u8| ((u32::from(value) * u32::from(k) + 127) / 255) as u8;
    match colors {
        Colors::Gray => [a, a, a],
        Colors::Rgb => [a, b, c],
        Colors::YCbCr => from_ycbcr(a, b, c),
        Colors::Cmyk => [ink(a), ink(b), ink(c)],
        Colors::Ycck => from_ycbcr(a, b, c).map(|value| ink(255 - value)),
    }
}

fn from_ycbcr(y: u8, cb: u8, cr: u8) -> [u8; 3] {
    let (y, cb, cr) = (f32::from(y), f32::from(cb) - 128.0, f32::from(cr) - 128.0);
    let rgb = [y + 1.402 * cr, y - 0.344_136 * cb - 0.714_136 * cr, y + 1.772 * cb];
    rgb.map(|value| (value + 0.5).clamp(0.0, 255.0) as u8)
}

/// The samples of a component, and which of them each pixel lies between.
struct Plane<'a> {
    samples: &'a [u8],
    stride: usize,
    columns: Vec<Tap>,
    rows: Vec<Tap>,
}

/// Two neighbors, and how much of the second there is, in 256ths.
struct Tap {
    first: usize,
    second: usize,
    share: u32,
}

impl Tap {
    fn new(axis: &Axis, start: u32, i: u32, pixel: f32) -> Tap {
        let before = axis.kept.start * axis.samples;
        let last = (axis.length - before).min(axis.kept_samples()) - 1;
        let middle = (start as f32 + (i as f32 + 0.5) * pixel) * axis.density - 0.5 - before as f32;
        let middle = middle.clamp(0.0, last as f32);
        let first = middle as usize;
        Tap {
            first,
            second: (first + 1).min(last),
            share: ((middle - first as f32) * 256.0) as u32,
        }
    }

    fn between(&self, first: u32, second: u32) -> u32 {
        first * (256 - self.share) + second * self.share
    }
}

impl Plane<'_> {
    fn at(&self, x: usize, y: usize) -> u8 {
        let (column, row) = (&self.columns[x], &self.rows[y]);
        let line = |y: usize| {
            let line = &self.samples[y * self.stride..];
            column.between(line[column.first].into(), line[column.second].into())
        };
        ((row.between(line(row.first), line(row.second)) + 32_768) >> 16) as u8
    }
}
