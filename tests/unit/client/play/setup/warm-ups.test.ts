import { describe, expect, it } from 'vitest';
import { CATALOGUE, isPlayable } from '../../../../../shared/games/catalogue.ts';
import { fewerQuestions } from '../../../../../client/games/speed-math/setup-choice.ts';
import { PATTERN_QUESTIONS } from '../../../../../shared/games/multiplication-table/v1/limits.ts';
import { revealMs } from '../../../../../shared/games/number-sequence/v1/times.ts';
import { SIZES } from '../../../../../shared/games/number-puzzle/v1/config.ts';
import { CALCULATOR_MS } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import { SAVED_DIFFICULTY } from '../../../../../shared/games/speed-math/v1/config.ts';
import * as words from '../../../../../client/words/en/speed-math/setup.ts';
import { RULES, WARM_UPS, type WarmedUp } from './warm-ups.ts';

/** What an easy answer takes, with the feedback after it, in seconds. */
const ANSWER_S = 4;

describe('the warm-up of a game', () => {
  const slugs = Object.keys(WARM_UPS) as WarmedUp[];

  it('is there for every game', () => {
    const playable = CATALOGUE.filter(isPlayable).map(({ slug }) => slug);
    expect(slugs.map(String).toSorted()).toEqual(playable.map(String).toSorted());
  });

  it('is a set-up that its game takes as it is, field by field in its order, so that the sheet can be told to show it', () => {
    for (const slug of slugs) {
      const taken = RULES[slug].parseConfig(WARM_UPS[slug]);
      expect([slug, JSON.stringify(taken)]).toEqual([slug, JSON.stringify({ ok: true, value: WARM_UPS[slug] })]);
    }
  });

  it('takes about a minute where the set-up says how long a game is', () => {
    const { 'speed-math': speed, 'math-race': race, 'multiplication-table': table, 'number-sequence': memory } = WARM_UPS;
    expect(speed.timeLimit).toBe(60);
    expect(race.target * ANSWER_S).toBeLessThanOrEqual(60);
    expect([table.mode, PATTERN_QUESTIONS * ANSWER_S]).toEqual(['pattern_learn', 40]);
    expect(memory.rounds * (revealMs(memory.digits) / 1000 + memory.count * ANSWER_S)).toBeLessThanOrEqual(60);
  });

  it('is easy: saved as that, or with the smallest board and the slowest calculator', () => {
    expect(SAVED_DIFFICULTY[WARM_UPS['speed-math'].difficulty]).toBe('easy');
    expect(WARM_UPS['math-race'].to).toBe(10);
    expect(SIZES[WARM_UPS['number-puzzle'].difficulty]).toBe(Math.min(...Object.values(SIZES)));
    expect(CALCULATOR_MS[WARM_UPS['calculator-vs-brain'].difficulty]).toBe(Math.max(...Object.values(CALCULATOR_MS)));
  });

  it('of Speed Math says its time, and has as many questions as it asks for', () => {
    expect(words.warmUp(WARM_UPS['speed-math'].timeLimit)).toBe('Warm-up 60\u00a0s');
    expect(fewerQuestions(WARM_UPS['speed-math'])).toBeUndefined();
  });
});
