use csv::Writer;

use crate::http::error::{ApiError, ApiResult};

/// Spreadsheets know UTF-8 by it.
pub const MARK: &[u8] = "\u{feff}".as_bytes();

/// One cell. What others have typed never becomes a formula in the spreadsheet that opens it.
pub fn text(typed: impl AsRef<str>) -> String {
    let typed = typed.as_ref();
    if typed.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{typed}")
    } else {
        typed.to_owned()
    }
}

/// One cell of what is no text, empty where there is nothing.
pub fn value(value: Option<impl ToString>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

pub fn rows<R: AsRef<[C]>, C: AsRef<[u8]>>(rows: impl IntoIterator<Item = R>) -> ApiResult<Vec<u8>> {
    let mut writer = Writer::from_writer(Vec::new());
    for row in rows {
        writer.write_record(row.as_ref()).map_err(ApiError::internal)?;
    }
    writer.into_inner().map_err(ApiError::internal)
}
