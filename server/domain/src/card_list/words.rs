//! The words in lists besides cards, in English, French, German, Spanish, Italian and Portuguese, as
//! [`fold`](crate::fold) writes them. [`CARD_NAMES`] are the only cards whose names are made of such words.

use super::Section;
use crate::fold;

/// Kinds of cards: people head groups with them and count them at the foot.
#[rustfmt::skip]
const KINDS: &[&str] = &[
    "artifact", "artifacts", "battle", "battles", "creature", "creatures", "enchantment", "enchantments", "instant",
    "instants", "kindred", "land", "lands", "planeswalker", "planeswalkers", "ritual", "rituals", "sorcery", "sorceries",
    "spell", "spells",
    "artefact", "artefacts", "bataille", "batailles", "enchantement", "enchantements", "ephemere", "ephemeres",
    "terrain", "terrains", "arpenteur", "arpenteurs", "rituel", "rituels", "sort", "sorts",
    "artefakt", "artefakte", "schlachten", "kreatur", "kreaturen", "verzauberung", "verzauberungen", "spontanzauber",
    "lander", "laender", "standardlander", "standardlaender", "hexerei", "hexereien", "zauberspruche", "zaubersprueche",
    "artefacto", "artefactos", "batallas", "criatura", "criaturas", "encantamiento", "encantamientos", "instantaneo",
    "instantaneos", "tierra", "tierras", "conjuro", "conjuros", "hechizos",
    "artefatto", "artefatti", "battaglie", "creatura", "incantesimo", "incantesimi", "istantaneo", "istantanei",
    "terre", "stregoneria", "stregonerie", "magie",
    "artefato", "artefatos", "batalhas", "encantamento", "encantamentos", "instantanea", "instantaneas", "magicas",
    "terreno", "terrenos", "feitico", "feiticos",
];

#[rustfmt::skip]
const TOTALS: &[&str] = &[
    "card", "cards", "total", "player", "players", "price", "budget", "tix", "usd", "eur",
    "carte", "cartes", "prix", "joueurs", "karte", "karten", "gesamt", "insgesamt", "preis", "spieler", "carta",
    "cartas", "precio", "jugadores", "totale", "prezzo", "giocatori", "preco", "jogadores",
];

/// What may stand between the others without changing what they are.
#[rustfmt::skip]
const GLUE: &[&str] = &[
    "and", "in", "of", "the", "other", "others", "basic", "nonbasic", "legendary", "non",
    "et", "dans", "de", "le", "la", "les", "autre", "autres", "base", "legendaire", "legendaires",
    "und", "der", "die", "das", "im", "andere", "sonstige", "legendare", "legendaere",
    "y", "del", "en", "el", "los", "las", "otros", "otras", "basica", "basicas", "legendarias",
    "e", "di", "nel", "altri", "altre", "leggendarie",
    "do", "da", "dos", "no", "outros", "outras", "basicos", "lendarias", "nao",
];

/// What players call the groups of a deck.
#[rustfmt::skip]
const GROUPS: &[&str] = &[
    "acceleration", "advantage", "anthems", "aristocrats", "auras", "basics", "beaters", "boardwipe", "boardwipes",
    "bombs", "burn", "cantrips", "clones", "combo", "combos", "conditions", "counters", "countermagic", "counterspells",
    "discard", "disruption", "dorks", "draw", "duals", "enablers", "engines", "equipment", "equipments", "evasion",
    "fetchlands", "filler", "filtering", "finisher", "finishers", "fixing", "flex", "hate", "hatebears", "infect",
    "interaction", "landfall", "lifegain", "looting", "makers", "mana", "manabase", "mill", "misc", "miscellaneous",
    "nonbasics", "outlets", "payoff", "payoffs", "politics", "protection", "pump", "ramp", "reanimation", "reanimator",
    "recursion", "removal", "removals", "rocks", "sagas", "shocklands", "staples", "stax", "support", "sweeper",
    "sweepers", "synergies", "synergy", "taxes", "threats", "tribal", "tutor", "tutors", "typal", "utility", "vehicles",
    "voltron", "wheels", "wincon", "wincons", "wipe", "wipes", "wraths",
    "antibete", "antibetes", "balayages", "condition", "contres", "contresorts", "defausse", "divers", "equipement",
    "equipements", "finisseurs", "gestion", "interactions", "moteurs", "pierres", "pioche", "pioches", "protections",
    "rampe", "synergie", "tuteurs", "utilitaire", "utilitaires", "vehicules",
    "auren", "ausrustung", "ausrustungen", "ausruestung", "ausruestungen", "bedrohungen", "beschleunigung", "entferner",
    "entfernung", "fahrzeuge", "gewinnbedingung", "gewinnbedingungen", "interaktion", "kartenvorteil", "kartenziehen",
    "kombo", "kombos", "lebensgewinn", "manabasis", "manaquellen", "manasteine", "siegbedingung", "siegbedingungen",
    "sonstiges", "synergien", "tutoren", "unterstutzung", "unterstuetzung", "verschiedenes",
    "aceleracion", "amenazas", "apoyo", "barridos", "condicion", "condiciones", "contrahechizos", "descarte",
    "eliminacion", "equipo", "equipos", "finalizadores", "interaccion", "limpiamesas", "proteccion", "rampa",
    "reanimacion", "remocion", "robo", "sinergia", "sinergias", "tutores", "utilidad", "varios", "vehiculos",
    "accelerazione", "aure", "condizione", "condizioni", "controincantesimi", "equipaggiamenti", "equipaggiamento",
    "interazione", "minacce", "pesca", "protezione", "ricorsione", "rimozione", "rimozioni", "sinergie", "supporto",
    "tutori", "utilita", "varie", "veicoli",
    "aceleracao", "ameacas", "anulacoes", "compra", "compras", "condicao", "condicoes", "contramagicas", "diversos",
    "equipamento", "equipamentos", "interacao", "protecao", "reanimacao", "recursao", "remocao", "remocoes", "suporte",
    "utilidade", "veiculos",
];

/// What may stand beside the name of a group.
#[rustfmt::skip]
const BESIDE_GROUPS: &[&str] = &[
    "big", "board", "cheap", "effect", "effects", "extra", "fast", "gain", "global", "graveyard", "life", "mass",
    "package", "packages", "piece", "pieces", "repeatable", "sac", "sacrifice", "single", "slot", "slots", "source",
    "sources", "spot", "suite", "target", "targeted", "token", "tokens", "win",
    "victoire", "jetons", "victoria", "vittoria", "vitoria",
];

/// Names of groups that are no words of [`GROUPS`].
#[rustfmt::skip]
const GROUP_NAMES: &[&str] = &[
    "card selection", "everything else", "extra combats", "extra turns", "group hug", "land destruction", "other",
    "others", "pet cards", "pillow fort", "pillowfort", "rest", "the rest", "token generation",
    "autre", "autres", "le reste", "tours supplementaires", "andere", "sonstige", "der rest", "otros", "otras",
    "el resto", "altro", "altri", "altre", "il resto", "outros", "outras", "o resto",
];

/// What lies beside a deck and is no part of it.
#[rustfmt::skip]
const APART: &[&str] = &[
    "attraction", "attractions", "avatar", "conspiracies", "contraption", "contraptions", "display", "dungeon",
    "dungeons", "emblem", "emblems", "phenomena", "planar", "planes", "scheme", "schemes", "sticker", "stickers",
    "token", "tokens", "vanguard",
    "embleme", "emblemes", "jeton", "jetons", "donjons", "plans", "spielstein", "spielsteine",
    "welten", "ficha", "fichas", "emblemas", "planos", "pedine", "emblemi", "piani",
];

const BESIDE_APART: &[&str] = &["commander", "deck", "sheet", "sheets"];

/// Cards whose names are made of words of these lists alone.
const CARD_NAMES: [&str; 2] = ["acquire", "battle display"];

#[rustfmt::skip]
const BASICS: &[&str] = &[
    "plains", "island", "swamp", "mountain", "forest", "wastes",
    "plaine", "ile", "marais", "montagne", "foret",
    "ebene", "insel", "sumpf", "gebirge", "wald",
    "llanura", "isla", "pantano", "montana", "bosque",
    "pianura", "isola", "palude", "montagna", "foresta",
    "planicie", "ilha", "montanha", "floresta",
];

pub(super) fn section(word: &str) -> Option<Section> {
    Some(match fold(word).as_str() {
        "commander" | "commanders" | "command zone" | "cmdr" | "general" | "oathbreaker" | "signature spell" => {
            Section::Commander
        }
        "commandant" | "commandants" | "zone de commandement" => Section::Commander,
        "kommandeur" | "kommandeure" | "kommandozone" => Section::Commander,
        "comandante" | "comandantes" | "comandanti" => Section::Commander,
        "zona de mando" | "zona di comando" | "zona de comando" => Section::Commander,
        "companion" | "companions" | "compagnon" | "compagnons" => Section::Companion,
        "gefahrte" | "gefaehrte" | "companero" | "companeros" => Section::Companion,
        "compagno" | "compagni" | "companheiro" | "companheiros" => Section::Companion,
        "deck" | "main" | "maindeck" | "main deck" | "mainboard" | "main board" | "the 99" => Section::Main,
        "deck principal" | "hauptdeck" | "mazo" | "mazo principal" | "baraja" | "mazzo" | "mazzo principale"
        | "baralho" | "baralho principal" => Section::Main,
        "sideboard" | "side board" | "side" | "sb" => Section::Sideboard,
        "reserve" | "banquillo" | "reserva" | "riserva" | "panchina" => Section::Sideboard,
        "maybeboard" | "maybe board" | "maybe" | "considering" | "acquireboard" | "acquire" => Section::Maybeboard,
        "peut-etre" | "vielleicht" | "quiza" | "quizas" | "tal vez" | "forse" | "talvez" => Section::Maybeboard,
        _ => return None,
    })
}

/// Headings of the lines that speak of the deck itself.
pub(super) fn is_about(title: &str) -> bool {
    const ABOUT: [&str; 7] = [
        "about",
        "a propos",
        "uber",
        "ueber",
        "acerca de",
        "informazioni",
        "sobre",
    ];
    ABOUT.contains(&fold(title).as_str())
}

/// `Sideboard: none`
pub(super) fn is_none(text: &str) -> bool {
    const NONE: [&str; 8] = [
        "none", "n/a", "aucun", "aucune", "keine", "ninguno", "nessuno", "nenhum",
    ];
    NONE.contains(&fold(text).as_str())
}

pub(super) fn is_kind(text: &str) -> bool {
    made_of(text, |word| KINDS.contains(&word), |_| false)
}

pub(super) fn is_group(text: &str) -> bool {
    let beside = |word: &str| [BESIDE_GROUPS, KINDS, TOTALS].iter().any(|list| list.contains(&word));
    GROUP_NAMES.contains(&fold(text).as_str()) || made_of(text, |word| GROUPS.contains(&word), beside)
}

pub(super) fn is_apart(text: &str) -> bool {
    let beside = |word: &str| [BESIDE_APART, KINDS, TOTALS].iter().any(|list| list.contains(&word));
    made_of(text, |word| APART.contains(&word), beside)
}

/// `100 cards`, `Total: 60`, `24 lands`, `60 maindeck, 15 sideboard`, `Price: 20 EUR`.
pub(super) fn is_total(text: &str) -> bool {
    let total = |word: &str| TOTALS.contains(&word) || KINDS.contains(&word) || section(word).is_some();
    made_of(text, total, |_| false)
}

/// Whether a text counts cards of all kinds together, such as `100 cards`.
pub(super) fn is_overall_total(text: &str) -> bool {
    is_total(text) && made_of(text, |word| TOTALS.contains(&word), |_| true)
}

/// Whether a name with a quantity before it may be a count of all cards, or of a kind or group of cards.
pub(super) fn may_be_count(name: &str) -> bool {
    !CARD_NAMES.contains(&fold(name).as_str()) && (is_total(name) || is_group(name) || is_apart(name))
}

/// Whether a word is the name of a month, or begins one.
pub(super) fn is_month(word: &str) -> bool {
    #[rustfmt::skip]
    const MONTHS: [&str; 57] = [
        "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
        "december", "janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet", "aout", "septembre", "octobre",
        "novembre", "decembre", "januar", "februar", "marz", "maerz", "juni", "juli", "oktober", "dezember", "enero",
        "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre",
        "gennaio", "febbraio", "aprile", "maggio", "giugno", "luglio", "settembre", "ottobre", "dicembre", "janeiro",
        "fevereiro", "maio", "dezembro",
    ];
    let word = fold(word);
    MONTHS
        .iter()
        .any(|month| *month == word || word.len() >= 3 && month.starts_with(word.trim_end_matches('.')))
}

/// Whether a name's key is that of a basic land.
pub(super) fn is_basic(key: &str) -> bool {
    BASICS.contains(&key.strip_prefix("snow covered ").unwrap_or(key))
}

/// Whether a text is such words, numbers, glue and what else may stand beside them, and at least one such word.
fn made_of(text: &str, wanted: impl Fn(&str) -> bool, beside: impl Fn(&str) -> bool) -> bool {
    let folded = fold(text);
    let mut words = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let mut found = false;
    let fits = words.all(|word| {
        let hit = wanted(word);
        found |= hit;
        hit || GLUE.contains(&word) || beside(word) || word.bytes().all(|b| b.is_ascii_digit())
    });
    fits && found
}
