//! A bot that joins a table and plays.
//!
//!     cargo run --example bot -- http://127.0.0.1:1602 TOKEN TABLE SEAT [INVITATION]
//!
//! Make a token with POST /api/v1/tokens. The bot decides at random; put your own ideas into `choose`.
//! For a server with https give `ureq` its feature `rustls`.

use std::error::Error;
use std::fmt::Display;
use std::io::{BufRead, BufReader};

use serde_json::{Value, json};

struct Damrak {
    agent: ureq::Agent,
    table: String,
    token: String,
}

impl Damrak {
    /// Asks something of the table until there is an answer, which may be a problem in words.
    fn wish(&self, wish: &Value) -> Value {
        loop {
            match self.try_wish(wish) {
                Ok((429 | 503, problem)) => wait(problem),
                Ok((_, answer)) => return answer,
                Err(lost) => wait(lost),
            }
        }
    }

    fn try_wish(&self, wish: &Value) -> Result<(u16, Value), Box<dyn Error>> {
        let request = self.agent.post(format!("{}/wish", self.table));
        let request = request.config().http_status_as_error(false).build();
        let request = request.header("Authorization", &self.token);
        let mut answer = request.content_type("application/json").send(wish.to_string())?;
        let text = answer.body_mut().read_to_string()?;
        Ok((answer.status().as_u16(), serde_json::from_str(&text)?))
    }

    /// Every picture of the table, for as long as the connection lasts.
    fn pictures(&self, seat: u8) -> Result<impl Iterator<Item = Value> + use<>, ureq::Error> {
        let request = self.agent.get(format!("{}/events?seat={seat}", self.table));
        let stream = request.header("Authorization", &self.token).call()?;
        let lines = BufReader::new(stream.into_body().into_reader()).lines();
        let picture = |line: String| serde_json::from_str(line.strip_prefix("data: ")?).ok();
        Ok(lines.map_while(Result::ok).filter_map(picture))
    }
}

fn wait(lost: impl Display) {
    eprintln!("lost the server ({lost}); trying again");
    std::thread::sleep(std::time::Duration::from_secs(1));
}

fn random() -> u64 {
    getrandom::u64().expect("every system has randomness")
}

/// What to do: `view` is what this seat may see, `offers` what it may do.
fn choose<'a>(_view: &Value, offers: &'a [Value]) -> Option<&'a Value> {
    Some(&offers.get(random() as usize % offers.len().max(1))?["action"])
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [base, token, table, seat, rest @ ..] = arguments.as_slice() else {
        return Err("say where: http://127.0.0.1:1602 TOKEN TABLE SEAT [INVITATION]".into());
    };
    let (agent, token) = (ureq::Agent::new_with_defaults(), format!("Bearer {token}"));
    let table = format!("{}/api/v1/tables/{table}", base.trim_end_matches('/'));
    let damrak = Damrak { agent, table, token };
    let (seat, nonce): (u8, _) = (seat.parse()?, random().to_string());
    let sit = json!({"wish": "sit", "seat": seat, "invitation": rest.first(), "nonce": nonce});
    println!("{}", damrak.wish(&sit));
    loop {
        match damrak.pictures(seat) {
            Err(refused @ ureq::Error::StatusCode(400..429)) => return Err(refused.into()),
            Err(lost) => wait(lost),
            Ok(pictures) => {
                for picture in pictures {
                    if let Some("over" | "closed") = picture["table"]["status"].as_str() {
                        println!("{}", picture["result"]["told"]);
                        return Ok(());
                    }
                    let own = &picture["game"]["own"];
                    let offers = own["offers"].as_array().map_or(&[][..], Vec::as_slice);
                    let Some(action) = choose(&picture["game"]["view"], offers) else { continue };
                    let (turn, key) = (&own["turn"], random().to_string());
                    let decide = json!({
                        "wish": "decide", "seat": seat, "turn": turn, "key": key, "action": action,
                    });
                    println!("{action} {}", damrak.wish(&decide));
                }
                wait("the stream ended");
            }
        }
    }
}
