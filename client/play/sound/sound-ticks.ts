/** The sounds: a key or a tile, a right and a wrong answer, something finished, something earned. */
export type SoundName = 'key' | 'right' | 'wrong' | 'level' | 'achievement';

/** One sound like a knock on wood. */
interface Knock {
  readonly atS: number;
  readonly hz: number;
  /** How long it sounds, in seconds. */
  readonly ringsS: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const knock = (atS: number, hz: number, ringsS: number, loud: number): Knock => ({ atS, hz, ringsS, loud });

/** Each sound is short and soft. The longer ones are a few knocks with rising pitch, as on a marimba. */
const KNOCKS: { readonly [name in SoundName]: readonly Knock[] } = {
  key: [knock(0, 620, 0.07, 0.5)],
  right: [knock(0, 660, 0.12, 0.5), knock(0.07, 990, 0.18, 0.45)],
  wrong: [knock(0, 210, 0.16, 0.6)],
  level: [knock(0, 523, 0.3, 0.5), knock(0.12, 659, 0.3, 0.5), knock(0.24, 784, 0.3, 0.5), knock(0.4, 1047, 0.55, 0.5)],
  achievement: [
    knock(0, 523, 0.3, 0.5),
    knock(0.14, 784, 0.3, 0.5),
    knock(0.28, 659, 0.3, 0.5),
    knock(0.42, 1047, 0.4, 0.5),
    knock(0.62, 1319, 0.4, 0.45),
    knock(0.62, 1047, 0.9, 0.4),
    knock(0.86, 1568, 1.0, 0.35),
  ],
};

/** One audio context for the window, because browsers allow few. It is made at the first sound, which follows a press. */
let context: AudioContext | undefined;

/** Ends all sounds. The next sound gets a new context. */
export function silenceTicks(): void {
  context?.close().catch(() => undefined);
  context = undefined;
}

/** Makes a sound with Web Audio; nothing where the browser has none or does not allow it. */
export function playTicks(name: SoundName): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A context is suspended if it was made before a press, or if the page slept.
  if (context.state === 'suspended') context.resume().catch(() => undefined);
  for (const each of KNOCKS[name]) ring(context, each);
}

/** A tone that starts a little too high, with a second tone an octave and a half above; both fade quickly. This sounds like wood. */
function ring(audio: AudioContext, { atS, hz, ringsS, loud }: Knock): void {
  const from = audio.currentTime + atS;
  tone(audio, 'sine', hz, from, ringsS, loud * 0.5);
  tone(audio, 'triangle', hz * 2.76, from, ringsS * 0.35, loud * 0.16);
}

const PITCH_DROP = 1.18;
const ATTACK_S = 0.003;
const SILENCE = 0.0001;

function tone(audio: AudioContext, type: OscillatorType, hz: number, from: number, ringsS: number, loud: number): void {
  const oscillator = new OscillatorNode(audio, { type, frequency: hz * PITCH_DROP });
  const volume = new GainNode(audio, { gain: SILENCE });
  oscillator.frequency.exponentialRampToValueAtTime(hz, from + ATTACK_S * 4);
  volume.gain.setValueAtTime(SILENCE, from);
  volume.gain.exponentialRampToValueAtTime(loud, from + ATTACK_S);
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + ringsS);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(from);
  oscillator.stop(from + ringsS);
}
