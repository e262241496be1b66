use super::heading::Heading;
use super::line::Line;
use super::name::tidy;
use super::reading::Reading;

/// Reads a list that is written line by line.
pub(super) fn read(text: &str, reading: &mut Reading) {
    let line_break = if text.contains('\n') { '\n' } else { '\r' };
    let mut about = false;
    for (index, raw) in text.split(line_break).enumerate() {
        if about && let Some(name) = deck_name(raw) {
            reading.name_deck(&name);
            continue;
        }
        let line = Line::read(raw);
        // Whatever else stands in the lines about the deck is no card.
        about &= !matches!(line, Ok(Line::Blank | Line::Heading(_)));
        if about {
            continue;
        }
        match line {
            Ok(Line::Blank) => reading.assembly.blank(),
            Ok(Line::Nothing) => {}
            Ok(Line::DeckName(name)) => reading.name_deck(&name),
            Ok(Line::Heading(heading)) => {
                about = heading == Heading::About;
                reading.assembly.heading(heading);
            }
            Ok(Line::Card(card)) => reading.take(index + 1, raw, Ok(card)),
            Err(reason) => reading.take(index + 1, raw, Err(reason)),
        }
        if reading.is_full() {
            return;
        }
    }
}

/// `Name My deck`, as it stands below the heading `About`.
fn deck_name(raw: &str) -> Option<String> {
    let line = tidy(raw);
    let (key, name) = line.split_once(' ')?;
    matches!(key, "Name" | "Nom").then(|| name.to_owned())
}
