// Small sounds made on the spot, no files: noise through filters, and a few tones. Silent until the first touch of the page.
import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "shot" | "ricochet" | "hit" | "heal" | "turn" | "win" | "lose" | "flip";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let touched = false;

function ready(): AudioContext | null {
  if (!touched || settings.volume === 0 || !("AudioContext" in window)) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context.state === "running" ? context : null;
}

/** Browsers let a page sound only after it was touched. */
export function wakeSound(): void {
  const wake = () => {
    touched = true;
    ready();
  };
  for (const event of ["pointerdown", "keydown"])
    window.addEventListener(event, wake, { once: true, passive: true });
}

function hiss(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return noise;
}

class Voice {
  readonly #out: GainNode;
  readonly #audio: AudioContext;

  constructor(audio: AudioContext) {
    this.#audio = audio;
    this.#out = audio.createGain();
    this.#out.gain.value = (settings.volume / 100) ** 2 * 0.6;
    this.#out.connect(audio.destination);
  }

  #envelope(from: number, length: number, loud: number, attack = 0.004): GainNode {
    const gain = this.#audio.createGain();
    const at = this.#audio.currentTime + from;
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.#out);
    return gain;
  }

  tone(
    from: number,
    length: number,
    pitch: number,
    to = pitch,
    loud = 0.3,
    shape: OscillatorType = "sine",
  ): void {
    const source = this.#audio.createOscillator();
    const at = this.#audio.currentTime + from;
    source.type = shape;
    source.frequency.setValueAtTime(pitch, at);
    source.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(this.#envelope(from, length, loud));
    source.start(at);
    source.stop(at + length);
  }

  puff(
    from: number,
    length: number,
    cut: number,
    to = cut,
    loud = 0.5,
    kind: BiquadFilterType = "lowpass",
  ): void {
    const source = this.#audio.createBufferSource();
    const filter = this.#audio.createBiquadFilter();
    const at = this.#audio.currentTime + from;
    source.buffer = hiss(this.#audio);
    filter.type = kind;
    filter.Q.value = kind === "bandpass" ? 6 : 0.7;
    filter.frequency.setValueAtTime(cut, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(filter).connect(this.#envelope(from, length, loud, 0.002));
    source.start(at, Math.random() * 0.4);
    source.stop(at + length);
  }

  /** A struck bell: partials that are no harmonics. */
  bell(from: number, pitch: number, loud = 0.25): void {
    for (const [part, share] of [
      [1, 1],
      [2.76, 0.45],
      [5.4, 0.2],
    ] as const) {
      this.tone(from, 1.1 / part ** 0.5, pitch * part, pitch * part, loud * share);
    }
  }
}

const SOUNDS: Record<Sound, (voice: Voice) => void> = {
  card(voice) {
    voice.puff(0, 0.07, 5200, 1400, 0.25, "bandpass");
    voice.puff(0.05, 0.05, 900, 300, 0.25);
  },
  flip(voice) {
    voice.puff(0, 0.05, 3000, 6000, 0.2, "bandpass");
    voice.puff(0.09, 0.06, 1600, 500, 0.3);
  },
  shot(voice) {
    voice.puff(0, 0.5, 7000, 180, 1);
    voice.tone(0, 0.22, 170, 38, 0.9, "triangle");
    voice.puff(0.12, 0.7, 900, 160, 0.18);
  },
  ricochet(voice) {
    voice.puff(0, 0.05, 6000, 2000, 0.35, "highpass");
    voice.tone(0.02, 0.45, 2900, 900, 0.12, "sawtooth");
    voice.tone(0.02, 0.5, 3100, 1100, 0.1);
  },
  hit(voice) {
    voice.puff(0, 0.16, 900, 120, 0.7);
    voice.tone(0, 0.2, 120, 50, 0.7);
  },
  heal(voice) {
    voice.tone(0, 0.2, 392, 392, 0.14, "triangle");
    voice.tone(0.1, 0.3, 523, 523, 0.14, "triangle");
  },
  turn(voice) {
    voice.bell(0, 880);
    voice.bell(0.16, 1174);
  },
  win(voice) {
    for (const [i, pitch] of [392, 523, 659, 784].entries()) {
      voice.tone(i * 0.13, i === 3 ? 0.7 : 0.2, pitch, pitch, 0.18, "triangle");
      voice.tone(i * 0.13, i === 3 ? 0.7 : 0.2, pitch / 2, pitch / 2, 0.1, "square");
    }
  },
  lose(voice) {
    for (const [i, pitch] of [392, 370, 330, 247].entries()) {
      voice.tone(i * 0.2, i === 3 ? 0.9 : 0.26, pitch, i === 3 ? pitch * 0.94 : pitch, 0.16, "triangle");
    }
  },
};

const last = new Map<Sound, number>();
const APART = 60; // the same sound twice within so many milliseconds is one

export function play(sound: Sound): void {
  const audio = ready();
  const now = performance.now();
  if (!audio || now - (last.get(sound) ?? -APART) < APART) return;
  last.set(sound, now);
  SOUNDS[sound](new Voice(audio));
}
