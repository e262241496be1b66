//! Small structs of a few parts of the server, extracted as one.

/// Makes a struct and its extractor, which takes each part from the state: for handlers that always need these parts
/// together.
macro_rules! bundle {
    ($(#[$doc:meta])* pub struct $name:ident { $($part:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name {
            $(pub $part: $type,)*
        }

        impl<S: Send + Sync> axum::extract::FromRequestParts<S> for $name
        where
            $($type: axum::extract::FromRef<S>,)*
        {
            type Rejection = std::convert::Infallible;

            async fn from_request_parts(_: &mut axum::http::request::Parts, state: &S) -> Result<Self, Self::Rejection> {
                Ok($name::of_state(state))
            }
        }

        impl $name {
            pub fn of_state<S>(state: &S) -> $name
            where
                $($type: axum::extract::FromRef<S>,)*
            {
                $name {
                    $($part: axum::extract::FromRef::from_ref(state),)*
                }
            }
        }
    };
}

pub(crate) use bundle;
