//! Every message is said as the makers of Fluent would say it.

use damrak_core::{Arg, Phrase, Seat};
use damrak_words::{Language, ReadBy, Words};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::catalogue::{ids, texts};

/// What arguments are tried: numbers by which forms are chosen, and words.
fn values() -> Vec<Arg> {
    let numbers = [0, 1, 2, 3, 4, 5, 6, 11, 21, 100, -1, -7].map(Arg::Number);
    let words = ["x", "one", "other", "0", "tea", "kontor", "white", "yes", "random"];
    numbers.into_iter().chain(words.map(|word| Arg::Text(word.to_owned()))).collect()
}

fn judge(language: Language) -> FluentBundle<FluentResource> {
    let locale = language.code().parse().expect("a code is a locale");
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    bundle.set_use_isolating(false);
    for text in texts(language) {
        let resource = FluentResource::try_new(text).expect("every file can be read");
        bundle.add_resource(resource).expect("no message is there twice");
    }
    bundle
}

fn speaker(language: Language) -> Words {
    texts(language).iter().fold(Words::new(), |words, text| words.with_text(language, text))
}

fn value(arg: &Arg) -> FluentValue<'static> {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Text(text) => text.clone().into(),
        _ => "Anna".into(),
    }
}

#[test]
fn messages_are_said_as_fluent_says_them() {
    let reader = Seat::from_index(0);
    let names = vec!["Anna".to_owned()];
    let read = ReadBy::new(&names, Some(reader));
    let mut compared = 0;
    for language in Language::all() {
        let (ids, judge, words) = (ids(language), judge(language), speaker(language));
        for id in ids.messages() {
            let message = judge.get_message(id).expect("it was read");
            let forms = ids.forms(id).into_iter().flatten().map(|form| Some(form.as_str()));
            for form in forms.chain([None]) {
                let about = form.map(|form| form.strip_prefix("you-").unwrap_or("player"));
                for arg in values() {
                    let key: &'static str = Box::leak(id.to_owned().into_boxed_str());
                    let (mut phrase, mut args) = (Phrase::new(key), FluentArgs::new());
                    for name in ids.variables(id) {
                        let name: &'static str = Box::leak(name.to_owned().into_boxed_str());
                        let arg = if about == Some(name) { Arg::Seat(reader) } else { arg.clone() };
                        let number = format!("{name}-number");
                        let number: &'static str = Box::leak(number.into_boxed_str());
                        args.set(name, value(&arg));
                        if matches!(arg, Arg::Seat(_)) {
                            args.set(number, 1);
                        } else {
                            args.set(number, value(&arg));
                            phrase.args.push((number, arg.clone()));
                        }
                        phrase.args.push((name, arg));
                    }
                    let pattern = match form {
                        Some(form) => message.get_attribute(form).map(|form| form.value()),
                        None => message.value(),
                    };
                    let (pattern, mut errors) = (pattern.expect("it says something"), Vec::new());
                    let expected = judge.format_pattern(pattern, Some(&args), &mut errors);
                    assert!(errors.is_empty(), "{language} {id}: {errors:?}");
                    assert_eq!(
                        words.say(language, &phrase, &read),
                        expected,
                        "{language} {id} {form:?} {arg:?}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 50_000, "{compared}");
}
