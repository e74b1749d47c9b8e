import { sheetId } from '../../shared/sheet-id.ts';
import type { Sheet } from '../../shared/games/practice/sheet.ts';
import { paperConfig } from '../../shared/games/practice/v3/config.ts';
import { practice } from '../../shared/games/practice/v3/rules.ts';
import { seedFromText, seedToHex } from '../../shared/seed.ts';
import { sheetOf } from '../unit/shared/games/practice/sheets.ts';
import { Chance } from './chance.ts';
import type { PlayedGame } from './games.ts';

const DUE = [3, 90, 260, 300, 20, 130];

/** The sheets of paper that go round: two of a class, and two of facts that were due. So few, that one is brought back again and again. */
export const SHEETS: readonly Sheet[] = [
  sheetOf({ count: 20, set: { form: 'multiply', largest: 10 } }, [], 1),
  sheetOf({ count: 20, set: { form: 'add', largest: 12 } }, [], 2),
  sheetOf({ count: 20, set: null }, DUE, 3),
  sheetOf({ count: 40, set: null }, DUE.slice(2), 4),
];

/** The fewest right ones that are worth as much as all. */
const FEWEST_RIGHT = 3;

/**
 * A sheet with its marks, as the window brings it. The paper says what is wrong, whoever reads it and wherever: so of two that were brought
 * back neither shows more than the one that counts.
 */
export function broughtSheet(sheet: Sheet, startedMs: number): PlayedGame {
  const sessionId = sheetId(sheet.code);
  const paper = new Chance(`marks ${sheet.code}`);
  const entries = Array.from({ length: sheet.count }, (_, i) => ({
    move: { type: 'mark', right: i < FEWEST_RIGHT || paper.happens(70) },
    atMs: 0,
  }));
  const seed = seedToHex(seedFromText(sessionId));
  return {
    header: { sessionId, game: practice.slug, rules: practice.version, seed, config: paperConfig(sheet), startedMs, v: 1 },
    entries,
  };
}
