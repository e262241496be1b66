//! Extractors: a handler's signature says who may call and what they send, checked before it runs.

mod address;
mod client_ip;
mod form_file;
mod json;
mod lang;
mod playgroup;
mod signed;
mod signed_in;
mod version;

pub use address::{Path, Query};
pub use client_ip::{ClientIp, resolve};
pub use form_file::{FileHash, MAX_UPLOAD, PICTURE, READING, hash_of_file, not_a_form, unreadable};
pub use json::Json;
pub use lang::RequestLang;
pub use playgroup::{Admin, At, InvitedOrMember, Member, Owner};
pub use signed::{CallKeys, signature};
pub use signed_in::{Authenticator, Identified, SignedIn};
pub use version::{IfMatch, Versioned};
