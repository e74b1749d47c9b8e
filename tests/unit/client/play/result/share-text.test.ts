import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runText } from '../../../../../client/play/result/share-run.ts';
import { markRow, sharedFigures, shareText } from '../../../../../client/play/result/share-text.ts';
import { playedText } from '../../../../../client/words/played-games.ts';
import { gameName } from '../../../../../client/words/game-names.ts';
import { rulesFor } from '../../../../../shared/games/registry.ts';
import type { RunRecord } from '../../../../../shared/games/replay.ts';
import { restoreRun } from '../../../../../shared/games/restore.ts';

const row = (text: string) => markRow(Array.from(text, (mark) => mark === 'r'));

describe('the row of right and wrong', () => {
  it.each([
    ['', ''],
    ['r', '■'],
    ['rrw', '■■□'],
    ['rrrrrrrrrrrrrrw', '■■■■■■■■■■■■■■□'],
    ['rrrrrrrrrrrrrrrw', '■■■■■■■■■■■■■■■□'],
    // From here on a mark is two answers, right if both were.
    ['rrrrrrrrrrrrrrrrw', '■■■■■■■■□ 2 answers a mark'],
    ['rrrwrrrrrrrrrrrrrrrr', '■□■■■■■■■■ 2 answers a mark'],
    ['r'.repeat(100), `${'■'.repeat(15)} 7 answers a mark`],
  ])('of %j is %j', (answers, expected) => {
    expect(row(answers)).toBe(expected);
  });

  it('is never longer than a line of a phone', () => {
    for (let answers = 0; answers <= 300; answers++) {
      const [marks = ''] = row('w'.repeat(answers)).split(' ');
      expect(marks.length).toBeLessThanOrEqual(16);
      expect(marks.length).toBe(answers === 0 ? 0 : Math.ceil(answers / Math.ceil(answers / 16)));
    }
  });
});

const folder = new URL('../../../shared/games/golden/', import.meta.url);
const goldenText = (name: string): string => {
  const { record } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as { readonly record: RunRecord };
  const rules = rulesFor(record.game, record.rules);
  const run = rules && restoreRun(rules, record);
  if (!rules || !run?.ok) throw new Error(name);
  const { state } = run.value;
  const ended = { sessionId: name, outcome: rules.outcome(state), answers: () => rules.answers(state), entries: [] };
  return runText({ slug: record.game, name: gameName(record.game) }, ended);
};

describe('the text of a result', () => {
  it.each<[string, readonly string[]]>([
    [
      'speed-math-1-algebra',
      [
        'Tenfold: Speed Math',
        'Algebra, Medium, friendly numbers, 15 questions',
        '■■■■■■□■■■■■■■■',
        '14 of 15 right · 0:38 · 2.0\u00a0s an answer',
      ],
    ],
    [
      'math-race-1-mixed',
      ['Tenfold: Math Race', 'Mixed, 1 to 50, 12 right answers', '■■■□■■■■□■■■■■', '12 of 14 right · 0:34 · 2.1\u00a0s an answer'],
    ],
    [
      'multiplication-table-1-drill-limit',
      [
        'Tenfold: Multiplication Table',
        'Speed Drill, Table 7, 13 questions',
        '■■■■■■■■■□■■■',
        '12 of 13 right · 0:30 · 2.0\u00a0s an answer',
      ],
    ],
    [
      'calculator-vs-brain-1-easy-mixed',
      ['Tenfold: Calculator vs Brain', 'Mixed, Easy, 7 rounds', '■■■□■■', '5 of 6 right · 0:14 · 1.9\u00a0s an answer'],
    ],
    ['number-sequence-1-one-wrong', ['Tenfold: Memory Challenge', '5 numbers of 3 digits, 3 rounds', '■□■', '2 of 3 right · 0:31']],
    [
      'math-bubble-pop-1-multiplication-ended-in-pause',
      ['Tenfold: Math Bubble Pop', 'Multiplication, level 1, 5 sets', '■■■□■', '794 points · 4 of 5 right · 0:46'],
    ],
    // Without a clock no time is told, and every other clock is (decision G26).
    ['math-race-2-calm', ['Tenfold: Math Race', 'Mixed, 1 to 12, 5 right answers, Calm', '■□■■■■', '5 of 6 right']],
    [
      'math-race-2-longer',
      [
        'Tenfold: Math Race',
        'Addition, 1 to 10, 5 right answers, Calm, 10 times the time',
        '■■■■■',
        '5 of 5 right · 0:50 · 7.4\u00a0s an answer',
      ],
    ],
    ['calculator-vs-brain-2-calm', ['Tenfold: Calculator vs Brain', 'Mixed, Insane, 5 rounds, Calm', '■□■■■', '4 of 5 right']],
    ['number-puzzle-4-calm', ['Tenfold: Number Puzzle', 'Easy, 3 × 3, 28 moves, Calm']],
    // A puzzle has no answers, whichever version of its rules.
    ...[1, 2, 3].map((version): [string, readonly string[]] => [
      `number-puzzle-${version}-easy-master`,
      ['Tenfold: Number Puzzle', 'Easy, 3 × 3, 24 moves', '0:17'],
    ]),
    ['number-sequence-1-nobody', ['Tenfold: Memory Challenge', '3 numbers of 2 digits, 20 rounds', '0% right · 3:20']],
  ])('of %s says the game, its set-up, the row, and what it is measured by', (name, lines) => {
    expect(goldenText(`${name}.json`).split('\n')).toEqual(lines);
  });

  it.each(readdirSync(folder))('of %s tells no problem', (name) => {
    const text = goldenText(name);
    expect(text.split('\n').length).toBeGreaterThan(1);
    expect(text).not.toMatch(/[+=÷?]|\d ?[−×] ?\d(?! ×| \d|,)/);
  });

  it('says Calm and tells no time of a calm run that was left, of which only its course is kept', () => {
    const kept = { game: 'math-race', score: 0, accuracy: 100, difficulty: 'medium', durationMs: 9_000, timeTaken: 9 } as const;
    const left = { ...kept, data: {}, course: 'calm', facts: [1, 1, 9_000] } as const;
    expect([playedText(left), ...sharedFigures(left)]).toEqual(['Calm', '1 of 1 right']);
    expect(sharedFigures({ ...left, course: undefined })).toEqual(['1 of 1 right', '0:09', '9.0\u00a0s an answer']);
    expect(sharedFigures({ ...left, data: { clock: 'x2' } })).toContain('0:09');
  });

  it('leaves out what is not known: the row of a game that another device played', () => {
    const figures = sharedFigures({
      game: 'speed-math',
      difficulty: 'easy',
      data: {},
      score: 150,
      accuracy: 93,
      timeTaken: 45,
      durationMs: 45_000,
    });
    expect(shareText(['Tenfold: Speed Math', undefined], [], figures)).toBe('Tenfold: Speed Math\n93% right · 0:45');
  });
});
