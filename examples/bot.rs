//! A bot that joins a table and plays.
//!
//!     cargo run --example bot -- http://127.0.0.1:1602 TOKEN TABLE SEAT [INVITATION]
//!
//! Make a token with POST /api/v1/tokens. The bot decides at random; put your own ideas into `choose`.
//! For a server with https give `ureq` its feature `rustls`.

use std::collections::HashMap;
use std::error::Error;
use std::fmt::Display;
use std::io::{BufRead, BufReader};

use damrak_core::Seat;
use damrak_core::fair::seal;
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

/// Takes part in a deal with sealed numbers, so that nobody can choose the cards. It notes what the server
/// publishes and tells its own number only after everybody's is sealed.
struct Dealer {
    table: String,
    seat: Seat,
    /// By attempt: our number.
    numbers: HashMap<u64, String>,
    /// By attempt: what the server published, as it was first seen.
    noted: HashMap<u64, (Value, Option<Value>)>,
}

impl Dealer {
    /// What to wish now, if anything; an error if something changed that was published.
    fn answer(&mut self, fair: &Value) -> Result<Option<Value>, Box<dyn Error>> {
        if fair["way"] != "sealed" {
            return Ok(None);
        }
        let (stage, seals) = (fair["stage"].as_str(), &fair["seals"]);
        let (Some(attempt), index) = (fair["attempt"].as_u64(), self.seat.index()) else {
            return Ok(None);
        };
        let (commitment, fixed) =
            self.noted.entry(attempt).or_insert_with(|| (fair["commitment"].clone(), None));
        if let Some("revealing" | "dealt") = stage {
            fixed.get_or_insert_with(|| seals.clone());
        }
        if *commitment != fair["commitment"] || fixed.as_ref().is_some_and(|fixed| fixed != seals) {
            return Err("the server changed what it had published about the deal".into());
        }
        if stage == Some("dealt") {
            return self.check(attempt, fair).map(|()| None);
        }
        let drawn = || format!("{:016x}{:016x}", random(), random());
        let number = self.numbers.entry(attempt).or_insert_with(drawn);
        let hash = seal(&self.table, self.seat, attempt as u32, number).to_string();
        let missing = fair["missing"].as_array().is_some_and(|all| all.contains(&json!(self.seat)));
        Ok(match stage {
            Some("open" | "sealing") if seals[index].is_null() => Some(json!({
                "wish": "seal", "seat": self.seat, "attempt": attempt, "seal": hash,
            })),
            Some("revealing") if missing => Some(json!({
                "wish": "reveal", "seat": self.seat, "attempt": attempt, "number": number,
            })),
            _ => None,
        })
    }

    /// Whether everybody told the number that they had sealed, and we ours.
    fn check(&self, attempt: u64, fair: &Value) -> Result<(), Box<dyn Error>> {
        let numbers = fair["nonces"].as_array().map_or(&[][..], Vec::as_slice);
        let seals = fair["seals"].as_array().map_or(&[][..], Vec::as_slice);
        for (index, (number, published)) in numbers.iter().zip(seals).enumerate() {
            let (seat, number) = (Seat::from_index(index), number.as_str().unwrap_or_default());
            let told = seal(&self.table, seat, attempt as u32, number).to_string();
            if !published.is_null() && published["hash"] != told.as_str() {
                return Err(format!("the number of seat {seat} is not the one sealed").into());
            }
        }
        let ours = self.numbers.get(&attempt);
        if ours.is_some_and(|number| fair["nonces"][self.seat.index()] != number.as_str()) {
            return Err("the server swapped our number, or another program told one".into());
        }
        Ok(())
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
    let mut dealer = Dealer {
        table: table.clone(),
        seat: seat.parse()?,
        numbers: HashMap::new(),
        noted: HashMap::new(),
    };
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
                    if let Some(wish) = dealer.answer(&picture["fair"])? {
                        println!("{} {}", wish["wish"], damrak.wish(&wish));
                    }
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
