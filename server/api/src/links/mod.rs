//! Links that people pass on: their tokens, and their QR codes.

pub mod qr;
pub mod token;
