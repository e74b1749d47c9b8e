import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownVoice, whenVoices } from '../../../../../client/play/voice/voices.ts';

const voice = (name: string, lang: string, more: { readonly localService?: boolean; readonly default?: boolean } = {}) => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});

it.each([
  ['none of a network', [voice('far', 'en-US', { localService: false, default: true })], undefined],
  ['the language of the page before the choice of the device', [voice('Anna', 'de-DE', { default: true }), voice('Ann', 'en-GB')], 'Ann'],
  ['the choice of the device among those', [voice('Ann', 'en-GB'), voice('Bob', 'EN-US', { default: true })], 'Bob'],
  ['another language rather than none', [voice('far', 'en-US', { localService: false }), voice('Anna', 'de-DE')], 'Anna'],
  ['none where there is none', [], undefined],
])('the voice is %s', (_what, voices, name) => {
  expect(ownVoice(voices, 'en')?.name).toBe(name);
});

let voices: readonly unknown[] = [];
let tell: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    addEventListener: (_type: string, listener: () => void) => (tell = listener),
    removeEventListener: () => (tell = undefined),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('voices that come late are waited for, and not for ever', () => {
  let done = 0;
  voices = [];
  whenVoices(() => done++);
  expect(done).toBe(0);
  tell?.();
  expect(done).toBe(0);
  voices = [voice('Ann', 'en-GB')];
  tell?.();
  expect([done, tell]).toEqual([1, undefined]);
  whenVoices(() => done++);
  expect(done).toBe(2);
  voices = [];
  whenVoices(() => done++);
  const cancel = whenVoices(() => (done += 10));
  cancel();
  vi.advanceTimersByTime(1_000);
  expect([done, tell]).toEqual([3, undefined]);
});

it('a browser without speech has none, and nobody waits', () => {
  vi.unstubAllGlobals();
  let done = 0;
  whenVoices(() => done++);
  expect(done).toBe(1);
});
