//! What calls share: extractors, middleware, errors, transactions. Knows no feature and no service.

pub mod bundle;
pub mod check;
pub mod compute;
pub mod encoding;
pub mod error;
pub mod extract;
pub mod limits;
pub mod messages;
pub mod middleware;
pub mod request_metrics;
pub mod schema;
pub mod tx;
