import { describe, expect, it } from 'vitest';
import { gamePractice } from '../learners/game-practice.ts';
import { claimedOfMany, WEAKNESS } from '../learners/planted.ts';

/**
 * Four thousand simulated learners (learning, section 1.8). Of wrong claims the goals are kept: at most 1 % of learners with weak facts, 2 %
 * of uniform ones after 250 answers, 5 % ever. Of facts to be found it is what is reached: less than the goals of 88 and 98 % (strong), 60
 * and 90 % (middling) after 150 and 250 answers. Who knew exactly what is usual for each learner, and what was planted, would find 76 and
 * 95 %, 48 and 76 %: the rest was asked too seldom by then (docs/choices.md, "Claims").
 */
describe('Claims', () => {
  it.each([
    ['strong', 0.6, 0.91],
    ['middling', 0.32, 0.67],
  ] as const)('find %s weaknesses, and wrong next to nobody', (name, early, late) => {
    const [at150, at250] = claimedOfMany(1000, WEAKNESS[name], [150, 250]);
    expect(at150?.found).toBeGreaterThan(early);
    expect(at250?.found).toBeGreaterThan(late);
    expect(at250?.wronged).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['strong', 0.32, 0.66],
    ['middling', 0.17, 0.4],
  ] as const)('find %s weaknesses of who plays the practice game, which asks them less, and wrong next to nobody', (name, early, late) => {
    const [at150, at250] = claimedOfMany(500, WEAKNESS[name], [150, 250], gamePractice);
    expect(at150?.found).toBeGreaterThan(early);
    expect(at250?.found).toBeGreaterThan(late);
    expect(at250?.wronged).toBeLessThanOrEqual(0.01);
  });

  it('are made of next to nobody who is as good in every fact', () => {
    const [at250] = claimedOfMany(1500, null, [250]);
    expect(at250?.wronged).toBeLessThanOrEqual(0.02);
    const [, at1000] = claimedOfMany(500, null, [250, 1000]);
    expect(at1000?.wronged).toBeLessThanOrEqual(0.05);
  });
});
