//! Pictures in books: real positions of real games, drawn when they are first asked for.
//!
//! `position:7@40?variant=gulliver#board` is the sheet `board` of the game that is dealt from seed 7 in this
//! variant, after 40 decisions at random. The same address always gives the same position. With `#board:cell-b2..cell-f6`
//! it is only the part of the sheet from the one target to the other, with `#board:60,80,500,340` the part in this frame.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use damrak_core::{
    AnyPosition, Audience, Hash, OptionValue, Phrase, Registry, Rng, Seat, Seed, SetupDraft, Viewer,
};
use damrak_draw::{Context, Part, Sheet, Theme};
use damrak_kit::Kits;
use damrak_words::{Language, SeatNumbers};
use maud::{PreEscaped, html};

/// No game is longer than this many decisions.
const MOST_DECISIONS: u32 = 10_000;

/// Which picture is wanted.
#[derive(Debug, PartialEq)]
struct Wanted<'a> {
    seed: u64,
    decisions: u32,
    draft: SetupDraft,
    sheet: &'a str,
    /// The part that is wanted.
    part: Option<Cut<'a>>,
}

/// A part of a sheet.
#[derive(Debug, PartialEq)]
enum Cut<'a> {
    /// From the one target to the other.
    Targets(&'a str, &'a str),
    /// Left, top, width and height.
    Frame([i32; 4]),
}

type Drawn = HashMap<(&'static str, String, Language), Option<Arc<str>>>;

/// The picture at an address as SVG, as the first seat sees it; nothing if there is no such picture.
///
/// Pictures are kept forever: only books and lessons, which are part of the program, name them.
pub(crate) fn picture(
    kits: &Kits,
    game: &'static str,
    address: &'static str,
    language: Language,
) -> Option<Arc<str>> {
    let key = (game, address.to_owned(), language);
    kept(key, || draw(kits, game, address, language))
}

/// The picture of a game that newcomers are shown, as a file of its own, or with a number behind a point that of a step of
/// its lesson; nothing if there is none, or if it consists of words.
pub fn poster(kits: &Kits, name: &str, language: Language, theme: Theme) -> Option<Arc<str>> {
    let (kit, address) = match name.split_once('.') {
        None => (kits.find(name)?, kits.find(name)?.poster?.picture),
        Some((game, step)) => {
            let kit = kits.find(game)?;
            (kit, kit.lesson.as_ref()?.steps.get(step.parse::<usize>().ok()?)?.picture)
        }
    };
    let key = (kit.name(), format!("{address} {}", theme.name()), language);
    kept(key, || Some(sheet(kits, kit.name(), address, language)?.ok()?.as_image(theme)))
}

/// What is drawn for the first who asks is there for all others.
fn kept(
    key: (&'static str, String, Language),
    draw: impl FnOnce() -> Option<String>,
) -> Option<Arc<str>> {
    static DRAWN: Mutex<Option<Drawn>> = Mutex::new(None);
    let lock = || DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = lock().as_ref().and_then(|drawn| drawn.get(&key)) {
        return found.clone();
    }
    let made = draw().map(Arc::from);
    lock().get_or_insert_default().insert(key, made.clone());
    made
}

fn draw(kits: &Kits, game: &str, address: &str, language: Language) -> Option<String> {
    match sheet(kits, game, address, language)? {
        Ok(sheet) => Some(sheet.svg),
        Err(words) => Some(words),
    }
}

/// A sheet, or what consists of words.
fn sheet(
    kits: &Kits,
    game: &str,
    address: &str,
    language: Language,
) -> Option<Result<Sheet, String>> {
    let wanted = Wanted::read(address)?;
    let (position, told) = wanted.position(&kits.registry(), game)?;
    let viewer = Viewer::Seat(Seat::from_index(0));
    // Many pictures stand on one page: what is in them has names of its own.
    let prefix = format!("f{}-", &Hash::of(&[address.as_bytes()]).short()[..6]);
    let told: Vec<&Phrase> = told.iter().collect();
    let context = Context::new(viewer, language, &SeatNumbers);
    let context = Context { prefix: &prefix, told: &told, ..context };
    let scene = kits.find(game)?.drawing?.draw(position.look(viewer).as_ref(), &context)?;
    // What consists of words is shown whole.
    if let Some(html) = scene.part(wanted.sheet).and_then(Part::html) {
        return Some(Err(html! { .panel { (PreEscaped(html)) } }.into_string()));
    }
    let sheet = scene.sheets().find(|sheet| sheet.id == wanted.sheet)?;
    Some(Ok(match wanted.part {
        Some(Cut::Targets(first, last)) => sheet.cut_out(first, last)?,
        Some(Cut::Frame(frame)) => sheet.framed(frame),
        None => sheet.into_owned(),
    }))
}

impl<'a> Wanted<'a> {
    fn read(address: &'a str) -> Option<Self> {
        let (address, sheet) = address.strip_prefix("position:")?.split_once('#')?;
        let (sheet, part) = match sheet.split_once(':') {
            Some((sheet, part)) => (sheet, Some(Cut::read(part)?)),
            None => (sheet, None),
        };
        let (place, setup) = address.split_once('?').unwrap_or((address, ""));
        let (seed, decisions) = place.split_once('@')?;
        let mut draft = SetupDraft::default();
        for pair in setup.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=')?;
            match name {
                "variant" => draft.variant = Some(value.to_owned()),
                "players" => draft.players = Some(value.parse().ok()?),
                "rules" => draft.rules = Some(value.parse().ok()?),
                _ => {
                    draft.options.insert(name.to_owned(), option(value));
                }
            }
        }
        let decisions = decisions.parse().ok().filter(|count| *count <= MOST_DECISIONS)?;
        Some(Self { seed: seed.parse().ok()?, decisions, draft, sheet, part })
    }

    /// The position, and what everybody was told on the way to it.
    fn position(
        &self,
        registry: &Registry,
        game: &str,
    ) -> Option<(Box<dyn AnyPosition>, Vec<Phrase>)> {
        let seed = Seed::from_number(self.seed);
        let mut rng = Rng::new(seed.derive("picture", 0));
        let (mut position, mut told) = registry.open(game, &self.draft).ok()?.deal(seed);
        for _ in 0..self.decisions {
            let seat = position.waiting_for().first()?;
            let action = position.random_action(seat, &mut rng)?;
            told.extend(position.act(seat, &action).ok()?.told);
        }
        let heard = told.into_iter().filter(|told| told.audience == Audience::All);
        Some((position, heard.map(|told| told.phrase).collect()))
    }
}

impl<'a> Cut<'a> {
    fn read(part: &'a str) -> Option<Self> {
        if let Some((first, last)) = part.split_once("..") {
            return Some(Self::Targets(first, last));
        }
        let numbers: Option<Vec<i32>> = part.split(',').map(|text| text.parse().ok()).collect();
        Some(Self::Frame(numbers?.try_into().ok()?))
    }
}

fn option(value: &str) -> OptionValue {
    match (value, value.parse()) {
        ("true", _) => OptionValue::Flag(true),
        ("false", _) => OptionValue::Flag(false),
        (_, Ok(number)) => OptionValue::Number(number),
        (_, Err(_)) => OptionValue::Choice(value.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use damrak_chartered::Company;

    use serde_json::Value;

    use super::*;

    #[test]
    fn addresses_are_read() {
        let wanted = Wanted::read("position:7@40?variant=gulliver&special-cards=true#hand");
        let wanted = wanted.expect("a complete address");
        assert_eq!((wanted.seed, wanted.decisions, wanted.sheet), (7, 40, "hand"));
        assert_eq!(wanted.part, None);
        let part = Wanted::read("position:7@40#board:cell-b2..cell-f6").expect("an address");
        assert_eq!((part.sheet, part.part), ("board", Some(Cut::Targets("cell-b2", "cell-f6"))));
        let part = Wanted::read("position:7@40#board:6,8,50,34").expect("an address");
        assert_eq!(part.part, Some(Cut::Frame([6, 8, 50, 34])));
        assert_eq!(wanted.draft.variant.as_deref(), Some("gulliver"));
        assert_eq!(wanted.draft.options["special-cards"], OptionValue::Flag(true));
        for wrong in [
            "",
            "x.png",
            "position:7#board",
            "position:7@40",
            "position:a@1#b",
            "position:1@-1#b",
            "position:1@99999#b",
            "position:1@1?variant#b",
            "position:1@1?players=x#b",
            "position:1@1#b:cell-a1",
            "position:1@1#b:1,2,3",
        ] {
            assert_eq!(Wanted::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_picture_is_drawn_under_names_of_its_own() {
        let kits = damrak_games::kits();
        let draw = |address| draw(&kits, "kontor", address, Language::Dutch);
        let board = draw("position:7@40?variant=gulliver#board").expect("a board");
        for id in board.split(" id=\"").skip(1) {
            let id = id.split('"').next().unwrap_or_default();
            assert!(id.starts_with('f') && id.as_bytes().get(7) == Some(&b'-'), "{id}");
        }
        for named in board.split("url(#").skip(1) {
            let id = named.split(')').next().unwrap_or_default();
            assert!(board.contains(&format!(" id=\"{id}\"")), "{id}");
        }
        let labels = board.split_once("aria-labelledby=\"").expect("labels").1;
        for label in labels.split('"').next().unwrap_or_default().split(' ') {
            assert!(board.contains(&format!(" id=\"{label}\"")), "{label}");
        }
        assert!(board.contains("Ronde "), "in the language of the reader");
        assert_ne!(draw("position:8@40?variant=gulliver#board"), Some(board));
    }

    /// What the captions of Kontor's book say must be so.
    #[test]
    fn the_positions_in_the_book_are_what_their_captions_say() {
        let kits = damrak_games::kits();
        let registry = kits.registry();
        let position = |address| {
            let wanted = Wanted::read(address).expect("an address");
            wanted.position(&registry, "kontor").expect("a position").0
        };
        let cranes = position("position:8@22#board").view(Viewer::Spectator);
        let cells = cranes["harbour"]["cells"].as_array().expect("cells");
        let found = cells.iter().filter(|cell| cell["card"]["kind"] == "crane");
        let found: Vec<_> = found.filter_map(|cell| cell["cell"].as_str()).collect();
        assert_eq!(found, ["f6", "d7"]);
        let closed = position("position:114@45#board").view(Viewer::Spectator);
        let sectors = closed["harbour"]["sectors"].as_array().expect("sectors");
        let sector = sectors.iter().find(|sector| sector["closed"] == true).expect("a closed one");
        assert_eq!(sector["stocks"], serde_json::json!([[2, 0, 1], [0, 2, 1]]));
        assert_eq!(sector["guard"], 1);
        let full = position("position:317@101#board").standing().expect("it is over");
        let points =
            |seat| full.place_of(Seat::from_index(seat)).map(|place| place.scores[0].value);
        assert_eq!((points(0), points(1)), (Some(3), Some(2)));
    }

    /// And those of the Dutchman's.
    #[test]
    fn the_positions_of_the_dutchman_are_what_their_captions_say() {
        let kits = damrak_games::kits();
        let registry = kits.registry();
        let view = |address| {
            let wanted = Wanted::read(address).expect("an address");
            let (position, _) = wanted.position(&registry, "dutchman").expect("a position");
            position.view(Viewer::Seat(Seat::from_index(0)))
        };
        let start = view("position:1@0#board");
        assert_eq!((&start["space"], &start["lucky"]), (&"HOL".into(), &45.into()));
        let hand = serde_json::json!([48, 39, 36, 31, 27, 21, 10, 10, 10]);
        assert_eq!(start["own"]["shoes"], hand);
        let tied = view("position:1@51#before");
        assert_eq!(tied["tie"]["tied"], serde_json::json!([1, 2, 3]));
        assert!((0..3).all(|seat| tied["players"][seat]["laid"]["sum"] == 0));
        let proposal = &view("position:1@57#deal")["tie"]["proposal"];
        assert_eq!((&proposal["seat"], &proposal["space"]), (&1.into(), &"G1".into()));
        assert_eq!(proposal["terms"], serde_json::json!([{"seat": 3, "ducats": -2}]));
        assert_eq!(proposal["accepted"], serde_json::json!([]));
        assert!(view("position:0@97#board")["counter"].as_u64() >= Some(14));
    }

    /// And those of Merchants' book.
    #[test]
    fn the_positions_of_the_merchants_are_what_their_captions_say() {
        let kits = damrak_games::kits();
        let registry = kits.registry();
        let view = |address| {
            let wanted = Wanted::read(address).expect("an address");
            let (position, _) = wanted.position(&registry, "merchants").expect("a position");
            position.view(Viewer::Seat(Seat::from_index(0)))
        };
        let numbers = |list: &Value| -> Vec<u64> {
            list.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
        };
        let start = view("position:3@0?players=4&rules=1#board");
        assert_eq!(
            (&start["year"], start["players"].as_array().map(Vec::len)),
            (&0.into(), Some(4))
        );
        let desk = view("position:25@1?players=4&rules=1#desk");
        assert_eq!(desk["disks"][0]["id"], "office-africa");
        assert_eq!((&desk["turned"]["kind"], &desk["disks"][1]), (&"goods".into(), &Value::Null));
        assert_eq!(
            view("position:3@10?players=4&auction=live&rules=1#clock")["auction"]["run"],
            "falling"
        );
        let doubled = view("position:3@36?players=4&rules=1#clock");
        let prices = numbers(&doubled["auction"]["prices"]);
        assert_eq!((prices.first(), prices.last()), (Some(&400), Some(&220)));
        let sealed = view("position:3@98?players=4&rules=1#clock");
        assert_eq!(sealed["own"]["sealed"], "stop 110");
        let decided = (0..4).map(|seat| sealed["players"][seat]["sealed"] == true);
        assert_eq!(decided.collect::<Vec<_>>(), [true, true, false, false]);

        let middle = view("position:3@141?players=4&rules=1#board");
        let market = middle["areas"][0]["parts"].as_array().expect("four tracks");
        assert!(market.iter().all(|part| part["weight"] == 4));
        assert_eq!(market[0]["part"], "sugar");
        assert_eq!(numbers(&market[0]["strength"]), [4, 2, 4, 3]);
        let bonus = |name: &str| -> Vec<Value> {
            (0..4).map(|seat| middle["players"][seat]["bonuses"][name].clone()).collect()
        };
        assert_eq!(bonus("bridges"), [1, 1, 0, 0]);
        assert_eq!(bonus("regions"), [true, false, true, false]);
        assert_eq!(bonus("districts"), [false, true, false, true]);

        let late = view("position:5@161?rules=1#board");
        let districts = late["areas"][1]["parts"].as_array().expect("four districts");
        let groups: Vec<_> = districts.iter().map(|part| numbers(&part["strength"])).collect();
        assert_eq!((&districts[0]["part"], groups[0][2]), (&"grachten".into(), 6));
        assert_eq!((&districts[1]["part"], groups[1][0]), (&"nieuwe-zijde".into(), 4));
        assert_eq!((&districts[2]["part"], groups[2][0]), (&"oude-zijde".into(), 3));
        assert_eq!(numbers(&late["players"][0]["districts"]), [4, 4, 0, 0]);
    }

    /// And those of Chartered's.
    #[test]
    fn the_positions_of_chartered_are_what_their_captions_say() {
        let kits = damrak_games::kits();
        let registry = kits.registry();
        let view = |address| {
            let wanted = Wanted::read(address).expect("an address");
            let (position, _) = wanted.position(&registry, "chartered").expect("a position");
            position.view(Viewer::Seat(Seat::from_index(0)))
        };
        let built = |view: &Value, plot: &str| -> Value {
            let built = view["built"].as_array().into_iter().flatten();
            built.filter(|built| built["plot"] == plot).cloned().collect()
        };
        let house = |plot: &str, height: u8, company: Option<&str>, hq: bool| {
            serde_json::json!([
                {"plot": plot, "height": height, "company": company, "hq": hq, "roof": false}
            ])
        };
        let value = |view: &Value, company: Company| {
            view["companies"][company.index()]["value"].as_u64().expect("a value")
        };
        let prospect = |view: &Value, plot: &str| -> (Value, Value) {
            let mut prospects = view["own"]["prospects"].as_array().into_iter().flatten();
            let found = prospects.rfind(|found| found["plot"] == plot);
            let found = found.expect("the first seat has the card");
            (found["outcome"].clone(), found["payout"].clone())
        };

        let alone = view("position:220@2?players=2&rules=1#board:plot-HC1..plot-CC4");
        assert_eq!(built(&alone, "HF3"), house("HF3", 1, None, false));
        assert_eq!(prospect(&alone, "HE3"), ("found".into(), 20.into()));
        assert_eq!(prospect(&alone, "HE4").0, "diagonal");
        assert_eq!(prospect(&alone, "CA2").0, "diagonal");

        let founded = view("position:622@3?players=2&rules=1#board:plot-HA1..plot-HF4");
        for (plot, height) in [("HB3", 1), ("HC3", 0), ("HC4", 1)] {
            let expected = house(plot, height, Some("tobacco"), plot == "HC3");
            assert_eq!(built(&founded, plot), expected);
        }
        assert_eq!(value(&founded, Company::Tobacco), 20);

        let buffer = view("position:220@8?players=2&rules=1#board:plot-HC1..plot-CE4");
        assert_eq!(buffer["stage"]["now"], "turn", "hatched is shown to whose turn it is");
        assert_eq!(buffer["stage"]["seat"], 1);
        assert_eq!(built(&buffer, "CB2"), house("CB2", 1, Some("coal"), false));
        assert_eq!(built(&buffer, "CB3"), house("CB3", 1, Some("coal"), true));
        assert_eq!(prospect(&buffer, "HE3").0, "blocked");
        assert_eq!(prospect(&buffer, "CA2"), ("extend".into(), 30.into()));

        let risen = view("position:622@16?players=2&rules=1#exchange");
        assert_eq!(built(&risen, "HC4"), house("HC4", 3, Some("tobacco"), false));
        assert_eq!(built(&risen, "HB3"), house("HB3", 1, Some("tobacco"), false));
        assert_eq!(
            value(&view("position:622@15?players=2&rules=1#exchange"), Company::Tobacco),
            40
        );
        assert_eq!(value(&risen, Company::Tobacco), 70);
        assert_eq!(risen["due"], true);

        let before = view("position:286@42?players=2&rules=1#board:plot-HA1..plot-CB4");
        assert_eq!((value(&before, Company::Coal), value(&before, Company::Herring)), (40, 20));
        assert_eq!(prospect(&before, "HE4"), ("merge".into(), 70.into()));
        assert_eq!(built(&before, "HC3"), house("HC3", 0, Some("herring"), true));
        let after = view("position:286@44?players=2&rules=1#board:plot-HA1..plot-CB4");
        assert_eq!((value(&after, Company::Coal), value(&after, Company::Herring)), (70, 0));
        assert_eq!(built(&after, "HE4"), house("HE4", 1, Some("coal"), false));
        assert_eq!(built(&after, "HC3"), house("HC3", 0, Some("coal"), false));
    }

    #[test]
    fn what_there_is_not_is_not_drawn() {
        let kits = damrak_games::kits();
        let draw = |game, address| draw(&kits, game, address, Language::English);
        assert_eq!(draw("kontor", "position:7@40#cellar"), None);
        assert_eq!(draw("kontor", "position:7@40#board:cell-z1..cell-z9"), None);
        assert_eq!(draw("kontor", "position:7@9000#board"), None, "the game is over before");
        assert_eq!(draw("kontor", "position:7@4?variant=chess#board"), None);
        assert_eq!(draw("chess", "position:7@4#board"), None);
    }
}
