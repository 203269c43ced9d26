//! Messages to programs: our own document, or what Discord and Slack understand.

use hyper::HeaderMap;
use hyper::header::{CONTENT_TYPE, HeaderValue};
use serde_json::{Value, json};

use crate::choice::{Format, Webhook};
use crate::letter::Letter;
use crate::outcome::Outcome;
use crate::outside::Outside;

/// Sends a letter to a webhook.
pub(crate) async fn send(outside: &Outside, webhook: &Webhook, letter: &Letter) -> Outcome {
    let target = match outside.target(&webhook.url) {
        Ok(target) => target,
        Err(unwelcome) => return Outcome::Refused(unwelcome.to_string()),
    };
    let mut headers = HeaderMap::new();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let body = document(webhook.format, letter).to_string().into_bytes();
    Outcome::of_call(outside.post(&target, headers, body).await)
}

/// The letter as the program on the other side wants it.
pub(crate) fn document(format: Format, letter: &Letter) -> Value {
    match format {
        Format::Json => json!({
            "kind": letter.kind,
            "table": letter.table,
            "title": letter.title,
            "game": letter.game,
            "text": letter.text,
            "link": letter.link,
        }),
        // Whoever names a table must not be able to call everybody, nor hide where a link leads.
        Format::Discord => json!({
            "content": format!("{}\n{}", escape_discord(&letter.text), letter.link),
            "allowed_mentions": {"parse": []},
        }),
        Format::Slack => json!({
            "text": format!("{}\n{}", escape_slack(&letter.text), letter.link),
        }),
    }
}

fn escape_discord(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if "\\*_~`|<>[]()#".contains(c) {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

fn escape_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_calls_nobody_and_hides_no_link() {
        let text = "@everyone <!channel> <@1> [safe](https://evil.example) & *loud*";
        let letter = Letter {
            text: text.to_owned(),
            ..crate::letter::test(damrak_words::Language::English, "https://d.example")
        };
        let discord = document(Format::Discord, &letter);
        assert_eq!(discord["allowed_mentions"], json!({"parse": []}));
        let content = discord["content"].as_str().expect("text");
        assert!(content.contains(r"\[safe\]\(https://evil.example\)"), "{content}");
        assert!(content.ends_with("\nhttps://d.example"), "{content}");
        let slack = document(Format::Slack, &letter);
        let content = slack["text"].as_str().expect("text");
        assert!(content.contains("&lt;!channel&gt; &lt;@1&gt;"), "{content}");
        assert!(content.contains(" &amp; "), "{content}");
    }
}
