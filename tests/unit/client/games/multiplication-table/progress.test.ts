import { describe, expect, it } from 'vitest';
import { justMastered } from '../../../../../client/games/multiplication-table/just-mastered.ts';
import { gridTables, progressOf, progressText, progressWords } from '../../../../../client/games/multiplication-table/progress.ts';
import { nextText } from '../../../../../client/games/multiplication-table/result-texts.ts';
import { tablesMastered } from '../../../../../client/words/en/multiplication-table/result.ts';
import type { GameRecords } from '../../../../../shared/progress/counted/game-records.ts';
import { act, answered, play } from '../../../shared/games/multiplication-table/play.ts';

const tally = (sum: number) => ({ count: 1, sum, least: sum, most: sum });
const records: GameRecords = {
  '7/correct': tally(12),
  '7/total': tally(15),
  '8/correct': tally(9),
  '8/total': tally(9),
  '37/correct': tally(2),
  '37/total': tally(3),
};

describe('the mastery grid', () => {
  it('shows 1 to 12, and the custom tables already played (decision G9)', () => {
    const twelve = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(gridTables(undefined)).toEqual(twelve);
    expect(gridTables(records)).toEqual([...twelve, 37]);
  });

  it('says how many of ten are right, and when a table is mastered [R10]', () => {
    expect(progressOf(records, 7)).toEqual({ table: 7, correct: 12, total: 15, mastered: true });
    expect(progressText(progressOf(records, 7))).toBe('Mastered');
    expect(progressWords(progressOf(records, 7))).toBe('Table 7, mastered');
    expect(progressText(progressOf(records, 8))).toBe('9/10');
    expect(progressWords(progressOf(records, 9))).toBe('Table 9, 0 of 10 right');
    expect(progressOf(undefined, 7)).toEqual({ table: 7, correct: 0, total: 0, mastered: false });
  });
});

describe('a table mastered in play', () => {
  const config = { mode: 'practice', table: 8 } as const;

  it('is told with its tenth right answer, all games counted, and only then', () => {
    const { states } = play(config, 'a', [...answered(1, 'wrong', 500), act(500, 'right'), act(1500, 'right')]);
    expect(states.map((state) => justMastered(state, records))).toEqual([undefined, undefined, undefined, 8, undefined]);
  });

  it('is not told while the games before are not known', () => {
    const { last } = play(config, 'a', [...answered(9, 'right', 500), act(500, 'right')]);
    expect(justMastered(last, undefined)).toBeUndefined();
    expect(justMastered(last, {})).toBe(8);
  });
});

describe('the words of the result', () => {
  it.each([
    [[7], 'Table 7 mastered!'],
    [[7, 8], 'Tables 7 and 8 mastered!'],
    [[6, 7, 8], 'Tables 6, 7 and 8 mastered!'],
  ])('name the tables %j that were mastered', (tables, text) => {
    expect(tablesMastered(tables)).toBe(text);
  });

  it('name the nearest table that is not mastered yet', () => {
    const of = (...tables: number[]) => nextText(tables.map((table) => progressOf(records, table)));
    expect(of(7, 8, 9)).toBe('1 more right answer masters table 8.');
    expect(of(9, 37)).toBe('8 more right answers master table 37.');
    expect(of(7)).toBe('You have mastered this table.');
  });
});
