import { replay, type RunRecord } from '../../../shared/games/replay.ts';
import { foldRun } from '../../../shared/games/restore.ts';
import type { Operation } from '../../../shared/games/speed-math/v1/config.ts';
import { speedMath } from '../../../shared/games/speed-math/v1/rules.ts';
import { seedFromHex } from '../../../shared/seed.ts';
import { configOf, cpuMs, typicalRecord } from '../replay.ts';
import type { Bench, Row } from '../report.ts';
import { byTurns } from './by-turns.ts';
import { floorRow } from './floor-rows.ts';
import { draw, look, play, read, step, type PlainRecord } from './plain-engine.ts';

const ID = 'V10-floor';
const RECORDS = 500;
const PASSES = 40;
const ROUNDS = 15;

/** Each has one thing more than that before it, and the first two are no part of the others. */
function waysOf(operation: Operation) {
  const records = Array.from({ length: RECORDS }, (_, i) => typicalRecord(`${operation} ${i}`, operation));
  const texts = records.map((record) => JSON.stringify(record));
  const config = configOf(operation);
  const plain = records.map(({ seed, log }): PlainRecord => ({ config, seed: seedFromHex(seed) ?? [0, 0, 0, 0], log }));
  const over = <Each>(what: string, all: readonly Each[], work: (each: Each) => unknown) => ({
    what,
    take: async () => {
      const from = cpuMs();
      for (let pass = 0; pass < PASSES; pass++) for (const each of all) work(each);
      return (cpuMs() - from) / (PASSES * all.length);
    },
  });
  return [
    over('the record read from JSON, as a request brings it; no part of a replay', texts, (text) => JSON.parse(text) as RunRecord),
    over('each character of the log looked at', plain, look),
    over('its numbers read, unchecked, into a list of moves and times', plain, read),
    over('… and two random numbers drawn for each', plain, draw),
    over('… and problems asked, none twice, and answers judged, in a run that changes as it goes on', plain, play),
    over('the rules of ours, a state after another, on an unchecked list', plain, step),
    over('… and the set-up, the seed and the log checked', records, (record) => foldRun(speedMath, record)),
    over('ours, with the outcome', records, (record) => replay(record)),
  ];
}

async function rowsOf(operation: Operation): Promise<readonly Row[]> {
  const taken = await byTurns(ROUNDS, waysOf(operation), () => Promise.resolve());
  return taken.map(({ what, ms }) =>
    floorRow(ID, `${operation}: ${what}`, `${(Math.round(1 / ms) * 1000).toLocaleString('en')} /s (${(ms * 1000).toFixed(2)} µs)`),
  );
}

export const replayFloor: Bench = {
  id: ID,
  what: 'where the time of a replay goes: from the characters of its log to the product, by the processor’s time',
  onlyNamed: true,
  run: async () => [...(await rowsOf('addition')), ...(await rowsOf('mixed'))],
};
