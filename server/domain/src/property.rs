//! Properties, held against values that are the same in every run of `make test`.

use podium_test_seed::next;
use quickcheck::{Gen, QuickCheck};

/// How large the values become, as it is by quickcheck itself.
const SIZE: usize = 100;

/// `quickcheck!` with seeded values.
macro_rules! property {
    ($($(#[$meta:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $outcome:ty $body:block)*) => {
        $(
            #[test]
            $(#[$meta])*
            fn $name() {
                fn holds($($arg: $type),*) -> $outcome $body
                $crate::property::checker().quickcheck(holds as fn($($type),*) -> $outcome);
            }
        )*
    };
}
pub(crate) use property;

pub fn checker() -> QuickCheck {
    QuickCheck::new().rng(Gen::from_size_and_seed(SIZE, next()))
}
