// A small ship's bell when it is your turn. Browsers allow sound only after the first touch or key.
let audio;

function wake() {
  audio ??= new AudioContext();
  audio.resume();
}

if (isOn()) {
  addEventListener('pointerup', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

function isOn() {
  return document.documentElement.dataset.sound !== 'off' && typeof AudioContext === 'function';
}

export function ring() {
  if (!isOn() || audio?.state !== 'running') return;
  strike(audio.currentTime, 880);
  strike(audio.currentTime + 0.22, 1174.7);
}

function strike(at, pitch) {
  for (const [part, loudness] of [[1, 0.12], [2.01, 0.05], [3.9, 0.02]]) {
    const tone = new OscillatorNode(audio, { frequency: pitch * part });
    const fading = new GainNode(audio, { gain: 0 });
    fading.gain.setValueAtTime(loudness, at);
    fading.gain.exponentialRampToValueAtTime(0.0001, at + 0.9 / part);
    tone.connect(fading).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1);
  }
}
