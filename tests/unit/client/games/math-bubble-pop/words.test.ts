import { describe, expect, it } from 'vitest';
import { spoken, spokenBoard } from '../../../../../client/games/math-bubble-pop/said.ts';
import { firstChoice } from '../../../../../client/games/math-bubble-pop/setup.tsx';
import { task } from '../../../../../client/words/en/math-bubble-pop/play.ts';
import { Player } from '../../../shared/games/math-bubble-pop/play.ts';

describe('what is said of a board', () => {
  it.each([
    ['addition', 3, 'Pick 3 bubbles that add up to'],
    ['subtraction', 2, 'Pick 2: the first minus the second is'],
    ['subtraction', 4, 'Pick 4: the first minus the others is'],
    ['multiplication', 2, 'Pick 2 bubbles that multiply to'],
    ['division', 2, 'Pick 2: the first divided by the second is'],
  ] as const)('%s of %i says in which order they count', (operator, needed, text) => {
    expect(task(operator, needed)).toBe(text);
  });

  it('is the task until a set was checked, then what became of it, then the task again', () => {
    const player = new Player('addition', 'a');
    const first = spoken(player.state, false);
    const task = `Pick 2 bubbles that add up to ${player.state.target}. Type a number to pick it.`;
    expect(first).toBe(`${task} A question mark says the numbers.`);
    const numbers = player.state.bubbles.map(({ number }) => number).join(', ');
    expect(spokenBoard(player.state)).toBe(`${task} The numbers: ${numbers}.`);
    expect(spoken(player.state, true)).toBe(spokenBoard(player.state));
    player.pick([0]);
    expect(spoken(player.state, false)).toBe(first);
    player.do({ type: 'unpick', bubble: 0 }).right();
    const { numbers: set, target, points } = player.state.verdict!;
    expect(spoken(player.state, false)).toBe(`Excellent! ${set[0]} plus ${set[1]} is ${target}. ${points} points.`);
    player.next();
    expect(spoken(player.state, false)).toMatch(/^Pick 2[^.]*\.$/);
  });

  it('tells a wrong set with its result and the lives left', () => {
    const { state } = new Player('addition', 'a').wrong();
    const { numbers, target } = state.verdict!;
    const sum = numbers.reduce((a, b) => a + b);
    expect(spoken(state, false)).toBe(`Wrong! ${numbers[0]} plus ${numbers[1]} is ${sum}, not ${target}. 2 lives left.`);
  });

  it('tells a new level with its name', () => {
    expect(spoken(new Player('addition', 'a').rights(7).right().state, false)).toMatch(/ points\. Level 2: Apprentice\.$/);
  });
});

describe('the mode menu', () => {
  it('presets the last mode, addition at first', () => {
    expect(firstChoice({ operation: 'division' })).toEqual({ operation: 'division' });
    expect(firstChoice(undefined)).toEqual({ operation: 'addition' });
    expect(firstChoice({ operation: 'powers' })).toEqual({ operation: 'addition' });
  });
});
