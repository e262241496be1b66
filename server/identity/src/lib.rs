//! The embedded identity service.
