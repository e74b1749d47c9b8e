import type { AloudRate } from '../../../shared/preferences/aloud-rate.ts';
import { browserPorts } from '../run/browser-ports.ts';

/** Some browsers find their voices late: they are waited for so long, in ms. */
const WITHIN_MS = 1_000;

/** What of a voice decides whether it is taken. */
type Kind = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>;

/**
 * The voice that speaks: one of the device alone, for others need a line and send out what is said. Of the page's language, if there is one;
 * the device's own choice before others. Undefined where the device has none.
 */
export function ownVoice<Voice extends Kind>(voices: readonly Voice[], language: string): Voice | undefined {
  const own = voices.filter(({ localService }) => localService);
  const fluent = own.filter(({ lang }) => lang.toLowerCase().startsWith(language));
  const [first, ...others] = fluent.length > 0 ? fluent : own;
  return [first, ...others].find((voice) => voice?.default) ?? first;
}

/** That of this device, as far as its browser has found its voices. */
export const voiceHere = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis ? ownVoice(speechSynthesis.getVoices(), document.documentElement.lang || 'en') : undefined;

/** Calls `work` once a voice is there, or nobody waits for one any longer. Returns how to call it off. */
export function whenVoices(work: () => void): () => void {
  if (!('speechSynthesis' in globalThis) || voiceHere()) {
    work();
    return () => undefined;
  }
  const end = () => {
    cancel();
    speechSynthesis.removeEventListener('voiceschanged', look);
  };
  const done = () => {
    end();
    work();
  };
  const look = () => voiceHere() && done();
  const cancel = browserPorts.after(WITHIN_MS, done);
  speechSynthesis.addEventListener('voiceschanged', look);
  return end;
}

const RATES: { readonly [rate in AloudRate]: number } = { slow: 0.7, normal: 1, fast: 1.5 };

/** A text as this voice says it. */
export function utterance(text: string, voice: SpeechSynthesisVoice, rate: AloudRate): SpeechSynthesisUtterance {
  return Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: RATES[rate] });
}

/** Says a text at once, outside of any game. */
export function tryVoice(text: string, rate: AloudRate): void {
  const voice = voiceHere();
  if (!voice) return;
  hush();
  speechSynthesis.speak(utterance(text, voice, rate));
}

export const hush = (): void => speechSynthesis.cancel();
