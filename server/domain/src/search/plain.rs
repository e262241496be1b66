use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// What a reader sees of markdown, in one line.
pub fn plain(markdown: &str) -> String {
    let mut text = String::with_capacity(markdown.len());
    let mut html = String::new();
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        match event {
            Event::Text(part) | Event::Code(part) => text.push_str(&part),
            Event::Html(part) => html.push_str(&part),
            Event::Start(Tag::HtmlBlock) => html.clear(),
            Event::End(TagEnd::HtmlBlock) => text.push_str(&without_tags(&html)),
            Event::SoftBreak | Event::HardBreak | Event::Rule => text.push(' '),
            Event::End(
                TagEnd::Paragraph
                | TagEnd::Heading(_)
                | TagEnd::Item
                | TagEnd::CodeBlock
                | TagEnd::TableCell
                | TagEnd::BlockQuote(_),
            ) => text.push(' '),
            _ => (),
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A tag leaves a blank, so that the words on its two sides stay two.
fn without_tags(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        text.push_str(before);
        let is_tag = tag[1..].starts_with(|c: char| c.is_ascii_alphabetic() || "/!?".contains(c));
        match tag.find('>') {
            Some(end) if is_tag => {
                text.push(' ');
                rest = &tag[end + 1..];
            }
            _ => {
                text.push('<');
                rest = &tag[1..];
            }
        }
    }
    text.push_str(rest);
    text
}

#[cfg(test)]
mod tests {
    use super::plain;
    use crate::property::property;

    #[test]
    fn markup_is_gone_and_text_stays() {
        for (markdown, text) in [
            ("# Title\n\n**bold** _and_ `code`", "Title bold and code"),
            ("- one\n- two\n\n> three", "one two three"),
            ("[words](https://example.org) ![a lamp](x.png)", "words a lamp"),
            ("<div class=\"a\">\n<p>in a block</p>\n</div>", "in a block"),
            ("in <b>line</b>, 2 < 3 &amp; 4", "in line, 2 < 3 & 4"),
            ("| a | b |\n|---|---|\n| c | d |", "a b c d"),
            ("```\nfenced\n```\nline\nnext", "fenced line next"),
            ("~~gone~~", "gone"),
            ("", ""),
        ] {
            assert_eq!(plain(markdown), text, "{markdown}");
        }
    }

    property! {
        fn plain_text_has_single_blanks(markdown: String) -> bool {
            let text = plain(&markdown);
            !text.contains("  ") && text.trim() == text
        }
    }
}
