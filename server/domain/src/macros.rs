//! Types that are a text or one of a few words, each made by one macro.

/// Types that hold one text, each with the check that a text must pass to become one.
macro_rules! text {
    ($($(#[$meta:meta])* $type:ident = $check:expr;)*) => {
        $($(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub struct $type(String);

        impl $type {
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::FieldError;

            fn from_str(text: &str) -> Result<Self, $crate::FieldError> {
                let check: fn(&str) -> Result<String, $crate::FieldError> = $check;
                check(text).map($type)
            }
        })*
    };
}

/// An enum with a word for each value, and where `else` names an error, parsed from these words. A value may hold fields;
/// each has an example, for `ALL`.
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        pub enum $type:ident.$word:ident {
            $($(#[$doc:meta])* $value:ident $({ $($field:ident: $of:ty = $example:expr),* })? = $text:literal,)*
        }
        $(else $error:ident)?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $type { $($(#[$doc])* $value $({ $($field: $of),* })?,)* }

        impl $type {
            pub const ALL: [$type; [$($text),*].len()] = [$($type::$value $({ $($field: $example),* })?),*];

            pub fn $word(self) -> &'static str {
                match self { $($type::$value { .. } => $text,)* }
            }
        }

        $(impl std::str::FromStr for $type {
            type Err = $crate::FieldError;

            fn from_str(text: &str) -> Result<Self, $crate::FieldError> {
                $type::ALL.into_iter().find(|value| value.$word() == text).ok_or($crate::FieldError::$error)
            }
        })?
    };
}
