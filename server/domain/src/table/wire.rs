//! Domain types in JSON, as the text they are parsed from.

use std::borrow::Cow;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serializer, de};

use crate::{Commander, DeckName, EndReason, FieldError, GuestName, Timestamp};

/// Something that is one text.
pub trait Text: FromStr<Err = FieldError> {
    fn text(&self) -> Cow<'_, str>;
}

macro_rules! text {
    ($($type:ty),*) => {
        $(impl Text for $type {
            fn text(&self) -> Cow<'_, str> {
                self.as_str().into()
            }
        })*
    };
}

text!(GuestName, DeckName, Commander, EndReason);

impl Text for Timestamp {
    fn text(&self) -> Cow<'_, str> {
        self.to_string().into()
    }
}

fn read<T: Text, E: de::Error>(text: &str) -> Result<T, E> {
    text.parse().map_err(|why: FieldError| E::custom(why.word()))
}

pub fn serialize<T: Text, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&value.text())
}

pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    read(&Cow::<str>::deserialize(deserializer)?)
}

/// The same, where there may be none.
pub mod maybe {
    use super::*;

    pub fn serialize<T: Text, S: Serializer>(value: &Option<T>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.serialize_some(&*value.text()),
            None => serializer.serialize_none(),
        }
    }

    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        Option::<Cow<str>>::deserialize(deserializer)?
            .map(|text| read(&text))
            .transpose()
    }
}

/// The same, where there are several.
pub mod list {
    use super::*;

    pub fn serialize<T: Text, S: Serializer>(values: &[T], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(values.iter().map(Text::text))
    }

    pub fn deserialize<'de, T: Text, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
        let texts = Vec::<Cow<str>>::deserialize(deserializer)?;
        texts.iter().map(|text| read(text)).collect()
    }
}
