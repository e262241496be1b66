//! QR codes of links.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use qrcode::render::svg;
use qrcode::types::QrError;
use qrcode::{EcLevel, QrCode};

/// An SVG picture of a text.
pub fn svg(text: &str) -> Result<String, QrError> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M)?;
    Ok(code
        .render::<svg::Color<'_>>()
        .min_dimensions(240, 240)
        .quiet_zone(true)
        .build())
}

/// The same picture as a data address.
pub fn data_address(text: &str) -> Result<String, QrError> {
    Ok(format!(
        "data:image/svg+xml;base64,{}",
        BASE64_STANDARD.encode(svg(text)?)
    ))
}
