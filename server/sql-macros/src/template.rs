//! The text of a statement: SQL with `{…}` where columns or a fragment stand.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Error, Ident, LitStr, Result, Token};

/// The text as a list of `podium_store::sql::Piece`.
pub fn pieces(text: &LitStr) -> Result<TokenStream> {
    let value = text.value();
    let mut pieces = Vec::new();
    let mut rest = value.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after
            .split_once('}')
            .ok_or_else(|| Error::new(text.span(), "a { is not closed"))?;
        pieces.push(quote!(::podium_store::sql::Piece::Text(#before)));
        pieces.push(named_piece(name, text)?);
        rest = after;
    }
    pieces.push(quote!(::podium_store::sql::Piece::Text(#rest)));
    Ok(quote!(&[#(#pieces),*]))
}

/// `NAME` is a fragment, `Type` or `Type as t` the columns of a row.
fn named_piece(name: &str, text: &LitStr) -> Result<TokenStream> {
    let (name, alias) = match name.split_once(" as ") {
        Some((name, alias)) => (name, format!("{alias}.")),
        None => (name, String::new()),
    };
    let path: syn::Path = syn::parse_str(name).map_err(|why| Error::new(text.span(), format!("{{{name}}}: {why}")))?;
    let is_fragment = path.segments.last().is_some_and(|last| {
        let last = last.ident.to_string();
        last.chars().all(|letter| !letter.is_ascii_lowercase())
    });
    Ok(if is_fragment {
        quote!(::podium_store::sql::Piece::Fragment(#path))
    } else {
        quote!(::podium_store::sql::Piece::Columns(<#path as ::podium_store::Columns>::COLUMNS, #alias))
    })
}

/// The names of the parameters in a text: `viewer` of `:viewer`, `game` of `:game.id`.
fn parameters(text: &str) -> Vec<String> {
    let outside_quotes = text.split('\'').step_by(2);
    let after_colons = outside_quotes.flat_map(|part| part.split(':').skip(1));
    let is_of_name = |letter: &char| letter.is_ascii_alphanumeric() || *letter == '_';
    after_colons
        .map(|after| after.chars().take_while(is_of_name).collect::<String>())
        .filter(|name| name.starts_with(|first: char| first.is_ascii_lowercase()))
        .collect()
}

pub struct Fragment {
    parameters: Vec<Ident>,
    text: LitStr,
}

impl Parse for Fragment {
    fn parse(input: ParseStream<'_>) -> Result<Fragment> {
        let mut parameters = Vec::new();
        if input.peek(Ident) {
            parameters.extend(Punctuated::<Ident, Token![,]>::parse_separated_nonempty(input)?);
            input.parse::<Token![=>]>()?;
        }
        Ok(Fragment {
            parameters,
            text: input.parse()?,
        })
    }
}

impl Fragment {
    pub fn expand(&self) -> Result<TokenStream> {
        let used = parameters(&self.text.value());
        if let Some(undeclared) = used
            .iter()
            .find(|name| self.parameters.iter().all(|known| known != name))
        {
            return Err(Error::new(self.text.span(), format!("say that it needs {undeclared}")));
        }
        if let Some(unused) = self
            .parameters
            .iter()
            .find(|known| used.iter().all(|name| *known != name))
        {
            return Err(Error::new(unused.span(), "the text does not need it"));
        }
        pieces(&self.text)
    }
}
