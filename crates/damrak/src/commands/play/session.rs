//! The conversation of a game.

use std::io::{self, Write};
use std::sync::Arc;

use damrak_bots::{Budget, Memory, Order};
use damrak_core::{Choices, Offer, Phrase, Play, Refused, Seat, SeatSet, Viewer, record};

use super::input::Input;
use super::keeper::Keeper;
use super::terminal::Terminal;
use crate::advice::{self, Advice};
use crate::failure::Failure;
use crate::falling::{self, Said};
use crate::seating::{Chair, Seating};
use crate::story::{self, Listener};
use crate::voice::Voice;
use crate::wrap::reflow;
use crate::{bots, pager, rulebook};

/// A game with the people who play it.
pub(crate) struct Session {
    play: Play,
    seating: Seating,
    keeper: Keeper,
    voice: Voice,
    /// Who sits in front of the terminal.
    looking: Option<Seat>,
    /// What the computer opponent that decided last remembers.
    memory: Arc<Memory>,
    /// What those who were asked about a falling clock would do; the others have still to say.
    said: Vec<Said>,
}

/// So many decisions are shown to whoever asks for a hint.
const HINTS: usize = 3;

/// What a person's turn came to.
enum Turn {
    /// Something was decided or taken back.
    Moved,
    /// The person leaves.
    Left,
}

impl Session {
    /// A game about to be played, or played on.
    pub(crate) fn new(play: Play, seating: Seating, keeper: Keeper, voice: Voice) -> Self {
        // A single person never changes places, so no curtain falls.
        let mut humans = seating.humans();
        let looking = humans.next().filter(|_| humans.next().is_none());
        drop(humans);
        Self { play, seating, keeper, voice, looking, memory: Arc::default(), said: Vec::new() }
    }

    /// Plays until the game is over or somebody leaves.
    pub(crate) fn run(mut self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let title = self.play.rules().info().title;
        let welcome = Phrase::new("cli-welcome")
            .with("game", title)
            .with("file", self.keeper.file().display().to_string());
        terminal.say(&self.voice.say(&welcome))?;
        loop {
            let waiting = self.still_asked();
            let Some(first) = waiting.first() else { return self.finish(terminal) };
            match self.next_human(waiting) {
                None => self.let_decide(first, terminal)?,
                Some(seat) => match self.ask(seat, terminal)? {
                    Turn::Moved => {}
                    Turn::Left => return self.leave(terminal),
                },
            }
        }
    }

    /// Those who owe a decision; of a falling clock those who have not said yet where they would stop it.
    fn still_asked(&self) -> SeatSet {
        let said = self.said.iter().map(|(seat, _)| *seat);
        said.fold(self.play.position().waiting_for(), |waiting, seat| waiting.without(seat))
    }

    /// Takes a decision; where a clock falls, once everybody has said what they would do.
    fn take(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let position = self.play.position();
        if position.falling_clock().is_none() {
            return self.play.decide(seat, notation).map(|_| ());
        }
        let done = position.fork().act(seat, notation)?;
        self.said.push((seat, done.notation));
        if !self.still_asked().is_empty() {
            return Ok(());
        }
        let said = std::mem::take(&mut self.said);
        match falling::decided(self.play.position(), said) {
            Some((seat, notation)) => self.play.decide(seat, &notation).map(|_| ()),
            None => Ok(()),
        }
    }

    /// People decide before the computer where several choose in secret; whoever is looking already
    /// goes first.
    fn next_human(&self, waiting: SeatSet) -> Option<Seat> {
        let looking = self.looking.filter(|seat| waiting.contains(*seat));
        looking.or_else(|| waiting.into_iter().find(|seat| self.seating.is_human(*seat)))
    }

    /// A computer opponent decides. Its chance depends on the seed and the number of the decision
    /// alone, so that a game that is resumed goes on as it would have, unless it thinks by the clock.
    fn let_decide(&mut self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let Chair::Bot(level) = self.seating.chair(seat) else { return Err(Failure::Stuck(seat)) };
        let number = self.play.decisions().len() as u64 + 1;
        let position = self.play.position();
        let seed = self.play.seed().derive("decision", number);
        // Several who answer the same clock do not think alike.
        let seed = match position.falling_clock() {
            Some(_) => seed.derive("seat", seat.number().into()),
            None => seed,
        };
        let thinking = bots::with_all_cores(seed);
        // Whoever counts simulations would decide otherwise in a game that is resumed: nothing is remembered then.
        let order = match level.budget() {
            Some(Budget::Time(_)) => Order::new(level, thinking).remembering(&self.memory),
            _ => Order::new(level, thinking),
        };
        let decide = || bots::decide(position, seat, &order);
        let decided = match level.budget() {
            Some(_) => {
                let thinks = self.voice.say(&Phrase::new("cli-thinks").with("player", seat));
                terminal.while_waiting(&thinks, decide)??
            }
            None => decide()?,
        };
        if let Some(trouble) = &decided.trouble {
            let _nobody_listens =
                writeln!(io::stderr(), "{trouble}; somebody weaker decided instead");
        }
        match self.take(seat, &decided.notation) {
            Ok(()) => self.save(terminal),
            Err(refused) => Err(Failure::Refused(decided.notation, refused)),
        }
    }

    /// Asks a person until something is decided.
    fn ask(&mut self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<Turn, Failure> {
        if self.looking != Some(seat) && !self.draw_curtain(seat, terminal)? {
            return Ok(Turn::Left);
        }
        let choices = self.play.position().choices(seat);
        let offers: Vec<Offer> = choices.sentences().cloned().collect();
        self.show(seat, &choices, terminal)?;
        let prompt = format!("{} >", self.voice.name(seat));
        loop {
            let Some(line) = terminal.ask(&prompt)? else { return Ok(Turn::Left) };
            match Input::read(&line, &offers) {
                Input::Quit => return Ok(Turn::Left),
                Input::Decision(notation) => match self.take(seat, &notation) {
                    Ok(()) => {
                        self.save(terminal)?;
                        return Ok(Turn::Moved);
                    }
                    Err(refused) => {
                        terminal.say(&self.voice.refused(&refused))?;
                    }
                },
                Input::Back => {
                    if self.take_back(seat, terminal)? {
                        return Ok(Turn::Moved);
                    }
                }
                other => self.answer(&other, seat, &choices, terminal)?,
            }
        }
    }

    /// Lets the others look away; false if nobody comes.
    fn draw_curtain(&mut self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<bool, Failure> {
        terminal.clear()?;
        let curtain = self.voice.say(&Phrase::new("cli-curtain").with("player", seat));
        let came = terminal.ask(&curtain)?.is_some();
        terminal.clear()?;
        self.looking = Some(seat);
        Ok(came)
    }

    /// The table, what happened, the question and the decisions.
    fn show(
        &self,
        seat: Seat,
        choices: &Choices,
        terminal: &mut Terminal<'_>,
    ) -> Result<(), Failure> {
        let voice = &self.voice;
        let viewer = Listener::Viewer(Viewer::Seat(seat));
        writeln!(terminal.out)?;
        story::draw(self.play.position(), viewer, voice, terminal.out)?;
        let last = self.play.decisions().iter().rposition(|decision| decision.seat == seat);
        let heading = if last.is_some() { "cli-since" } else { "cli-so-far" };
        writeln!(terminal.out, "\n{}", voice.word(heading))?;
        self.tell_from(last, viewer, terminal)?;
        writeln!(terminal.out, "\n{}", voice.say(&self.play.position().question(seat)))?;
        story::list_choices(choices, voice, terminal.out)
    }

    /// What happened from this decision on, or from the deal.
    fn tell_from(
        &self,
        first: Option<usize>,
        listener: Listener,
        terminal: &mut Terminal<'_>,
    ) -> Result<(), Failure> {
        if first.is_none() {
            story::tell(self.play.opening(), listener, &self.voice, terminal.out)?;
        }
        for decision in self.play.decisions().iter().skip(first.unwrap_or_default()) {
            story::tell(&decision.told, listener, &self.voice, terminal.out)?;
        }
        Ok(())
    }

    fn take_back(&mut self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<bool, Failure> {
        match self.play.take_back(seat) {
            Ok(decision) => {
                self.said.clear();
                let told = Phrase::new("cli-taken-back").with("notation", decision.notation);
                terminal.say(&self.voice.say(&told))?;
                self.save(terminal)?;
                Ok(true)
            }
            Err(reason) => {
                terminal.say(&self.voice.say(&reason.phrase()))?;
                Ok(false)
            }
        }
    }

    /// Answers what changes nothing.
    fn answer(
        &mut self,
        input: &Input,
        seat: Seat,
        choices: &Choices,
        terminal: &mut Terminal<'_>,
    ) -> Result<(), Failure> {
        let listener = Listener::Viewer(Viewer::Seat(seat));
        match input {
            Input::Help => terminal.say(&self.voice.word("cli-help"))?,
            Input::Table => self.show(seat, choices, terminal)?,
            Input::Hint => self.give_hint(seat, terminal)?,
            Input::Log => self.tell_from(None, listener, terminal)?,
            Input::Rules(clause) => self.show_rules(clause.as_deref(), terminal)?,
            Input::Save => {
                self.save(terminal)?;
                terminal.say(&self.keeper.tell(&self.voice))?;
            }
            Input::NoSuchNumber(number) => {
                let told = Phrase::new("cli-no-such-number")
                    .with("number", number.as_str())
                    .with("count", choices.sentences().count() as i64);
                terminal.say(&self.voice.say(&told))?;
            }
            Input::Nothing | Input::Decision(_) | Input::Back | Input::Quit => {}
        }
        Ok(())
    }

    /// What the computer would do in the place of the seat.
    fn give_hint(&self, seat: Seat, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let number = self.play.decisions().len() as u64 + 1;
        let thinking = bots::with_all_cores(self.play.seed().derive("hint", number));
        let position = self.play.position();
        let weigh = || bots::house().hint(position, seat, advice::USUAL, thinking);
        let waiting = self.voice.word("cli-hint-waiting");
        let hint = terminal.while_waiting(&waiting, weigh)??;
        let shown = Advice { position, seat, hint: &hint, most: HINTS };
        shown.write(&self.voice, terminal.out)
    }

    fn show_rules(&self, wanted: Option<&str>, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let book = rulebook::text(self.play.rules().info(), &self.voice);
        let Some(wanted) = wanted else { return pager::show(terminal.out, &reflow(&book)) };
        match rulebook::clause(&book, wanted) {
            Ok(text) => terminal.say(&reflow(text))?,
            Err(unknown) => terminal.say(&unknown.tell(&self.voice))?,
        }
        Ok(())
    }

    /// Saves, and says if that fails or leads elsewhere; the game itself goes on.
    fn save(&mut self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let record = record::write_play(Vec::new(), &self.play, self.seating.names())?;
        let before = self.keeper.file().display().to_string();
        let told = match self.keeper.save(record) {
            Ok(None) => return Ok(()),
            Ok(Some(moved)) => Phrase::new("cli-save-moved")
                .with("file", before)
                .with("other", moved.display().to_string()),
            Err(failure) => {
                Phrase::new("cli-save-failed").with("problem", failure.tell(&self.voice))
            }
        };
        terminal.say(&self.voice.say(&told))?;
        Ok(())
    }

    /// Says where the game is; what could not be saved before is tried once more.
    fn leave(&mut self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        if !self.keeper.is_complete() {
            let record = record::write_play(Vec::new(), &self.play, self.seating.names())?;
            self.keeper.save(record)?;
        }
        terminal.say(&self.keeper.tell(&self.voice))?;
        Ok(())
    }

    /// The end of the game, for everybody in front of the terminal.
    fn finish(&mut self, terminal: &mut Terminal<'_>) -> Result<(), Failure> {
        let record = record::write_play(Vec::new(), &self.play, self.seating.names())?;
        let humans: Vec<Seat> = self.seating.humans().collect();
        let decisions = self.play.decisions();
        let (viewer, first) = match humans.as_slice() {
            [] => (Viewer::Spectator, None),
            [seat] => {
                let last = decisions.iter().rposition(|decision| decision.seat == *seat);
                (Viewer::Seat(*seat), last)
            }
            _ => (Viewer::Spectator, decisions.len().checked_sub(1)),
        };
        let listener = Listener::Viewer(viewer);
        writeln!(terminal.out)?;
        if humans.len() == 1 {
            terminal.say(&self.voice.word("cli-since"))?;
        }
        self.tell_from(first, listener, terminal)?;
        writeln!(terminal.out)?;
        story::draw(self.play.position(), listener, &self.voice, terminal.out)?;
        writeln!(terminal.out)?;
        if let Some(standing) = self.play.position().standing() {
            story::tell_standing(&standing, &self.voice, terminal.out)?;
        }
        self.keeper.save(record)?;
        writeln!(terminal.out)?;
        terminal.say(&self.keeper.tell_record(&self.voice))
    }
}
