import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInputGate, type InputGate, type PressEvent } from '../../../../../client/play/input/input-gate.ts';

/** One press as a page meets it: its events in their order, and when each happened. */
interface Press {
  readonly beganAtMs: number;
  readonly events: readonly PressEvent[];
}

type Maker = (beganAtMs: number, heldMs: number, id: number) => Press;

const touch: Maker = (beganAtMs, heldMs, id) => {
  const up = { timeStamp: beganAtMs + heldMs };
  return {
    beganAtMs,
    events: [
      { type: 'pointerdown', timeStamp: beganAtMs, pointerId: id },
      { type: 'pointerup', pointerId: id, ...up },
      { type: 'mousedown', detail: 1, ...up },
      { type: 'mouseup', detail: 1, ...up },
      { type: 'click', detail: 1, pointerId: id, ...up },
    ],
  };
};

const mouse: Maker = (beganAtMs, heldMs) => {
  const pointer = { pointerId: 1 };
  const up = { timeStamp: beganAtMs + heldMs };
  return {
    beganAtMs,
    events: [
      { type: 'pointerdown', timeStamp: beganAtMs, ...pointer },
      { type: 'mousedown', timeStamp: beganAtMs, detail: 1 },
      { type: 'pointerup', ...up, ...pointer },
      { type: 'mouseup', detail: 1, ...up },
      // Not every browser says which pointer clicked.
      { type: 'click', detail: 1, ...up },
    ],
  };
};

const key: Maker = (beganAtMs, heldMs, id) => {
  const code = `Digit${id % 10}`;
  const repeats = Array.from({ length: Math.floor(heldMs / 30) }, (_, i) => ({
    type: 'keydown',
    timeStamp: beganAtMs + 30 * (i + 1),
    code,
    repeat: true,
  }));
  return {
    beganAtMs,
    events: [
      { type: 'keydown', timeStamp: beganAtMs, code, repeat: false },
      ...repeats,
      { type: 'keyup', timeStamp: beganAtMs + heldMs, code },
    ],
  };
};

/** The events that reach the screen, if the gate meets them in this order. */
const delivered = (gate: InputGate, events: readonly PressEvent[]): readonly PressEvent[] =>
  events.filter((event) => !gate.keepsOut(event));

/** Presses at one place, one after the other: what follows when the one before has been let go. */
const bursts = fc
  .array(
    fc.record({
      make: fc.constantFrom(touch, mouse, key),
      pauseMs: fc.integer({ min: 1, max: 300 }),
      heldMs: fc.integer({ min: 0, max: 200 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => {
    let nowMs = 1_000;
    return parts.map(({ make, pauseMs, heldMs }, index) => {
      const press = make(nowMs + pauseMs, heldMs, index + 2);
      nowMs += pauseMs + heldMs;
      return press;
    });
  });

/** A screen that was asked for, and when it was on display. */
const changes = fc.record({ atMs: fc.integer({ min: 900, max: 3_000 }), shownAfterMs: fc.integer({ min: 0, max: 400 }) });

/** How late each event is delivered: the page is busy for a while, and then takes everything that waits in its order. */
const busy = fc.record({ fromMs: fc.integer({ min: 900, max: 3_000 }), forMs: fc.integer({ min: 0, max: 1_500 }) });

const WHOLE = { numRuns: 2_000 };

describe('presses at one place around a new screen', () => {
  it('count each exactly once if they began after it was shown, and not at all if they met it and began before', () => {
    fc.assert(
      fc.property(bursts, changes, busy, (presses, change, { fromMs, forMs }) => {
        const gate = createInputGate();
        const shownAtMs = change.atMs + change.shownAfterMs;
        const deliveredAt = (happenedMs: number) => (happenedMs >= fromMs && happenedMs < fromMs + forMs ? fromMs + forMs : happenedMs);
        // The page takes what happened in the order of delivery; the change of screens is one of these happenings.
        const happenings = [
          { atMs: change.atMs, event: 'close' as const },
          { atMs: shownAtMs, event: 'open' as const },
          ...presses.flatMap(({ events }) => events.map((event) => ({ atMs: deliveredAt(event.timeStamp), event }))),
        ].toSorted((a, b) => a.atMs - b.atMs);
        const reached: PressEvent[] = [];
        const metNewScreen: PressEvent[] = [];
        let changed = false;
        for (const { event } of happenings) {
          if (event === 'close') {
            gate.close();
            changed = true;
          } else if (event === 'open') gate.open(shownAtMs);
          else {
            if (changed) metNewScreen.push(event);
            reached.push(...delivered(gate, [event]));
          }
        }
        for (const { beganAtMs, events } of presses) {
          const met = events.filter((event) => metNewScreen.includes(event));
          const got = events.filter((event) => reached.includes(event));
          if (beganAtMs >= shownAtMs) expect(got).toEqual(events);
          else expect(got).toEqual(events.filter((event) => !met.includes(event)));
        }
        expect(new Set(reached).size).toBe(reached.length);
      }),
      WHOLE,
    );
  });

  it('all count where no screen came up, however quick they are', () => {
    fc.assert(
      fc.property(bursts, (presses) => {
        const gate = createInputGate();
        gate.open(0);
        const events = presses.flatMap((press) => press.events);
        expect(delivered(gate, events)).toEqual(events);
      }),
    );
  });
});

describe('the one press that began before the screen', () => {
  /** A gate whose screen is on display since 1,000. */
  const shown = (before: readonly PressEvent[]) => {
    const gate = createInputGate();
    delivered(gate, before);
    gate.close();
    gate.open(1_000);
    return gate;
  };

  it('is kept out with its release and its click, and the second tap of the pair counts', () => {
    const [down, ...rest] = touch(980, 60, 2).events;
    const gate = shown([down!]);
    expect(delivered(gate, rest)).toEqual([]);
    const second = touch(1_100, 50, 3).events;
    expect(delivered(gate, second)).toEqual(second);
  });

  it('is kept out with each of its fingers, and frees no other', () => {
    const gate = shown([]);
    const late = touch(990, 30, 2).events;
    const next = touch(1_005, 30, 3).events;
    expect(delivered(gate, [late[0]!, next[0]!, late[1]!, next[1]!, late.at(-1)!, next.at(-1)!])).toEqual([next[0], next[1], next.at(-1)]);
  });

  it('is a key that is held down, until it is pressed anew', () => {
    const gate = shown([{ type: 'keydown', timeStamp: 900, code: 'Enter', repeat: false }]);
    expect(
      delivered(gate, [
        { type: 'keydown', timeStamp: 1_030, code: 'Enter', repeat: true },
        { type: 'keyup', timeStamp: 1_050, code: 'Enter' },
      ]),
    ).toEqual([]);
    const again = key(1_100, 60, 3).events;
    expect(delivered(gate, again)).toEqual(again);
  });

  it('is none that was made by no press: assistive technology clicks without one', () => {
    const click: PressEvent = { type: 'click', timeStamp: 1_001, detail: 0 };
    expect(delivered(shown([]), [click])).toEqual([click]);
    const named: PressEvent = { type: 'click', timeStamp: 1_001, detail: 1 };
    expect(delivered(shown([]), [named])).toEqual([named]);
  });
});

describe('a pad that comes to a screen by itself', () => {
  it('takes no key from whoever types, and no press that was meant for what was there before', () => {
    const gate = createInputGate();
    gate.open(0);
    gate.close('pointers');
    const typed = key(990, 30, 3).events;
    const [down, ...rest] = touch(995, 60, 2).events;
    expect(delivered(gate, [...typed, down!])).toEqual(typed);
    gate.open(1_000, 'pointers');
    expect(delivered(gate, rest)).toEqual([]);
    const second = touch(1_100, 50, 3).events;
    expect(delivered(gate, second)).toEqual(second);
  });

  it('opens no gate for keys that a new screen has closed', () => {
    const gate = createInputGate();
    gate.close();
    gate.close('pointers');
    gate.open(1_000, 'pointers');
    expect(delivered(gate, key(1_010, 30, 3).events)).toEqual([]);
    gate.open(1_040);
    const again = key(1_050, 30, 3).events;
    expect(delivered(gate, again)).toEqual(again);
  });
});
