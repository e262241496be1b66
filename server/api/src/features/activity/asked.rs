use serde::Deserialize;
use utoipa::IntoParams;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Older {
    /// Milliseconds since 1970: only what happened before.
    pub timestamp: Option<i64>,
}
