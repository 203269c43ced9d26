//! Reading and checking an edition file.

mod file;
mod sea;

use damrak_core::edition::{EditionError, EditionId, EditionSource, Provenance, content_hash};

use crate::board::Board;
use crate::components::{HAND, LAST_CHEST, SEATS, SHARES_A_COLOUR, SHOES};
use crate::shoes::{Forge, MOST_GOLD, SILVERS};
use file::File;

/// The most chests an edition may have.
const MOST_CHESTS: usize = 64;
/// The highest number on a horseshoe or a die.
const MOST_NUMBER: u8 = 99;

/// An edition that passed every check.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Name and hash.
    pub id: EditionId,
    /// The title for people.
    pub title: String,
    /// What is said about it as a whole.
    pub notes: String,
    /// The sea.
    pub board: Board,
    /// Where the horseshoes of the middle lie, east and south.
    pub middle: (u16, u16),
    /// The horseshoes.
    pub forge: Forge,
    /// The faces of both dice.
    pub dice: [[u8; 6]; 2],
    /// The numbers of the chests; the first is 0.
    pub chests: Vec<u8>,
    /// The chest on which all stones begin.
    pub start_chest: u8,
    /// Smith cards of each player.
    pub smiths: u8,
    /// Kontor cards of each player.
    pub kontors: u8,
    /// Horseshoes of each player.
    pub shoes_each: u8,
    /// Ducats.
    pub money: Money,
    /// How each group of numbers is known: horseshoes, dice, chests.
    pub provenance: [Provenance; 3],
}

/// Ducats (clauses D-7 and D-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Money {
    /// What each player begins with.
    pub each: i32,
    /// What they begin with by the option.
    pub more: i32,
    /// What there is in all.
    pub in_box: i32,
}

impl Edition {
    /// Reads an edition file and checks everything that is known of the box.
    pub fn read(source: EditionSource<'_>) -> Result<Self, EditionError> {
        let mut file: File = source.parse()?;
        // Windows line ends within texts must not make another edition.
        file.notes = file.notes.replace("\r\n", "\n");
        check_name(source, &file)?;
        check_counts(source, &file)?;
        let board = sea::read_sea(source, &file)?;
        let forge = read_forge(source, &file)?;
        let dice = read_dice(source, &file)?;
        let start_chest = check_chests(source, &file)?;
        let money = file.money.get_ref();
        let cards = file.cards.get_ref();
        Ok(Self {
            id: EditionId { name: file.name.get_ref().clone(), hash: content_hash(&file) },
            board,
            middle: (*file.middle.x.get_ref(), *file.middle.y.get_ref()),
            forge,
            dice,
            chests: file.chests.get_ref().numbers.clone(),
            start_chest,
            smiths: cards.smiths,
            kontors: cards.kontors,
            shoes_each: file.shoes.get_ref().each,
            money: Money {
                each: money.each.into(),
                more: money.more.into(),
                in_box: money.in_box.into(),
            },
            provenance: [
                file.gold.get_ref().provenance,
                file.dice.get_ref()[0].get_ref().provenance,
                file.chests.get_ref().provenance,
            ],
            title: file.title,
            notes: file.notes,
        })
    }

    /// The chest with the last number, counted from 0.
    pub(crate) fn last_chest(&self) -> u8 {
        (self.chests.len() - 1) as u8
    }

    /// What a share is worth whose stone stands on this chest.
    pub(crate) fn worth(&self, chest: u8) -> i32 {
        self.chests.get(usize::from(chest)).copied().map_or(0, i32::from)
    }
}

fn check_name(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    let name = file.name.get_ref();
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    if name.is_empty() || name.len() > 60 || !name.chars().all(plain) {
        let problem = "the name of an edition is 1 to 60 letters, digits and dashes";
        return Err(source.error_at(&file.name.span(), problem));
    }
    Ok(())
}

/// What everybody gets, and the bank.
fn check_counts(source: EditionSource<'_>, file: &File) -> Result<(), EditionError> {
    let shares = file.shares.get_ref();
    if usize::from(shares.each_colour) != SHARES_A_COLOUR || shares.hand != HAND {
        let problem = "there are five shares of each colour (D-6), and everybody gets three (D-10)";
        return Err(source.error_at(&file.shares.span(), problem));
    }
    let cards = file.cards.get_ref();
    if cards.smiths != 3 || cards.kontors != 3 {
        let problem = "everybody gets three smith cards and three Kontor cards (D-12)";
        return Err(source.error_at(&file.cards.span(), problem));
    }
    let each = file.shoes.get_ref().each;
    if each == 0 || usize::from(each) + 1 > SHOES / SEATS {
        let problem =
            "everybody gets 1 to 9 horseshoes, and one for each lies in the middle (D-11)";
        return Err(source.error_at(&file.shoes.span(), problem));
    }
    let money = file.money.get_ref();
    let fits = |each: u16| each >= 1 && SEATS * usize::from(each) <= usize::from(money.in_box);
    if !fits(money.each) || !fits(money.more) || money.in_box > 10_000 {
        let problem = "everybody begins with a ducat or more, and six times that is in the box, which \
                       holds 10000 at most (D-9)";
        return Err(source.error_at(&file.money.span(), problem));
    }
    Ok(())
}

/// Clause D-3.
fn read_forge(source: EditionSource<'_>, file: &File) -> Result<Forge, EditionError> {
    let list = &file.silver;
    let wrong = |problem: &str| source.error_at(&list.span(), problem);
    let entries = list.get_ref();
    if entries.len() != SILVERS {
        return Err(wrong("there are four kinds of silver horseshoes (D-3)"));
    }
    let mut silver = [0; SILVERS];
    let mut counts = [0; SILVERS];
    for (kind, entry) in entries.iter().enumerate() {
        (silver[kind], counts[kind]) = (entry.number, entry.count);
    }
    let rises = silver[0] > 0 && silver.windows(2).all(|pair| pair[0] < pair[1]);
    if !rises || counts.contains(&0) {
        return Err(wrong(
            "the numbers of the silver horseshoes rise, and there are some of each (D-3)",
        ));
    }
    let range = file.gold.get_ref();
    let gold: Vec<u8> = (range.from..=range.to).collect();
    let wrong_gold = |problem: String| source.error_at(&file.gold.span(), problem);
    if range.from <= silver[SILVERS - 1] || range.to > MOST_NUMBER {
        let problem = format!(
            "gold horseshoes have numbers above the silver ones, up to {MOST_NUMBER} (D-3)"
        );
        return Err(wrong_gold(problem));
    }
    let all = counts.iter().map(|count| usize::from(*count)).sum::<usize>() + gold.len();
    if all != SHOES || gold.is_empty() || gold.len() > MOST_GOLD {
        let problem = format!(
            "there are {SHOES} horseshoes in all, at most {MOST_GOLD} of them gold (D-3), not {all}"
        );
        return Err(wrong_gold(problem));
    }
    let mut kinds = [0; SHOES];
    let silver_kinds =
        (0..SILVERS).flat_map(|kind| std::iter::repeat_n(kind as u8, counts[kind].into()));
    let gold_kinds = (0..gold.len()).map(|gold| (gold + SILVERS) as u8);
    for (place, kind) in kinds.iter_mut().zip(silver_kinds.chain(gold_kinds)) {
        *place = kind;
    }
    Ok(Forge { silver, counts, gold, kinds })
}

/// Clause D-4.
fn read_dice(source: EditionSource<'_>, file: &File) -> Result<[[u8; 6]; 2], EditionError> {
    let [first, second] = &file.dice.get_ref()[..] else {
        return Err(source.error_at(&file.dice.span(), "there are two dice (D-4)"));
    };
    for die in [first, second] {
        if die.get_ref().faces.iter().any(|face| *face == 0 || *face > MOST_NUMBER) {
            let problem = format!("the faces of a die show 1 to {MOST_NUMBER} (D-4)");
            return Err(source.error_at(&die.span(), problem));
        }
    }
    let faces = [first.get_ref().faces, second.get_ref().faces];
    // Else those who roll for it would roll forever (clause D-37).
    if faces.iter().all(|faces| faces.iter().all(|face| *face == faces[0])) {
        let problem = "the dice roll different numbers (D-4)";
        return Err(source.error_at(&file.dice.span(), problem));
    }
    Ok(faces)
}

/// Clauses D-5, D-8 and D-50; returns the chest on which the stones begin.
fn check_chests(source: EditionSource<'_>, file: &File) -> Result<u8, EditionError> {
    let chests = file.chests.get_ref();
    let wrong = |problem: String| source.error_at(&file.chests.span(), problem);
    let numbers = &chests.numbers;
    if numbers.first() != Some(&0) || numbers.windows(2).any(|pair| pair[0] >= pair[1]) {
        return Err(wrong("the first chest has no number, 0, and the numbers rise (D-5)".into()));
    }
    if numbers.last() != Some(&LAST_CHEST) || numbers.len() > MOST_CHESTS {
        return Err(wrong(format!("the last chest has the number {LAST_CHEST} (D-50)")));
    }
    let start = numbers.iter().position(|number| *number == chests.start && *number > 0);
    match start {
        Some(place) if place + 1 < numbers.len() => Ok(place as u8),
        _ => Err(wrong(format!(
            "the stones begin on a chest with the number {} (D-8)",
            chests.start
        ))),
    }
}
