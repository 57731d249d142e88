/** Small sounds, made on the spot; silent until somebody asks for them in the settings. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const NOTES: Record<string, [frequency: number, at: number, length: number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.1, 0.18],
  ],
  gather: [[220, 0, 0.14]],
  end: [
    [523, 0, 0.2],
    [659, 0.16, 0.2],
    [784, 0.32, 0.4],
  ],
};

export function sound(name: "card" | "turn" | "gather" | "end"): void {
  if (!settings.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (name === "card") return rustle(context);
    for (const [frequency, at, length] of NOTES[name]!) note(context, frequency, at, length);
  } catch {
    // Without sound the table is as good.
  }
}

function note(audio: AudioContext, frequency: number, at: number, length: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.09, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** A card over felt: a short breath of noise. */
function rustle(audio: AudioContext): void {
  const length = 0.09;
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n++) {
    data[n] = (Math.random() * 2 - 1) * (1 - n / data.length) ** 2;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = 2400;
  volume.gain.value = 0.12;
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start();
}
