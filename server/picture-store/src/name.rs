//! The names of pictures, and their addresses on the site.

use podium_system::Entropy;
use uuid::Uuid;

const ADDRESSES: &str = "/pictures/";

/// Our own names only: an id and `.jpg`.
pub fn own_name(name: &str) -> Option<String> {
    let id: Uuid = name.strip_suffix(".jpg")?.parse().ok()?;
    Some(format!("{id}.jpg"))
}

/// The address by which the database knows a picture.
pub fn address_of(name: &str) -> String {
    format!("{ADDRESSES}{name}")
}

/// The name at an address; none where the address is not ours.
pub fn name_of(address: &str) -> Option<&str> {
    address.strip_prefix(ADDRESSES)
}

/// A name that no picture has, and that is swept away some day.
pub fn unfinished(entropy: &Entropy) -> String {
    format!(".{}", entropy.secret_uuid())
}

pub fn is_unfinished(name: &str) -> bool {
    name.starts_with('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_addresses_belong_together() {
        let name = "0192f5c0-0000-7000-8000-000000000000.jpg";
        assert_eq!(own_name(name).as_deref(), Some(name));
        assert_eq!(name_of(&address_of(name)), Some(name));
        assert_eq!(name_of("https://elsewhere.example/a.jpg"), None);
        for other in ["podium.db", "a.jpg", "../0192f5c0-0000-7000-8000-000000000000.jpg", ""] {
            assert_eq!(own_name(other), None, "{other}");
        }
        let unfinished = unfinished(&Entropy::system());
        assert!(is_unfinished(&unfinished) && own_name(&unfinished).is_none());
    }
}
