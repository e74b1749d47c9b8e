import type { PlayerTx } from '../tables/player-tables.ts';
import { putMeta, readMeta } from './values.ts';

/** So many are kept: a year of a sheet a week. */
export const MOST_PAPERS = 50;

/** Keeps the texts of sheets that were printed, the last one last. One that is here already comes to the end. */
export async function keepPapers(tx: PlayerTx, texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  const before = (await readMeta(tx, 'papers')) ?? [];
  const papers = [...before.filter((each) => !texts.includes(each)), ...texts];
  await putMeta(tx, { papers: papers.slice(-MOST_PAPERS) });
}
