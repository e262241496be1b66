//! `#[query]` makes a function of a statement, `fragment!` a part that several statements share.
//!
//! Both split the text where it names columns or a fragment; `podium_store::sql` translates the rest for each database
//! while the crate is compiled.

mod query;
mod template;

use proc_macro::TokenStream;
use syn::{LitStr, parse_macro_input};

/// The body of a function that runs one statement:
///
/// ```ignore
/// /// A user's decks, those played last first.
/// #[query("SELECT {Deck} FROM deck WHERE owner_id = :owner ORDER BY last_played DESC")]
/// pub async fn decks_of(c: &mut Conn, owner: Uuid) -> Result<Vec<Deck>>;
/// ```
///
/// - `:owner` is the parameter of that name; `:deck.name` a field of `deck: &Deck`; `IN (:ids)` takes `ids: &[Uuid]`.
/// - `{Deck}` are the columns of a row, `{Deck as d}` those of the table called `d`, `{NAME}` is a `fragment!`.
/// - `Result<Vec<T>>` has all rows, `Result<Option<T>>` the first if there is one, `Result<T>` the only one,
///   `Result<u64>` how many rows were changed, `Result<()>` nothing.
/// - With `batch: &mut Batch` in place of the connection the statement is sent with others; the rows go to `into`, and
///   `seats: &[Seat]` inserts several rows at once.
/// - A parameter of type `Lock` locks the rows.
/// - A text of several lines stands in braces, `#[query {"…"}]`, which rustfmt leaves as they are.
#[proc_macro_attribute]
pub fn query(text: TokenStream, function: TokenStream) -> TokenStream {
    let text = parse_macro_input!(text as LitStr);
    let query = parse_macro_input!(function as query::Query);
    query
        .expand(&text)
        .unwrap_or_else(syn::Error::into_compile_error)
        .into()
}

/// A part of statements, after the parameters that it needs: `fragment!(viewer => "g.recorded_by = :viewer")`.
#[proc_macro]
pub fn fragment(input: TokenStream) -> TokenStream {
    let fragment = parse_macro_input!(input as template::Fragment);
    fragment.expand().unwrap_or_else(syn::Error::into_compile_error).into()
}
