//! Pictures people give: decoded under limits and written anew, so that nothing of the file they sent survives
//! but what is seen.

use std::io::{self, Cursor};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::extract::{Path as UrlPath, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use image::codecs::jpeg::JpegEncoder;
use image::imageops::FilterType;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageReader, Limits, Rgb, RgbImage};
use tokio::sync::Semaphore;
use uuid::Uuid;

use crate::error::{ApiError, ApiResult, ErrorKind};
use crate::state::AppState;

/// The largest file that is taken.
pub const MAX_BYTES: usize = 10 * 1024 * 1024;
/// The largest upload that is read to its end, only to be refused in words; beyond it the connection is cut.
pub const MAX_UPLOAD: usize = 8 * MAX_BYTES;
const MAX_PIXELS: u64 = 40_000_000;
const SIDE: u32 = 512;
const QUALITY: u8 = 85;

#[derive(Clone)]
pub struct Pictures {
    folder: PathBuf,
    /// Decoding is heavy: two at a time, so that it never starves other calls.
    turns: Arc<Semaphore>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    TooLarge,
    NotAPicture,
}

impl Pictures {
    pub fn open(data: &Path) -> io::Result<Pictures> {
        let folder = data.join("pictures");
        std::fs::create_dir_all(&folder)?;
        Ok(Pictures {
            folder,
            turns: Arc::new(Semaphore::new(2)),
        })
    }

    /// Keeps a square picture under the given id, and gives the address it is served at.
    pub async fn keep_square(&self, id: Uuid, file: Vec<u8>) -> ApiResult<String> {
        let turn = self.turns.clone().acquire_owned().await.map_err(ApiError::internal)?;
        let squared = tokio::task::spawn_blocking(move || {
            let squared = square(&file);
            drop(turn);
            squared
        });
        let bytes = squared.await.map_err(ApiError::internal)?.map_err(|why| match why {
            Refused::TooLarge => ApiError::from(ErrorKind::TooLarge),
            Refused::NotAPicture => ApiError::fields([("picture", podium_domain::FieldError::Invalid)]),
        })?;
        self.write(&format!("{id}.jpg"), &bytes)
            .await
            .map_err(ApiError::internal)?;
        Ok(format!("/pictures/{id}.jpg"))
    }

    /// Removes what an address of ours stands for; anything else is left alone.
    pub async fn remove(&self, address: &str) {
        if let Some(name) = address.strip_prefix("/pictures/").and_then(own_name) {
            let _ = tokio::fs::remove_file(self.folder.join(name)).await;
        }
    }

    async fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        use tokio::io::AsyncWriteExt;
        let half_written = self.folder.join(format!("{name}.new"));
        let mut file = tokio::fs::File::create(&half_written).await?;
        file.write_all(bytes).await?;
        file.sync_all().await?;
        tokio::fs::rename(half_written, self.folder.join(name)).await
    }
}

/// Our own names only: an id and `.jpg`.
fn own_name(name: &str) -> Option<String> {
    let id: Uuid = name.strip_suffix(".jpg")?.parse().ok()?;
    Some(format!("{id}.jpg"))
}

fn square(file: &[u8]) -> Result<Vec<u8>, Refused> {
    if file.len() > MAX_BYTES {
        return Err(Refused::TooLarge);
    }
    let mut reader = ImageReader::new(Cursor::new(file))
        .with_guessed_format()
        .map_err(|_| Refused::NotAPicture)?;
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_PIXELS * 8);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().map_err(|_| Refused::NotAPicture)?;
    let (width, height) = decoder.dimensions();
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(Refused::TooLarge);
    }
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let mut picture = DynamicImage::from_decoder(decoder).map_err(|_| Refused::NotAPicture)?;
    picture.apply_orientation(orientation);
    let squared = picture.resize_to_fill(SIDE, SIDE, FilterType::Lanczos3);

    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, QUALITY)
        .encode_image(&on_paper(&squared))
        .map_err(|_| Refused::NotAPicture)?;
    Ok(bytes)
}

/// JPEG has no transparency: what shows through becomes a quiet paper white.
fn on_paper(picture: &DynamicImage) -> RgbImage {
    let rgba = picture.to_rgba8();
    RgbImage::from_fn(rgba.width(), rgba.height(), |x, y| {
        let [r, g, b, a] = rgba.get_pixel(x, y).0;
        let blend = |c: u8| {
            let (c, a) = (u32::from(c), u32::from(a));
            ((c * a + 244 * (255 - a)) / 255) as u8
        };
        Rgb([blend(r), blend(g), blend(b)])
    })
}

/// `GET /pictures/{name}`: names are never used twice, so the answer never changes.
pub async fn serve(State(app): State<AppState>, UrlPath(name): UrlPath<String>) -> Response {
    let Some(name) = own_name(&name) else {
        return ApiError::from(ErrorKind::NotFound).into_response();
    };
    match tokio::fs::read(app.pictures.folder.join(name)).await {
        Ok(bytes) => {
            let headers = [
                (header::CONTENT_TYPE, "image/jpeg"),
                (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
            ];
            (headers, bytes).into_response()
        }
        Err(_) => ApiError::from(ErrorKind::NotFound).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{ImageFormat, Rgba, RgbaImage};

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = Vec::new();
        let picture = RgbaImage::from_pixel(width, height, Rgba([200, 30, 30, 255]));
        picture
            .write_to(&mut Cursor::new(&mut bytes), ImageFormat::Png)
            .unwrap();
        bytes
    }

    #[test]
    fn any_picture_becomes_a_square_jpeg() {
        let bytes = square(&png(900, 300)).unwrap();
        assert_eq!(image::guess_format(&bytes).unwrap(), ImageFormat::Jpeg);
        let out = image::load_from_memory(&bytes).unwrap();
        assert_eq!((out.width(), out.height()), (SIDE, SIDE));
    }

    #[test]
    fn what_is_no_picture_is_refused() {
        for file in [
            &b""[..],
            b"<svg xmlns='http://www.w3.org/2000/svg'/>",
            b"GIF89a",
            &png(20, 20)[..40],
        ] {
            assert_eq!(square(file), Err(Refused::NotAPicture));
        }
        assert_eq!(square(&vec![0; MAX_BYTES + 1]), Err(Refused::TooLarge));
    }

    #[test]
    fn a_bomb_is_refused_by_its_header() {
        // A PNG whose header claims 60,000 × 60,000 pixels and which carries none of them.
        let mut bomb = png(1, 1);
        bomb[16..20].copy_from_slice(&60_000u32.to_be_bytes());
        bomb[20..24].copy_from_slice(&60_000u32.to_be_bytes());
        let crc = crc32(&bomb[12..29]);
        bomb[29..33].copy_from_slice(&crc.to_be_bytes());
        assert!(square(&bomb).is_err());
    }

    fn crc32(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0u32, |crc, byte| {
            (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
                if crc & 1 == 1 {
                    (crc >> 1) ^ 0xedb8_8320
                } else {
                    crc >> 1
                }
            })
        })
    }

    #[test]
    fn only_our_own_names_are_served() {
        assert!(own_name("0192f5c0-0000-7000-8000-000000000000.jpg").is_some());
        for name in ["../podium.db", "x.jpg", "0192f5c0-0000-7000-8000-000000000000.png", ""] {
            assert!(own_name(name).is_none(), "{name}");
        }
    }
}
