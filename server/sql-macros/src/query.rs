//! A function without a body and what `#[query]` puts into it.

use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Error, FnArg, GenericArgument, Ident, LitStr, Pat, PathArguments, Result, ReturnType, Signature, Token,
    Type, Visibility,
};

use crate::template::pieces;

pub struct Query {
    attributes: Vec<Attribute>,
    visibility: Visibility,
    signature: Signature,
}

impl Parse for Query {
    fn parse(input: ParseStream<'_>) -> Result<Query> {
        let query = Query {
            attributes: input.call(Attribute::parse_outer)?,
            visibility: input.parse()?,
            signature: input.parse()?,
        };
        input.parse::<Token![;]>()?;
        Ok(query)
    }
}

/// What a parameter of the function is to the statement.
enum Parameter<'s> {
    /// One value, `:name`.
    Value(&'s Ident),
    /// A struct whose fields are values, `:name.field`.
    Fields(&'s Ident, &'s Type),
    /// Ids for `IN (:name)`.
    List(&'s Ident),
    /// Structs, each of which is a row to insert.
    Rows(&'s Ident, &'s Type),
    /// How the rows are locked.
    Lock(&'s Ident),
    /// Where a batch puts the rows.
    Into(&'s Ident),
}

impl<'s> Parameter<'s> {
    fn new(argument: &'s FnArg, text: &str) -> Result<Parameter<'s>> {
        let (name, kind) = named(argument)?;
        if name == "into" {
            return Ok(Parameter::Into(name));
        }
        Ok(match kind {
            Type::Path(path) if path.path.is_ident("Lock") => Parameter::Lock(name),
            Type::Reference(reference) => match &*reference.elem {
                Type::Slice(slice) if is_named(&slice.elem, "Uuid") => Parameter::List(name),
                Type::Slice(slice) if !is_named(&slice.elem, "u8") => Parameter::Rows(name, &slice.elem),
                Type::Path(path) if !path.path.is_ident("str") && !is_one_value(name, text) => {
                    Parameter::Fields(name, &reference.elem)
                }
                _ => Parameter::Value(name),
            },
            _ => Parameter::Value(name),
        })
    }

    /// Its `podium_store::sql::Parameter`.
    fn declared(&self) -> Option<TokenStream> {
        Some(match self {
            Parameter::Value(name) => {
                let name = name.to_string();
                quote!(::podium_store::sql::Parameter::Value(#name))
            }
            Parameter::List(name) => {
                let name = name.to_string();
                quote!(::podium_store::sql::Parameter::List(#name))
            }
            Parameter::Fields(name, of) => {
                let name = name.to_string();
                quote!(::podium_store::sql::Parameter::Fields(#name, <#of as ::podium_store::Fields>::NAMES))
            }
            Parameter::Rows(name, of) => {
                let name = name.to_string();
                quote!(::podium_store::sql::Parameter::Rows(#name, <#of as ::podium_store::Fields>::NAMES))
            }
            Parameter::Lock(_) | Parameter::Into(_) => return None,
        })
    }

    /// Adds what it holds to `values`.
    fn pushed(&self) -> Option<TokenStream> {
        Some(match self {
            Parameter::Value(name) => quote!(values.push(::podium_store::Param::value(&#name));),
            Parameter::Fields(name, _) => quote!(::podium_store::Fields::push_values(#name, &mut values);),
            Parameter::Rows(..) => quote!(::podium_store::Fields::push_values(row, &mut values);),
            Parameter::List(_) | Parameter::Lock(_) | Parameter::Into(_) => return None,
        })
    }
}

fn named(argument: &FnArg) -> Result<(&Ident, &Type)> {
    if let FnArg::Typed(typed) = argument
        && let Pat::Ident(pattern) = &*typed.pat
    {
        return Ok((&pattern.ident, &typed.ty));
    }
    Err(Error::new_spanned(argument, "a query's parameters have names"))
}

/// Whether the text takes `:name` itself, and not fields of it.
fn is_one_value(name: &Ident, text: &str) -> bool {
    let place = format!(":{name}");
    text.match_indices(&place).any(|(at, _)| {
        let next = text[at + place.len()..].chars().next().unwrap_or(' ');
        !next.is_alphanumeric() && !"_.".contains(next)
    })
}

fn is_named(of: &Type, name: &str) -> bool {
    matches!(of, Type::Path(path) if path.path.is_ident(name))
}

/// The `T` of `Name<T>`.
fn inside<'t>(of: &'t Type, name: &str) -> Option<&'t Type> {
    let Type::Path(path) = of else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == name)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first()? {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    }
}

impl Query {
    pub fn expand(&self, text: &LitStr) -> Result<TokenStream> {
        let Query {
            attributes,
            visibility,
            signature,
        } = self;
        let mut arguments = signature.inputs.iter();
        let target = arguments
            .next()
            .ok_or_else(|| Error::new_spanned(signature, "a query's first parameter is a connection or a batch"))?;
        let (target, _) = named(target)?;
        let parameters: Vec<Parameter<'_>> = arguments
            .map(|argument| Parameter::new(argument, &text.value()))
            .collect::<Result<_>>()?;
        let declared = parameters.iter().filter_map(Parameter::declared);
        let pieces = pieces(text)?;
        let body = match signature.asyncness {
            Some(_) => run_by_connection(target, &parameters, signature)?,
            None => add_to_batch(target, &parameters),
        };
        Ok(quote! {
            #(#attributes)*
            #visibility #signature {
                const SQL: ::podium_store::sql::Sql = ::podium_store::translate!(#pieces, &[#(#declared),*]);
                #body
            }
        })
    }
}

fn values(parameters: &[Parameter<'_>]) -> TokenStream {
    let pushed = parameters.iter().filter_map(Parameter::pushed);
    quote! {{
        #[allow(unused_mut)]
        let mut values: Vec<::podium_store::Value<'_>> = Vec::with_capacity(SQL.places());
        #(#pushed)*
        values
    }}
}

fn run_by_connection(c: &Ident, parameters: &[Parameter<'_>], signature: &Signature) -> Result<TokenStream> {
    let result = match &signature.output {
        ReturnType::Type(_, result) => inside(result, "Result"),
        ReturnType::Default => None,
    };
    let result = result.ok_or_else(|| Error::new_spanned(signature, "a query has a Result"))?;
    let values = values(parameters);
    for parameter in parameters {
        match parameter {
            Parameter::List(ids) => return Ok(quote!(#c.rows_of(&SQL, #ids, &#values).await)),
            Parameter::Lock(how) => return Ok(quote!(#c.locked_rows(#how, &SQL, &#values).await)),
            _ => (),
        }
    }
    Ok(if inside(result, "Vec").is_some_and(|of| !is_named(of, "u8")) {
        quote!(#c.rows(&SQL, &#values).await)
    } else if inside(result, "Option").is_some() {
        quote!(#c.first_row(&SQL, &#values).await)
    } else if is_named(result, "u64") {
        quote!(#c.change(&SQL, &#values).await)
    } else if matches!(result, Type::Tuple(tuple) if tuple.elems.is_empty()) {
        quote!(#c.change(&SQL, &#values).await.map(drop))
    } else {
        quote!(#c.only_row(&SQL, &#values).await)
    })
}

fn add_to_batch(batch: &Ident, parameters: &[Parameter<'_>]) -> TokenStream {
    let values = values(parameters);
    let mut into = None;
    let mut list = None;
    for parameter in parameters {
        match parameter {
            Parameter::Rows(rows, _) => {
                return quote! {
                    for row in #rows {
                        #batch.insert_row(&SQL, &#values);
                    }
                };
            }
            Parameter::Lock(how) => return quote!(#batch.add_lock(#how, &SQL, &#values);),
            Parameter::Into(name) => into = Some(name),
            Parameter::List(name) => list = Some(name),
            _ => (),
        }
    }
    match (list, into) {
        (Some(ids), Some(into)) => quote!(#batch.add_rows_of(&SQL, #ids, &#values, #into);),
        (Some(ids), None) => quote!(#batch.add_of(&SQL, #ids, &#values);),
        (None, Some(into)) => quote!(#batch.add_rows(&SQL, &#values, #into);),
        (None, None) => quote!(#batch.add(&SQL, &#values);),
    }
}
