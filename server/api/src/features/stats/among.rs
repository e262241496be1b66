use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

/// Among whom a rating is asked for: one of these, or neither for the format that was played most.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Among {
    pub playgroupid: Option<Uuid>,
    pub formatid: Option<Uuid>,
}
