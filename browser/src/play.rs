//! Playing on the page of a table, by hand.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use crate::{House, Outcome, Page, Trouble, hooks};

/// A table by its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table(pub String);

/// How it stands, for whoever looks at the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Turn {
    /// They can decide.
    Mine {
        /// The state that a decision is meant for.
        state: String,
        /// What they can do.
        offers: Vec<Offer>,
    },
    /// The game is over.
    Over,
}

/// A decision on offer.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// In notation.
    pub action: String,
    /// What can be pointed at for it, one after the other; empty if nothing of the board means it.
    pub targets: Vec<String>,
    /// Its sentence.
    pub text: String,
    /// Whether several things are picked for it and the last one decides.
    pub is_handful: bool,
    /// What leads to the field for its number, if it has one.
    pub number: Option<String>,
}

impl Table {
    /// Where its page is.
    pub fn path(&self) -> String {
        format!("/table/{}", self.0)
    }
}

impl Page {
    /// Becomes a guest of this name.
    pub async fn introduce(&self, name: &str) -> Outcome<()> {
        self.ask("POST", "/api/v1/guest", Some(json!({ "name": name }))).await.map(drop)
    }

    /// Makes a table, with what is wanted besides the game.
    pub async fn make_table(&self, seats: &[&str], more: Value) -> Outcome<Table> {
        let mut wanted = json!({"game": "kontor", "setup": {}, "seats": seats});
        for (name, value) in more.as_object().into_iter().flatten() {
            wanted[name] = value.clone();
        }
        let made = self.ask("POST", "/api/v1/tables", Some(wanted)).await?;
        let id =
            made["table"].as_str().ok_or_else(|| Trouble::page(format!("no table: {made}")))?;
        Ok(Table(id.to_owned()))
    }

    /// Wishes something of a table, not by hand.
    pub async fn wish(&self, table: &Table, wish: Value) -> Outcome<()> {
        let path = format!("/api/v1/tables/{}/wish", table.0);
        self.ask("POST", &path, Some(wish)).await.map(drop)
    }

    /// A table as the server describes it to programs of this person.
    pub async fn look(&self, table: &Table) -> Outcome<Value> {
        self.ask("GET", &format!("/api/v1/tables/{}", table.0), None).await
    }

    /// Decides so many times at a table, not by hand.
    pub async fn play_on(&self, table: &Table, most: u32) -> Outcome<()> {
        let script = "
            const [table, most] = arguments;
            const address = `/api/v1/tables/${table}`;
            const headers = { 'content-type': 'application/json' };
            (async () => {
              for (let decided = 0, tries = 0; decided < most && tries < 3000; tries++) {
                const picture = await (await fetch(address)).json();
                if (picture.table.status !== 'playing') return;
                const { offers, seat, turn } = picture.game.own;
                if (!offers.length) {
                  await new Promise((next) => setTimeout(next, 15));
                  continue;
                }
                const { action } = offers[(decided * 7 + 3) % offers.length];
                const wish = JSON.stringify({ wish: 'decide', seat, turn, action });
                await fetch(`${address}/wish`, { method: 'POST', headers, body: wish });
                decided++;
              }
            })().then(() => done(true), (error) => done(String(error)));";
        match self.run_until_done(script, vec![json!(table.0), json!(most)]).await? {
            Value::Bool(true) => Ok(()),
            problem => Err(Trouble::page(format!("nobody played: {problem}"))),
        }
    }

    /// Goes to a table.
    pub async fn sit_before(&self, house: &House, table: &Table) -> Outcome<()> {
        self.open(&house.page(&table.path())).await
    }

    /// How it stands now; nothing while others decide.
    pub async fn read_turn(&self) -> Outcome<Option<Turn>> {
        let found = self.run(&format!("return ({LOOK})();"), hooks_of_a_table()).await?;
        Ok(turn(&found))
    }

    /// Waits until it is this person's turn in another state than `known`, or until the game is over, and the
    /// page has come to rest: nobody clicks on what still moves.
    pub async fn wait_for_turn(&self, known: &str) -> Outcome<Turn> {
        let script = format!(
            "const look = {LOOK};
             const known = arguments[4];
             const end = performance.now() + 30000;
             let moved = performance.now();
             const watcher = new MutationObserver(() => {{ moved = performance.now(); }});
             watcher.observe(document, {{ subtree: true, childList: true, attributes: true }});
             const again = () => {{
               const now = look.apply(null, arguments);
               const glides = document.getAnimations().some((one) => one.constructor === Animation);
               const rests = !glides && performance.now() - moved > 40;
               if (now && now.state !== known && rests || performance.now() > end) {{
                 watcher.disconnect();
                 done(now);
               }} else setTimeout(again, 10);
             }};
             again();"
        );
        let mut with = hooks_of_a_table();
        with.push(json!(known));
        let found = self.run_until_done(&script, with).await?;
        match turn(&found) {
            Some(Turn::Mine { state, .. }) if state == known => {
                let said = self.read(hooks::SAID).await?;
                Err(Trouble::page(format!("nothing comes after {known}; the page says {said:?}")))
            }
            Some(turn) => Ok(turn),
            None => {
                let turn = self.read(hooks::TURN).await?;
                Err(Trouble::page(format!("waited too long for a turn after {known:?}: {turn}")))
            }
        }
    }

    /// Clicks on something that glows.
    pub async fn point_at(&self, target: &str) -> Outcome<()> {
        self.click(&hooks::target(target)).await
    }

    /// Clicks on something that glows and confirms what was picked with it.
    pub async fn take(&self, target: &str) -> Outcome<()> {
        let given = self.is_given(target).await?;
        self.point_at(target).await?;
        if given { Ok(()) } else { self.confirm().await }
    }

    /// Whether something is picked already because there is no choice: pointing at it decides.
    pub async fn is_given(&self, target: &str) -> Outcome<bool> {
        self.sees(&format!("{}[data-picked]", hooks::target(target))).await
    }

    /// Clicks on the sentence of an offer; a list that is folded up is unfolded first, as far as it can be.
    pub async fn click_offer(&self, offer: &Offer) -> Outcome<()> {
        let hook = format!("{}[value='{}']", hooks::OFFER, offer.action);
        self.unfold(&hook).await?;
        self.click(&hook).await
    }

    /// Opens whatever is folded up around something.
    pub async fn unfold(&self, hook: &str) -> Outcome<()> {
        let script = "
            const found = document.querySelector(arguments[0]);
            for (let fold = found?.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
            const phone = document.getElementById('unfold');
            if (phone && found?.closest('.fold')) phone.checked = true;";
        self.run(script, vec![json!(hook)]).await.map(drop)
    }

    /// Presses the button that does what was picked.
    pub async fn confirm(&self) -> Outcome<()> {
        let seen = async || Ok(self.confirmable().await?.is_some());
        self.wait_until("what was picked can be confirmed", seen).await?;
        self.confirm_if_picked().await
    }

    /// The same if a whole decision was picked.
    pub async fn confirm_if_picked(&self) -> Outcome<()> {
        match self.confirmable().await? {
            Some(hook) => self.click(hook).await,
            None => Ok(()),
        }
    }

    /// Where what was picked can be confirmed: it is not in the same place on every screen.
    async fn confirmable(&self) -> Outcome<Option<&'static str>> {
        for hook in hooks::CONFIRM {
            if self.sees(hook).await? {
                return Ok(Some(hook));
            }
        }
        Ok(None)
    }

    /// Takes an offer by pointing at what it names, as far as that is in the picture, and by its sentence
    /// otherwise; says how often something was pointed at.
    ///
    /// A page that moves under the hand can make a click go astray: then the sentence is clicked, and
    /// [`is_content`](Page::is_content) fails if that happens more than once.
    pub async fn decide(&self, offer: &Offer) -> Outcome<usize> {
        let before = self.state().await?;
        let pointed = self.try_to_decide(offer).await?;
        let script = "
            const [hook, before] = arguments;
            const end = performance.now() + 4000;
            const again = () => {
              const taken = (document.querySelector(hook)?.value ?? '') !== before;
              if (taken || performance.now() > end) done(taken);
              else setTimeout(again, 10);
            };
            again();";
        let with = vec![json!(hooks::STATE), json!(before)];
        if self.run_until_done(script, with).await? == json!(false) {
            println!("a click went astray: {offer:?}");
            self.strayed.fetch_add(1, Ordering::Relaxed);
            self.click_offer(offer).await?;
        }
        Ok(pointed)
    }

    /// The state that decisions are meant for; empty while others decide.
    async fn state(&self) -> Outcome<String> {
        let script = "return document.querySelector(arguments[0])?.value ?? '';";
        let state = self.run(script, vec![json!(hooks::STATE)]).await?;
        Ok(state.as_str().unwrap_or_default().to_owned())
    }

    /// Names a number: points at the plate that leads to its field, writes, and confirms.
    ///
    /// Where it is set step by step beside others, it is set there and all of it is confirmed.
    pub async fn name_number(&self, target: &str, number: &str) -> Outcome<()> {
        self.wait_for(&hooks::target(target)).await?;
        if self.sees(&format!(".sequel [data-target='{target}'][data-by]")).await? {
            for _ in 0..number.parse().unwrap_or(1) {
                self.point_at(target).await?;
            }
            return self.confirm().await;
        }
        self.point_at(target).await?;
        let form = format!("form.bundle.number[data-focus='{target}']");
        self.wait_for(&format!("{form} input:focus")).await?;
        self.press(number).await?;
        self.click(&format!("{form} button:not([type=button])")).await
    }

    async fn try_to_decide(&self, offer: &Offer) -> Outcome<usize> {
        if let Some(target) = &offer.number {
            let number = offer.action.rsplit(' ').next().unwrap_or_default();
            return self.name_number(target, number).await.map(|()| 1);
        }
        for (done, target) in offer.targets.iter().enumerate() {
            if !self.sees(&hooks::target(target)).await? {
                self.click_offer(offer).await?;
                return Ok(done);
            }
            let given = self.is_given(target).await?;
            self.point_at(target).await?;
            if given {
                return Ok(1);
            }
        }
        match (offer.targets.is_empty(), offer.is_handful) {
            (true, _) => self.click_offer(offer).await?,
            // The last thing that is pointed at decides.
            (false, true) => {}
            (false, false) => self.confirm().await?,
        }
        Ok(offer.targets.len())
    }

    /// Plays to the end of the game, choosing by `choose` among so many; says how many decisions it took and
    /// how often something was pointed at.
    pub async fn play_to_the_end(
        &self,
        mut choose: impl FnMut(usize) -> usize,
    ) -> Outcome<(usize, usize)> {
        let (mut decisions, mut pointed, mut known) = (0, 0, String::new());
        while let Turn::Mine { state, offers } = self.wait_for_turn(&known).await? {
            let offer = &offers[choose(offers.len()) % offers.len()];
            pointed += self.decide(offer).await?;
            decisions += 1;
            known = state;
        }
        Ok((decisions, pointed))
    }
}

/// What the page says of the turn; null while others decide.
const LOOK: &str = "(() => {
    const [table, offer, state, result] = arguments;
    const root = document.querySelector(table);
    if (!root) return null;
    if (root.querySelector(result)) return { over: true, state: 'over' };
    const offers = [...root.querySelectorAll(offer)];
    const filling = root.hasAttribute('data-filling');
    const numbers = filling ? [] : [...root.querySelectorAll('form.bundle.number')];
    if (!offers.length && !numbers.length) return null;
    const named = numbers.map((form) => ({
      action: `${form.elements.action.value} ${form.elements.thing.min}`, targets: [], text: '',
      number: form.dataset.focus,
    }));
    return {
      state: root.querySelector(state).value,
      offers: offers.map((one) => ({
        action: one.value, text: one.textContent, handful: 'picks' in one.dataset,
        targets: (one.dataset.targets ?? one.dataset.picks).split(' ').filter(Boolean),
      })).concat(named),
    };
})";

fn hooks_of_a_table() -> Vec<Value> {
    [hooks::TABLE, hooks::OFFER, hooks::STATE, hooks::RESULT].map(|hook| json!(hook)).to_vec()
}

fn turn(found: &Value) -> Option<Turn> {
    if found["over"] == json!(true) {
        return Some(Turn::Over);
    }
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let offer = |value: &Value| Offer {
        action: text(&value["action"]),
        targets: value["targets"].as_array().into_iter().flatten().map(text).collect(),
        text: text(&value["text"]),
        is_handful: value["handful"].as_bool().unwrap_or_default(),
        number: value["number"].as_str().map(str::to_owned),
    };
    let offers = found["offers"].as_array()?.iter().map(offer).collect();
    Some(Turn::Mine { state: text(&found["state"]), offers })
}
