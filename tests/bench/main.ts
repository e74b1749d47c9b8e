import { bell } from './bell.ts';
import { coldFigures } from './cold-figures.ts';
import { coldStart } from './cold-start.ts';
import { figures } from './figures.ts';
import { finishing } from './finish.ts';
import { flooding } from './flood-rows.ts';
import { bellFloor } from './floors/bell-floor.ts';
import { footprintFloor } from './floors/footprint-floor.ts';
import { pullFloor } from './floors/pull-floor.ts';
import { pushFloor } from './floors/push-floor.ts';
import { footprint } from './footprint.ts';
import { coldStartFloor } from './floors/cold-start-floor.ts';
import { figuresFloor } from './floors/figures-floor.ts';
import { finishFloor } from './floors/finish-floor.ts';
import { firstVisitFloor } from './floors/first-visit-floor.ts';
import { keysFloor } from './floors/keys-floor.ts';
import { replayFloor } from './floors/replay-floor.ts';
import { listingFloor } from './floors/listing-floor.ts';
import { smoothnessFloor } from './floors/smoothness-floor.ts';
import { wholePathFloor } from './floors/whole-path-floor.ts';
import { firstVisit, firstVisits } from './first-visit.ts';
import { keys } from './keys.ts';
import { remembering } from './memory-rows.ts';
import { pulling } from './pull.ts';
import { pushing } from './push-rows.ts';
import { replaying } from './replay-rows.ts';
import { panel } from './panel.ts';
import { posts } from './posts.ts';
import { table, type Bench, type Row } from './report.ts';
import { sizes } from './sizes.ts';
import { onSlowLine } from './slow-line.ts';
import { smoothness } from './smoothness.ts';
import { wholePath } from './whole-path.ts';
import { practising } from './years-rows.ts';

const BENCHES: readonly Bench[] = [
  firstVisit,
  firstVisits,
  onSlowLine,
  sizes,
  keys,
  coldStart,
  coldFigures,
  finishing,
  pushing,
  pulling,
  wholePath,
  replaying,
  remembering,
  smoothness,
  figures,
  footprint,
  practising,
  bell,
  flooding,
  posts,
  panel,
  pushFloor,
  pullFloor,
  footprintFloor,
  bellFloor,
  firstVisitFloor,
  keysFloor,
  coldStartFloor,
  finishFloor,
  wholePathFloor,
  replayFloor,
  figuresFloor,
  listingFloor,
  smoothnessFloor,
];

const secondsSince = (fromMs: number): string => `${Math.round((performance.now() - fromMs) / 1000)} s`;

/** Runs the named benchmarks one after another, or all if there are no names, and prints their table. A missed goal is no failure. */
export async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !BENCHES.some(({ id }) => id === name));
  if (unknown.length > 0) {
    console.error(`There is no bench named ${unknown.join(', ')}. There are: ${BENCHES.map(({ id }) => id).join(', ')}.`);
    return 2;
  }
  const chosen = BENCHES.filter(({ id, onlyNamed }) => (names.length === 0 ? !onlyNamed : names.includes(id)));
  const rows: Row[] = [];
  const took: string[] = [];
  let failed = 0;
  const fromMs = performance.now();
  for (const bench of chosen) {
    console.log(`${bench.id}: ${bench.what} …`);
    const beganMs = performance.now();
    try {
      rows.push(...(await bench.run()));
      console.log(`${bench.id}: measured in ${secondsSince(beganMs)}`);
    } catch (error) {
      failed++;
      console.error(`${bench.id} could not be measured:`, error);
    }
    took.push(`${bench.id} ${secondsSince(beganMs)}`);
  }
  console.log(`\n${table(rows)}`);
  console.log('\nFigures are medians, and ratios within this run: the machine’s speed is in both sides.');
  console.log(`It took ${secondsSince(fromMs)}: ${took.join(', ')}.`);
  return failed === 0 ? 0 : 1;
}
