//! Values and rows that both databases read and write alike.

use podium_domain::table::JoinAs;
use podium_domain::{
    Action, Bracket, Colors, DeckName, Description, Email, EndReason, Firstname, FriendCode, Lang, OutsideLink,
    PromoCode, Provider, Role, SignInMethod, TagColor, Timestamp, Username,
};
use postgres_types::{IsNull, ToSql, Type, private::BytesMut, to_sql_checked};
use rusqlite::types::{ToSqlOutput, ValueRef};
use uuid::Uuid;

use crate::{Error, Result};

/// What can be bound to a place in a statement.
#[derive(Debug, Clone, Copy)]
pub enum Value<'a> {
    Null,
    Int(i64),
    Real(f64),
    Bool(bool),
    Text(&'a str),
    Bytes(&'a [u8]),
    Id(Uuid),
}

pub trait Param: Sync {
    fn value(&self) -> Value<'_>;
}

macro_rules! params {
    ($($type:ty: $self:ident => $value:expr;)*) => {
        $(impl Param for $type { fn value(&$self) -> Value<'_> { $value } })*
    };
}

params! {
    i64: self => Value::Int(*self);
    f64: self => Value::Real(*self);
    bool: self => Value::Bool(*self);
    str: self => Value::Text(self);
    String: self => Value::Text(self);
    [u8]: self => Value::Bytes(self);
    Vec<u8>: self => Value::Bytes(self);
    Uuid: self => Value::Id(*self);
    Timestamp: self => Value::Int(self.micros());
    Bracket: self => Value::Int(self.number());
    Colors: self => Value::Text(self.as_str());
    DeckName: self => Value::Text(self.as_str());
    Description: self => Value::Text(self.as_str());
    OutsideLink: self => Value::Text(self.as_str());
}

impl<const N: usize> Param for [u8; N] {
    fn value(&self) -> Value<'_> {
        Value::Bytes(self)
    }
}

impl<T: Param + ?Sized> Param for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}

impl<T: Param> Param for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Param::value)
    }
}

impl rusqlite::ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(v) => ValueRef::Integer(*v),
            Value::Real(v) => ValueRef::Real(*v),
            Value::Bool(v) => ValueRef::Integer(i64::from(*v)),
            Value::Text(v) => ValueRef::Text(v.as_bytes()),
            Value::Bytes(v) => ValueRef::Blob(v),
            Value::Id(v) => ValueRef::Blob(v.as_bytes()),
        }))
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self, ty: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(v) if *ty == Type::INT8 => v.to_sql(ty, out),
            Value::Real(v) if *ty == Type::FLOAT8 => v.to_sql(ty, out),
            Value::Bool(v) if *ty == Type::BOOL => v.to_sql(ty, out),
            Value::Text(v) if <&str as ToSql>::accepts(ty) => v.to_sql(ty, out),
            Value::Bytes(v) if *ty == Type::BYTEA => v.to_sql(ty, out),
            Value::Id(v) if *ty == Type::UUID => v.to_sql(ty, out),
            _ => Err(format!("{self:?} does not fit {ty}; cast the place in the statement").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

pub enum Row<'r> {
    Sqlite(&'r rusqlite::Row<'r>),
    Postgres(&'r tokio_postgres::Row),
}

/// A value read from one column.
pub trait Column: Sized {
    /// None where the column is null.
    fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<Self>>;

    fn read(row: &Row<'_>, at: usize) -> Result<Self> {
        Self::read_if_any(row, at)?.ok_or_else(|| Error::Failed(format!("column {at} is null")))
    }
}

macro_rules! native_columns {
    ($($type:ty)*) => {
        $(impl Column for $type {
            fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<Self>> {
                Ok(match row {
                    Row::Sqlite(row) => row.get(at)?,
                    Row::Postgres(row) => row.try_get(at)?,
                })
            }
        })*
    };
}

native_columns!(i64 f64 bool String Vec<u8> Uuid);

impl Column for Timestamp {
    fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<Self>> {
        Ok(i64::read_if_any(row, at)?.map(Timestamp::from_micros))
    }
}

/// Domain types that are stored as text, each by the method that gives it, and parsed when read.
macro_rules! texts {
    ($($type:ident.$text:ident)*) => {
        $(impl Param for $type {
            fn value(&self) -> Value<'_> {
                Value::Text(self.$text())
            }
        }

        impl Column for $type {
            fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<Self>> {
                let parse = |text: String| {
                    let no_such = |_| Error::Failed(format!("column {at} holds no {}", stringify!($type)));
                    text.parse::<$type>().map_err(no_such)
                };
                String::read_if_any(row, at)?.map(parse).transpose()
            }
        })*
    };
}

texts! {
    Action.word Email.as_str EndReason.as_str Firstname.as_str FriendCode.as_str JoinAs.as_str Lang.as_str PromoCode.as_str
    Provider.word Role.as_str SignInMethod.word TagColor.as_str Username.as_str
}

impl<T: Column> Column for Option<T> {
    fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<Self>> {
        T::read_if_any(row, at).map(Some)
    }
}

/// Reads itself from `WIDTH` columns that start at `at`, so that rows nest: `(Deck, Option<i64>)`.
pub trait FromRow: Sized {
    const WIDTH: usize;
    fn from_row(row: &Row<'_>, at: usize) -> Result<Self>;
}

impl<T: Column> FromRow for T {
    const WIDTH: usize = 1;

    fn from_row(row: &Row<'_>, at: usize) -> Result<Self> {
        T::read(row, at)
    }
}

/// The columns that a row is read from.
pub trait Columns {
    const COLUMNS: &'static [&'static str];
}

/// A struct whose fields are given to a statement, each by its name.
pub trait Fields {
    const NAMES: &'static [&'static str];
    fn push_values<'v>(&'v self, values: &mut Vec<Value<'v>>);
}

macro_rules! tuple_rows {
    ($(($($name:ident)*))*) => {
        $(impl<$($name: FromRow),*> FromRow for ($($name,)*) {
            const WIDTH: usize = 0 $(+ $name::WIDTH)*;

            fn from_row(row: &Row<'_>, at: usize) -> Result<Self> {
                let mut next = at;
                Ok(($({
                    let here = next;
                    next += $name::WIDTH;
                    let _ = next;
                    $name::from_row(row, here)?
                },)*))
            }
        })*
    };
}

tuple_rows!((A B) (A B C) (A B C D));

/// `row!(Player { seat, name = "u.username" });` reads a struct from its columns and lists them for `{Player}` in a statement:
/// field and column stand together, so that no two can be swapped. A column is called as its field unless the row says
/// otherwise.
#[macro_export]
macro_rules! row {
    (@column $field:ident) => {
        stringify!($field)
    };
    (@column $field:ident = $column:expr) => {
        $column
    };
    ($type:ident { $($field:ident $(= $column:expr)?),* $(,)? }) => {
        impl $crate::FromRow for $type {
            const WIDTH: usize = [$(stringify!($field)),*].len();

            fn from_row(row: &$crate::Row<'_>, at: usize) -> $crate::Result<Self> {
                let mut next = at;
                Ok($type { $($field: {
                    let here = next;
                    next += 1;
                    let _ = next;
                    $crate::Column::read(row, here)?
                },)* })
            }
        }

        impl $crate::Columns for $type {
            const COLUMNS: &'static [&'static str] = &[$($crate::row!(@column $field $(= $column)?)),*];
        }

        $crate::fields!($type { $($field),* });
    };
}

/// `fields!(Filter { format, tag });` lets statements take `:filter.format` and `:filter.tag` of `filter: &Filter`.
#[macro_export]
macro_rules! fields {
    ($type:ident { $($field:ident),* $(,)? }) => {
        impl $crate::Fields for $type {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),*];

            fn push_values<'v>(&'v self, values: &mut Vec<$crate::Value<'v>>) {
                values.extend([$($crate::Param::value(&self.$field)),*]);
            }
        }
    };
}
