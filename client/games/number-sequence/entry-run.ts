import { timeBy } from '../../../shared/games/kit/clock.ts';
import type { NumberSequenceMove } from '../../../shared/games/number-sequence/v1/moves.ts';
import type { NumberSequenceState } from '../../../shared/games/number-sequence/v1/rules.ts';
import { AUTO_CHECK_MS } from '../../../shared/games/number-sequence/v1/times.ts';
import { clockOf } from '../../play/choices/clock-of.ts';
import { playChoices } from '../../play/choices/now.ts';
import { createAlarm } from '../../play/run/alarm.ts';
import type { Run, RunControl, RunPorts } from '../../play/run/run.ts';
import { say } from '../../play/run/sayings.ts';
import type { RunSnapshot } from '../../play/run/shown-run.ts';
import { createSource } from '../../../shared/observable.ts';
import { columnsOf } from './columns.ts';
import { blankEntry, echoOf, isComplete, numberAt, pointAt, pressed, type Entry, type EntryKey } from './entry.ts';

export interface EntrySnapshot extends RunSnapshot<NumberSequenceState> {
  readonly entry: Entry;
  /** How often, since the last change, a 0 was refused as a first digit. No number begins with 0. */
  readonly refused: number;
}

/** A run of Number Sequence with the slots that the player fills in. */
export interface EntryRun extends RunControl<NumberSequenceState> {
  readonly getSnapshot: () => EntrySnapshot;
  readonly press: (key: EntryKey) => void;
  /** Puts the pencil on a slot, or in a field as a whole. */
  readonly point: (index: number, slot?: number) => void;
  /** Ends the reveal or the review. */
  readonly endPhase: () => void;
}

/** Keys that come before the input begins, once one more is pressed: what is written, and not what sends it. */
const typedEarly = (early: readonly EntryKey[], key: EntryKey): readonly EntryKey[] => {
  if (key === 'back') return early.slice(0, -1);
  return /^\d$/.test(key) ? [...early, key] : early;
};

/**
 * Turns keys into moves: a number that becomes complete, or is no longer, is a move. A full round is submitted after a pause, which is a
 * rule of this game and leaves time to correct the last digit. Digits that are typed while the player is to get ready are written as soon as
 * the input begins: whoever knows the numbers goes on typing. The screen's input gate keeps other early keys from a phase that has just begun.
 */
export function createEntryRun(run: Run<NumberSequenceMove, NumberSequenceState>, after: RunPorts['after']): EntryRun {
  const blank = ({ config }: NumberSequenceState) => blankEntry(config.count, config.digits);
  const source = createSource<EntrySnapshot>({ ...run.getSnapshot(), entry: blank(run.getSnapshot().state), refused: 0 });
  const pause = createAlarm(after);
  let early: readonly EntryKey[] = [];

  const inInput = () => source.getSnapshot().status === 'playing' && source.getSnapshot().state.phase === 'input';

  run.subscribe(() => {
    const next = run.getSnapshot();
    const { state, entry, refused } = source.getSnapshot();
    const sameRound = next.state.numbers === state.numbers;
    if (!sameRound || next.state.phase !== 'input') pause.clear();
    source.set({ ...next, entry: sameRound ? entry : blank(next.state), refused: sameRound ? refused : 0 });
    if (next.state.phase === 'ready') return;
    const typed = early;
    early = [];
    for (const key of typed) if (inInput()) pressInInput(key);
  });

  const check = () => {
    pause.clear();
    if (inInput() && isComplete(source.getSnapshot().entry)) run.play({ type: 'check' });
  };

  /** Tells the rules the numbers that they know differently: normally one at most, more if the page slept during a key. */
  const tellRules = (index: number) => {
    const { entry, state } = source.getSnapshot();
    const value = numberAt(entry, index);
    if (state.entries[index] !== value) run.play({ type: 'enter', index, value });
  };

  const put = (entry: Entry) => {
    const before = source.getSnapshot();
    if (entry === before.entry) return;
    source.set({ ...before, entry, refused: 0 });
    const changed = entry.slots.findIndex((slots, index) => slots !== before.entry.slots[index]);
    if (changed < 0) return;
    tellRules(changed);
    pause.clear();
    const checksItselfMs = playChoices().enter === 'auto' ? timeBy(clockOf(before.state.config), AUTO_CHECK_MS) : null;
    if (isComplete(entry) && checksItselfMs !== null) pause.set(checksItselfMs, check);
  };

  const endPhase = () => {
    const { state, status } = source.getSnapshot();
    if (status !== 'playing') return;
    if (state.phase === 'memorize') run.play({ type: 'known' });
    if (state.phase === 'review') run.play({ type: 'next' });
  };

  const pressInInput = (key: EntryKey) => {
    const { entry, state, refused } = source.getSnapshot();
    if (key === 'enter') check();
    else if (key === '0' && entry.slot === 0) source.set({ ...source.getSnapshot(), refused: refused + 1 });
    else {
      const next = pressed(entry, key, columnsOf(state.config.count));
      say(echoOf(key, entry, next), 'echo');
      put(next);
    }
  };

  return {
    subscribe: source.subscribe,
    getSnapshot: source.getSnapshot,
    elapsedMs: run.elapsedMs,
    discard: run.discard,
    flush: run.flush,
    leave: run.leave,
    endPhase,
    press(key) {
      if (inInput()) pressInInput(key);
      else if (source.getSnapshot().state.phase === 'ready') early = typedEarly(early, key);
      else if (key === 'enter') endPhase();
    },
    point(index, slot) {
      if (inInput()) put(pointAt(source.getSnapshot().entry, index, slot));
    },
  };
}
