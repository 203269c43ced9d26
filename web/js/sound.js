// A small ship's bell when it is your turn, and what the auction clock lets one hear. Browsers allow sound only
// after a touch or key.
let audio;

function wake() {
  if (!isOn()) return;
  audio ??= new AudioContext();
  if (audio.state !== 'running') audio.resume();
}

// Waking takes a while the first time: what was touched comes before it.
const soon = () => setTimeout(wake, 150);
addEventListener('pointerup', soon);
addEventListener('keydown', soon);

function isOn() {
  return document.documentElement.dataset.sound !== 'off' && typeof AudioContext === 'function';
}

const isReady = () => isOn() && audio?.state === 'running';
// Some want to hear when it is their turn, and nothing else.
const isForAll = () => isReady() && document.documentElement.dataset.sound !== 'mine';

// Somebody else has decided: wood on wood, quietly.
export function tap() {
  if (!isForAll()) return;
  sound(audio.currentTime, 320, 0.035, 0.07);
  sound(audio.currentTime, 640, 0.015, 0.04);
}

// Somebody has said something.
export function whisper() {
  if (!isForAll()) return;
  sound(audio.currentTime, 587.3, 0.04, 0.18);
  sound(audio.currentTime + 0.09, 784, 0.03, 0.22);
}

export function ring() {
  if (!isReady()) return;
  strike(audio.currentTime, 880);
  strike(audio.currentTime + 0.22, 1174.7);
}

// The clock has reached the next price.
export function tick() {
  if (isReady()) sound(audio.currentTime, 1900, 0.06, 0.05);
}

// Somebody has stopped it.
export function bell() {
  if (isReady()) strike(audio.currentTime, 1174.7);
}

// It has run out.
export function clunk() {
  if (isReady()) sound(audio.currentTime, 140, 0.25, 0.35);
}

function strike(at, pitch) {
  for (const [part, loudness] of [[1, 0.12], [2.01, 0.05], [3.9, 0.02]]) {
    sound(at, pitch * part, loudness, 0.9 / part);
  }
}

function sound(at, pitch, loudness, length) {
  const tone = new OscillatorNode(audio, { frequency: pitch });
  const fading = new GainNode(audio, { gain: 0 });
  fading.gain.setValueAtTime(loudness, at);
  fading.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(fading).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.1);
}
