import { expect, test } from 'vitest';
import { createSpeech, type Spoken } from '../../../../../client/play/voice/speech.ts';
import { virtualTime } from '../run/virtual-time.ts';
import { fakeSynthesis } from './fake-synthesis.ts';

function speechOf(msOf: (text: string) => number = (text) => 100 * text.length) {
  const time = virtualTime();
  const { calls, utter, synthesis } = fakeSynthesis(time.after, msOf);
  const stood: (readonly [standing: boolean, atMs: number])[] = [];
  const stand = (isStanding: boolean) => {
    if (isStanding !== (stood.at(-1)?.[0] ?? false)) stood.push([isStanding, time.monotonic()]);
  };
  const speech = createSpeech({ synthesis, utter, after: time.after, stand });
  const unsaid: string[] = [];
  const add = (text: string, more: Partial<Spoken> = {}) =>
    speech.add({ text, pauseMs: 0, isEcho: false, unsaid: () => unsaid.push(text), ...more });
  return { time, calls, stood, speech, unsaid, add, synthesis };
}

test('each text is said once, after the one before it, and the clock stands meanwhile', async () => {
  const { time, calls, stood, add } = speechOf();
  add('one');
  add('two', { pauseMs: 700 });
  await time.pass(999);
  expect(calls).toEqual(['says one', 'has said one']);
  await time.pass(5_000);
  add('three');
  await time.pass(5_000);
  expect(calls).toEqual(['says one', 'has said one', 'says two', 'has said two', 'says three', 'has said three']);
  expect(stood).toEqual([
    [true, 0],
    [false, 1_300],
    [true, 5_999],
    [false, 6_499],
  ]);
});

test('a press breaks off what is said and what waits, but no echo; what follows is said after that', async () => {
  const { time, calls, speech, add, unsaid } = speechOf();
  add('a long sentence');
  add('and another');
  await time.pass(300);
  speech.hush();
  add('1', { isEcho: true });
  speech.hush();
  add('2', { isEcho: true });
  await time.pass(10);
  speech.hush();
  add('Correct');
  await time.pass(5_000);
  expect(calls).toEqual([
    'says a long sentence',
    'broke off a long sentence',
    'says 1',
    'has said 1',
    'says 2',
    'has said 2',
    'says Correct',
    'has said Correct',
  ]);
  expect(unsaid).toEqual([]);
});

test('a press in the pause before a text takes it away, too', async () => {
  const { time, calls, stood, speech, add } = speechOf();
  add('one', { pauseMs: 200 });
  await time.pass(100);
  speech.hush();
  await time.pass(5_000);
  expect(calls).toEqual([]);
  expect(stood.map(([standing]) => standing)).toEqual([true, false]);
});

test('a text whose end never comes holds up nothing for ever, and one that never began is said by others', async () => {
  const { time, calls, add, unsaid, synthesis } = speechOf((text) => (text === 'endless' ? 1e9 : 100));
  add('endless');
  add('next');
  await time.pass(20_000);
  expect(calls.at(-1)).toBe('has said next');
  expect(unsaid).toEqual([]);
  Object.assign(synthesis, { speak: () => undefined });
  add('silent');
  await time.pass(20_000);
  expect(unsaid).toEqual(['silent']);
});

test('a text that the browser refuses is said by others, and one that was broken off is not', async () => {
  const { time, add, unsaid, synthesis, calls, speech } = speechOf();
  const able = { ...synthesis };
  Object.assign(synthesis, { speak: (utterance: SpeechSynthesisUtterance) => utterance.onerror?.({ error: 'not-allowed' } as never) });
  add('refused');
  Object.assign(synthesis, able);
  add('taken');
  await time.pass(100);
  speech.hush();
  await time.pass(5_000);
  expect([unsaid, calls]).toEqual([['refused'], ['says taken', 'broke off taken']]);
});

test('the end ends all of it, echoes too, and nothing follows', async () => {
  const { time, calls, stood, speech, add } = speechOf();
  add('one');
  add('1', { isEcho: true });
  await time.pass(100);
  speech.end();
  await time.pass(5_000);
  expect(calls).toEqual(['says one', 'broke off one']);
  expect(stood.at(-1)).toEqual([false, 100]);
});
