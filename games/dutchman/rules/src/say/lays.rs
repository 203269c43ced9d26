//! What horseshoes make, as a sum that can be checked.

use damrak_core::Phrase;

use crate::action::write_shoes;
use crate::shoes::{Forge, SILVERS, Shoes};

/// A lay with its sum: `28 − 1 = 27`. One that counts nothing is named by its horseshoes alone.
pub(super) fn say(forge: &Forge, shoes: Shoes, lucky: u8) -> Phrase {
    let sum = forge.sum(shoes, lucky);
    if sum == 0 {
        return Phrase::new("dutchman-action-lay-void")
            .with("shoes", write_shoes(forge, shoes))
            .with("lucky", lucky);
    }
    Phrase::new("dutchman-action-lay")
        .with("made", made(forge, shoes, sum))
        .with("sum", sum)
        .with("short", lucky - sum)
        .with("lucky", lucky)
}

/// The horseshoes with their signs: gold first, then silver from high to low, added before subtracted.
fn made(forge: &Forge, shoes: Shoes, sum: u8) -> String {
    let numbers = forge.numbers(shoes);
    let whole: i32 = numbers.iter().map(|number| i32::from(*number)).sum();
    let over = whole - i32::from(sum);
    let minus = subtracted(forge, shoes, over / 2).unwrap_or_default();
    let mut rest = minus;
    let mut text = String::new();
    let mut write = |sign: &str, number: u8| {
        if !text.is_empty() || sign == "−" {
            text.push_str(if text.is_empty() { "" } else { " " });
            text.push_str(sign);
            text.push(' ');
        }
        text.push_str(&number.to_string());
    };
    let kind = |number: u8| forge.silver.iter().position(|silver| *silver == number);
    let mut taken = Vec::new();
    for number in numbers {
        match kind(number).filter(|kind| rest[*kind] > 0) {
            Some(kind) => {
                rest[kind] -= 1;
                taken.push(number);
            }
            None => write("+", number),
        }
    }
    taken.into_iter().for_each(|number| write("−", number));
    text
}

/// How many of each silver kind are subtracted so that they come to this.
fn subtracted(forge: &Forge, shoes: Shoes, wanted: i32) -> Option<[u8; SILVERS]> {
    let have = [0, 1, 2, 3].map(|kind| shoes.of_kind(kind));
    let worth = forge.silver.map(i32::from);
    for fourth in 0..=have[3] {
        for third in 0..=have[2] {
            for second in 0..=have[1] {
                let rest = wanted
                    - worth[3] * i32::from(fourth)
                    - worth[2] * i32::from(third)
                    - worth[1] * i32::from(second);
                let first = rest / worth[0].max(1);
                if rest >= 0 && first * worth[0] == rest && first <= i32::from(have[0]) {
                    return Some([first as u8, second, third, fourth]);
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use damrak_core::edition::EditionSource;
    use damrak_core::{Arg, Rng, Seed};

    use super::*;
    use crate::edition::Edition;

    fn argument<'p>(phrase: &'p Phrase, name: &str) -> &'p Arg {
        &phrase.args.iter().find(|(other, _)| *other == name).expect("it is named").1
    }

    /// What a written sum comes to, and the numbers in it.
    fn read(made: &str) -> (i64, Vec<u8>) {
        let (mut total, mut sign, mut named) = (0, 1, Vec::new());
        for word in made.split(' ') {
            match word {
                "+" => sign = 1,
                "−" => sign = -1,
                number => {
                    let number: u8 = number.parse().expect("a number");
                    total += sign * i64::from(number);
                    named.push(number);
                }
            }
        }
        named.sort_unstable();
        (total, named)
    }

    /// What is written before the sum comes to the sum, and names just the horseshoes that are laid.
    #[test]
    fn the_sum_of_every_lay_is_right() {
        let house = &crate::info::INFO.editions[0];
        let source = EditionSource { file: house.file, text: house.text };
        let forge = Edition::read(source).expect("the edition of the house").forge;
        let mut rng = Rng::new(Seed::from_number(7));
        let (mut valid, mut void) = (0, 0);
        for _ in 0..60 {
            let mut kinds: Vec<usize> = forge.all().kinds().collect();
            rng.shuffle(&mut kinds);
            let mut hand = Shoes::NONE;
            kinds.iter().take(1 + rng.below(7) as usize).for_each(|kind| hand.add_kind(*kind));
            let lucky = 21 + 2 * rng.below(15) as u8;
            hand.for_each_lay(|lay| {
                let (phrase, sum) = (say(&forge, lay, lucky), forge.sum(lay, lucky));
                if phrase.key == "dutchman-action-lay-void" {
                    assert_eq!(sum, 0);
                    void += 1;
                    return;
                }
                let Arg::Text(made) = argument(&phrase, "made") else { panic!("{phrase:?}") };
                let mut laid = forge.numbers(lay);
                laid.sort_unstable();
                assert_eq!(read(made), (i64::from(sum), laid), "{made}");
                assert_eq!(*argument(&phrase, "sum"), Arg::from(sum));
                assert_eq!(*argument(&phrase, "short"), Arg::from(lucky - sum));
                valid += 1;
            });
        }
        assert!(valid > 300 && void > 20, "{valid} {void}");
    }
}
