use serde::Serialize;
use utoipa::ToSchema;

use crate::fold;
use crate::names::tidy;

text! {
    /// A user's own label: 1 to 40 characters.
    TagName = |text| tidy(text, 40);
}

impl TagName {
    /// What a user's tags are told apart by.
    pub fn key(&self) -> String {
        fold(&self.0)
    }
}

words! {
    #[derive(Serialize, ToSchema)]
    #[serde(rename_all = "lowercase")]
    pub enum TagColor.as_str {
        Amber = "amber",
        Teal = "teal",
        Rose = "rose",
        Violet = "violet",
        Blue = "blue",
        Green = "green",
        Slate = "slate",
    } else Invalid
}

impl TagColor {
    /// The color of a tag without a chosen one: the same for a name on every device.
    pub fn of_name(name: &TagName) -> TagColor {
        let sum: usize = name.key().bytes().map(usize::from).sum();
        TagColor::ALL[sum % TagColor::ALL.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FieldError;

    #[test]
    fn names_are_tidied_bounded_and_compared_without_accents() {
        let tag: TagName = "  Soirée   épique ".parse().unwrap();
        assert_eq!(tag.as_str(), "Soirée épique");
        assert_eq!(tag.key(), "SOIREE EPIQUE".parse::<TagName>().unwrap().key());
        assert_eq!(" ".parse::<TagName>(), Err(FieldError::Required));
        assert_eq!("é".repeat(41).parse::<TagName>(), Err(FieldError::TooLong { max: 40 }));
        assert_eq!("a\0b".parse::<TagName>(), Err(FieldError::Unseen));
    }

    #[test]
    fn a_colour_is_one_of_ours() {
        for color in TagColor::ALL {
            assert_eq!(color.as_str().parse(), Ok(color));
        }
        assert_eq!("mauve".parse::<TagColor>(), Err(FieldError::Invalid));
        let of = |name: &str| TagColor::of_name(&name.parse().unwrap());
        assert_eq!(of("Épique"), of("epique"));
    }
}
