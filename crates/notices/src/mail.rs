//! Mails by SMTP.

use std::time::Duration;

use damrak_core::Phrase;
use damrak_words::Language;
use lettre::message::header::{HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message, MultiPart};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls as Encryption, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};

use crate::config::{Smtp, Tls};
use crate::letter::{escape_html, say};
use crate::outcome::Outcome;

/// How long the mail server may take for one answer.
const ANSWER: Duration = Duration::from_secs(10);
/// How long sending a mail may take in all.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest address.
const LONGEST: usize = 254;

/// A mail before it is dressed up.
#[derive(Clone, Debug)]
pub struct Mail {
    /// In which language.
    pub language: Language,
    /// What it is about.
    pub subject: String,
    /// What it says, each with a link to follow, if there is one, and what the link is called.
    pub parts: Vec<(String, Option<(String, String)>)>,
    /// Why the person gets it.
    pub reason: String,
    /// Where mail is ended without signing in, and where a mail program can do so by itself.
    pub stop: Option<String>,
}

/// Whoever brings mail to the mail server.
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl std::fmt::Debug for Mailer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mailer").finish_non_exhaustive()
    }
}

impl Mailer {
    /// With these settings; else what is wrong with them. `name` is how this server introduces itself.
    pub fn new(smtp: &Smtp, name: &str) -> Result<Self, String> {
        let from: Mailbox = smtp
            .from
            .parse()
            .map_err(|_| format!("`{}` is no mail address to send from", smtp.from))?;
        let parameters = || {
            TlsParameters::new(smtp.host.clone())
                .map_err(|_| "the system has no root certificates to check the mail server by")
        };
        let encryption = match smtp.tls {
            Tls::Implicit => Encryption::Wrapper(parameters()?),
            Tls::Starttls => Encryption::Required(parameters()?),
            Tls::None => Encryption::None,
        };
        let mut builder =
            AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(smtp.host.as_str())
                .port(smtp.port.unwrap_or(smtp.tls.port()))
                .tls(encryption)
                .timeout(Some(ANSWER))
                .hello_name(ClientId::Domain(name.to_owned()));
        match (&smtp.user, &smtp.password) {
            (Some(user), Some(password)) => {
                let password = password.reveal().to_owned();
                builder = builder.credentials(Credentials::new(user.clone(), password));
            }
            (Some(_), None) => return Err("there is a user but no password".to_owned()),
            (None, _) => {}
        }
        Ok(Self { transport: builder.build(), from })
    }

    /// The address mails come from.
    pub fn from(&self) -> &Address {
        &self.from.email
    }

    /// Sends one mail.
    pub async fn send(&self, address: &str, mail: &Mail) -> Outcome {
        let Some(message) = self.message(address, mail) else {
            return Outcome::Refused("no mail address".to_owned());
        };
        let sent = tokio::time::timeout(PATIENCE, self.transport.send(message)).await;
        match sent {
            Ok(Ok(_)) => Outcome::Sent,
            Ok(Err(error)) => {
                // The server's own words may name the address.
                let code = error.status().map(u16::from);
                let reason = match code {
                    Some(code) => format!("mail server says {code}"),
                    None => "no connection to the mail server, or none to trust".to_owned(),
                };
                // Signing in may work again once somebody has put it right.
                if error.is_permanent() && !matches!(code, Some(530 | 534 | 535 | 538)) {
                    Outcome::Refused(reason)
                } else {
                    Outcome::Later(reason, None)
                }
            }
            Err(_) => Outcome::Later("mail server is too slow".to_owned(), None),
        }
    }

    fn message(&self, address: &str, mail: &Mail) -> Option<Message> {
        let domain = self.from.email.domain();
        let id = format!("<{}@{domain}>", damrak_table::random::name().ok()?);
        let header = |name, value: String| {
            Some(HeaderValue::new(HeaderName::new_from_ascii(String::from(name)).ok()?, value))
        };
        let mut builder = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, check_address(address)?))
            .date_now()
            .message_id(Some(id))
            .subject(mail.subject.clone())
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned())?)
            .raw_header(header("Content-Language", mail.language.code().to_owned())?);
        if let Some(stop) = &mail.stop {
            let one_click = "List-Unsubscribe=One-Click".to_owned();
            builder = builder
                .raw_header(header("List-Unsubscribe", format!("<{stop}>"))?)
                .raw_header(header("List-Unsubscribe-Post", one_click)?);
        }
        builder.multipart(MultiPart::alternative_plain_html(plain(mail), html(mail))).ok()
    }
}

/// A mail address as we take it: in plain letters, not longer than addresses can be, and at a domain that the
/// whole world could know. A number or a name of this network would let anybody send mail inside of it.
pub fn check_address(text: &str) -> Option<Address> {
    let plain = text.len() <= LONGEST && text.chars().all(|c| c.is_ascii_graphic());
    let address: Address = if plain { text.parse().ok()? } else { return None };
    let (_, last) = address.domain().rsplit_once('.')?;
    let is_name = last.len() >= 2 && last.chars().any(|c| c.is_ascii_alphabetic());
    let is_literal = address.domain().contains(['[', ']', ':']);
    (is_name && !is_literal).then_some(address)
}

/// The mailbox behind an address: whatever the capitals, and without what stands after a plus.
pub fn mailbox(address: &Address) -> String {
    let user = address.user();
    let user = user.split_once('+').map_or(user, |(user, _)| user);
    format!("{user}@{}", address.domain()).to_lowercase()
}

fn stop_phrase() -> Phrase {
    Phrase::new("notify-stop-link")
}

fn plain(mail: &Mail) -> String {
    let mut text = String::new();
    for (part, link) in &mail.parts {
        text.push_str(part);
        if let Some((link, _)) = link {
            text.push('\n');
            text.push_str(link);
        }
        text.push_str("\n\n");
    }
    text.push_str("-- \n");
    text.push_str(&mail.reason);
    if let Some(stop) = &mail.stop {
        text.push_str(&format!("\n{}\n{stop}", say(mail.language, &stop_phrase())));
    }
    text.push('\n');
    text
}

fn html(mail: &Mail) -> String {
    let anchor = |link: &str, text: &str| {
        format!("<p><a href=\"{}\">{}</a></p>\n", escape_html(link), escape_html(text))
    };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><title>{}</title></head><body>\n",
        mail.language,
        escape_html(&mail.subject)
    );
    for (part, link) in &mail.parts {
        page.push_str(&format!("<p>{}</p>\n", escape_html(part)));
        if let Some((link, text)) = link {
            page.push_str(&anchor(link, text));
        }
    }
    page.push_str(&format!("<hr>\n<p>{}</p>\n", escape_html(&mail.reason)));
    if let Some(stop) = &mail.stop {
        page.push_str(&anchor(stop, &say(mail.language, &stop_phrase())));
    }
    page.push_str("</body></html>\n");
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mailer() -> Mailer {
        let smtp = Smtp {
            host: "mail.example".into(),
            port: None,
            user: None,
            password: None,
            from: "Damrak <table@damrak.example>".into(),
            tls: Tls::None,
        };
        Mailer::new(&smtp, "damrak.example").expect("good settings")
    }

    #[test]
    fn addresses_are_plain() {
        assert!(check_address("anna@b.example").is_some());
        let long = format!("{}@b.example", "x".repeat(260));
        for bad in
            ["", "anna", "anna@", "a@b\r\nBcc: c@d.example", "a b@c.example", "ä@b.example", &long]
        {
            assert!(check_address(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn addresses_inside_this_network_are_refused() {
        for bad in [
            "a@[127.0.0.1]",
            "a@127.0.0.1",
            "a@[IPv6:::1]",
            "a@b",
            "a@localhost",
            "a@b.",
            "a@.b",
            "a@b.1",
        ] {
            assert!(check_address(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn a_plus_leads_to_the_same_mailbox() {
        let of = |text| mailbox(&check_address(text).expect("an address"));
        assert_eq!(of("Victim+1@Mail.example"), "victim@mail.example");
        assert_eq!(of("victim+2+3@mail.example"), of("victim@mail.example"));
        assert_ne!(of("victim@other.example"), of("victim@mail.example"));
    }

    #[test]
    fn nothing_in_a_mail_adds_a_header() {
        let mail = Mail {
            language: Language::English,
            subject: "Your turn\r\nBcc: victim@c.example\r\n\r\nbody".into(),
            parts: vec![("<b>&\r\nBcc: x@y.example".into(), None)],
            reason: String::new(),
            stop: Some("https://d.example/notifications/stop?token=abc".into()),
        };
        let message = mailer().message("anna@b.example", &mail).expect("a mail").formatted();
        let text = String::from_utf8(message).expect("text");
        let (head, _) = text.split_once("\r\n\r\n").expect("a head");
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert!(
            head.contains("List-Unsubscribe: <https://d.example/notifications/stop?token=abc>")
        );
        assert!(html(&mail).contains("&lt;b&gt;&amp;"));
    }

    #[test]
    fn settings_that_cannot_be_are_named() {
        let smtp = Smtp { from: "nobody".into(), ..Smtp::default() };
        let problem = Mailer::new(&smtp, "d.example").expect_err("no address");
        assert!(problem.contains("`nobody`"), "{problem}");
        let (user, from) = (Some("anna".into()), "a@b.example".into());
        let smtp = Smtp { user, from, tls: Tls::None, ..Smtp::default() };
        let problem = Mailer::new(&smtp, "d.example").expect_err("no password");
        assert!(problem.contains("no password"), "{problem}");
    }
}
