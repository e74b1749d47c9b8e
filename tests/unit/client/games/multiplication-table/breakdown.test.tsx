import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breakdown } from '../../../../../client/games/multiplication-table/breakdown.tsx';
import { CLOCKS } from '../../../../../shared/games/kit/clock.ts';
import { ordinaryMs } from '../../../../../shared/games/kit/clocked.ts';
import { scoreBreakdown } from '../../../../../shared/games/multiplication-table/v1/score.ts';

const ANSWERS = 20;
const POINTS = 600;
const row = { idx: 0, problem: '6 × 7', given: '42', answer: '42', correct: true, ms: 6_000 };

/** The lines of the sum as they are shown: "Speed", "6.0 s an answer", "+38". */
const linesOf = (html: string) =>
  html.split('<tr>').map((line) =>
    line
      .replaceAll(/<[^>]+>/g, '|')
      .split('|')
      .filter(Boolean),
  );

/** The multiplier that decision G8 gives for a mean time. */
const multiplier = (seconds: number) => (20 - seconds) / 15;

it.each(CLOCKS)(
  'With the clock %s the parts of the score add up as they are shown, and the speed is of the seconds that are shown',
  (clock) => {
    const breakdown = scoreBreakdown({
      points: POINTS,
      accuracy: 100,
      answered: ANSWERS,
      answeredMs: ordinaryMs(clock, ANSWERS * row.ms),
    });
    const rows = Array.from({ length: ANSWERS }, () => row);
    const lines = linesOf(renderToStaticMarkup(createElement(Breakdown, { breakdown, bestStreak: ANSWERS, rows, clock })));
    const points = lines.slice(1).map((line) => Number(line.at(-1)?.replaceAll(/[+,]/g, '').replace('−', '-')));
    const final = points.pop();
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(final);
    const speed = lines.find(([name]) => name === 'Speed');
    expect(speed === undefined).toBe(clock === 'off');
    if (!speed) return;
    // Several times are given where the clock is longer: the last is what counts.
    const counted = Number(speed[1]?.match(/[\d.]+(?=\u00a0s)/g)?.at(-1));
    const before = points.slice(0, 3).reduce((sum, each) => sum + each, 0);
    expect(before + (points[3] ?? 0)).toBe(Math.round(before * Math.min(1.2, multiplier(counted))));
    expect(speed[1]).toMatch(clock === 'on' ? /^6\.0\u00a0s an answer$/ : /^6\.0\u00a0s an answer, by your clock /);
  },
);
