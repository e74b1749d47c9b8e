import { describe, expect, it } from 'vitest';
import { playBy, playChoices } from '../../../../../client/play/choices/now.ts';
import { createEntryRun } from '../../../../../client/games/number-sequence/entry-run.ts';
import { createDelivery } from '../../../../../client/play/run/engine-delivery.ts';
import { createRun } from '../../../../../client/play/run/run.ts';
import { numberSequence } from '../../../../../shared/games/number-sequence/v1/rules.ts';
import { seedFromText } from '../../../../../shared/seed.ts';
import { fakeEngine } from '../../play/run/fake-engine.ts';
import { virtualTime } from '../../play/run/virtual-time.ts';

const config = { digits: 2, count: 3, timeLimit: 30, rounds: 2 };
const header = { sessionId: 's1', game: 'number-sequence', rules: 1, seed: '0', config, startedMs: 0, v: 1 } as const;

/** Play in virtual time, as the play screen holds it. */
function began() {
  const time = virtualTime();
  const engine = fakeEngine();
  const engines = { current: async () => engine, replace: async () => engine };
  const delivery = createDelivery({ engines, owner: Promise.resolve({ kind: 'player', localId: 'p1' }), header, after: time.after });
  const run = createEntryRun(
    createRun({ game: numberSequence, state: numberSequence.start(config, seedFromText('s1')), delivery }, time),
    time.after,
  );
  const type = (text: string) => {
    for (const digit of text) run.press(digit as '0');
  };
  const snapshot = () => run.getSnapshot();
  return {
    time,
    run,
    type,
    snapshot,
    phase: () => snapshot().state.phase,
    numbers: () => snapshot().state.numbers.join(''),
    told: () => engine.log().map(({ move, atMs }) => [atMs, move]),
  };
}

/** From the start of a round to its input: 3 s of reveal, 1 s to get ready. */
const TO_INPUT_MS = 4_000;

describe('typing a round', () => {
  it('tells the rules each number as it becomes whole, and no digit before', async () => {
    const { time, type, numbers, told, snapshot } = began();
    await time.pass(TO_INPUT_MS);
    const text = numbers();
    type(text.slice(0, 3));
    await time.pass(10);
    expect(told().at(-1)).toEqual([4000, { type: 'enter', index: 0, value: Number(text.slice(0, 2)) }]);
    expect(snapshot().entry).toMatchObject({ index: 1, slot: 1 });
    expect(snapshot().state.entries).toEqual([Number(text.slice(0, 2)), null, null]);
  });

  it('writes what is typed while the player gets ready as soon as the input begins', async () => {
    const { time, run, type, numbers, told, phase, snapshot } = began();
    await time.pass(TO_INPUT_MS - 500);
    expect(phase()).toBe('ready');
    const text = numbers();
    type(text.slice(0, 2) + '9');
    run.press('back');
    run.press('enter');
    type(text.slice(2, 3));
    expect(snapshot().entry).toMatchObject({ index: 0, slot: 0 });
    await time.pass(500);
    expect(phase()).toBe('input');
    expect(snapshot().entry).toMatchObject({ index: 1, slot: 1 });
    await time.pass(10);
    expect(told().at(-1)).toEqual([4000, { type: 'enter', index: 0, value: Number(text.slice(0, 2)) }]);
    type(text.slice(3));
    await time.pass(600);
    expect(phase()).toBe('review');
    expect(snapshot().state.judged).toMatchObject([{ ms: 610 }]);
  });

  it('waits for Enter with a full round, where answers are sent by Enter', async () => {
    const before = playChoices();
    playBy({ ...before, enter: 'enter' });
    const { time, run, type, numbers, phase } = began();
    await time.pass(TO_INPUT_MS);
    type(numbers());
    await time.pass(5_000);
    expect(phase()).toBe('input');
    run.press('enter');
    playBy(before);
    expect(phase()).toBe('review');
  });

  it('checks a full round by itself 600 ms after the last change (decision G10)', async () => {
    const { time, run, type, numbers, phase, snapshot } = began();
    await time.pass(TO_INPUT_MS);
    type(numbers());
    await time.pass(400);
    run.press('back');
    await time.pass(400);
    expect(phase()).toBe('input');
    type(numbers().slice(-1));
    await time.pass(599);
    expect(phase()).toBe('input');
    await time.pass(1);
    expect(phase()).toBe('review');
    expect(snapshot().state.judged).toMatchObject([{ ms: 1400 }]);
  });

  it('is checked by Enter at once, but only when every slot is full', async () => {
    const { time, run, type, numbers, phase } = began();
    await time.pass(TO_INPUT_MS);
    type(numbers().slice(0, -1));
    run.press('enter');
    expect(phase()).toBe('input');
    type(numbers().slice(-1));
    run.press('enter');
    expect(phase()).toBe('review');
    await time.pass(700);
    expect(phase()).toBe('review');
  });

  it('takes a number back from the rules when a digit of it is erased, so that the time limit judges what is seen', async () => {
    const { time, run, type, numbers, snapshot } = began();
    await time.pass(TO_INPUT_MS);
    type(numbers().slice(0, 4));
    run.point(0, 1);
    run.press('back');
    await time.pass(30_000);
    expect(snapshot().state.judged).toMatchObject([{ given: [null, Number(numbers().slice(2, 4)), null], ms: 30_000 }]);
  });

  it('counts what was refused only until something is written', async () => {
    const { time, type, snapshot } = began();
    await time.pass(TO_INPUT_MS);
    type('00');
    expect(snapshot().refused).toBe(2);
    type('1');
    expect(snapshot().refused).toBe(0);
  });

  it('changes nothing outside of the input', async () => {
    const { time, run, type, numbers, snapshot } = began();
    type(numbers());
    await time.pass(3_500);
    type(numbers());
    run.point(2, 0);
    expect(snapshot().entry).toMatchObject({ slots: ['  ', '  ', '  '], index: 0, slot: 0 });
  });

  it('begins on empty slots again in the next round', async () => {
    const { time, run, type, numbers, phase, snapshot } = began();
    await time.pass(TO_INPUT_MS);
    type(numbers());
    run.press('enter');
    await time.pass(2_000);
    expect(phase()).toBe('memorize');
    expect(snapshot().entry).toMatchObject({ slots: ['  ', '  ', '  '], index: 0, slot: 0 });
  });
});

describe('a key', () => {
  it('ends the reveal, and the review', async () => {
    const { time, run, type, numbers, phase, told } = began();
    await time.pass(500);
    run.press('enter');
    expect(phase()).toBe('ready');
    await time.pass(1_000);
    type(numbers());
    run.press('enter');
    expect(phase()).toBe('review');
    await time.pass(500);
    run.press('enter');
    expect(phase()).toBe('memorize');
    await time.pass(0);
    expect(told().at(-1)).toEqual([2000, { type: 'next' }]);
  });

  it('pressed after a sleep finds fresh numbers to memorize, and is not written anywhere', async () => {
    const { time, run, numbers, phase, snapshot } = began();
    await time.pass(TO_INPUT_MS);
    const before = numbers();
    run.press('7');
    time.sleep(60_000);
    run.press('7');
    await time.pass(0);
    // The sleep shows at the next sign of life, at the latest at the heartbeat.
    await time.pass(1_000);
    expect(phase()).toBe('memorize');
    expect(numbers()).not.toBe(before);
    expect(snapshot().state.resumed).toBe(true);
    expect(snapshot().entry.slots).toEqual(['  ', '  ', '  ']);
  });
});
