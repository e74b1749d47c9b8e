import { describe, expect, it } from 'vitest';
import { decidedRound, roundWords } from '../../../../../client/games/calculator-vs-brain/decided-round.ts';
import { calculatorTime, signsOf } from '../../../../../client/games/calculator-vs-brain/labels.ts';
import type { CalculatorConfig } from '../../../../../shared/games/calculator-vs-brain/v1/config.ts';
import type { Round } from '../../../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { problemText } from '../../../../../client/words/en/calculator-vs-brain/problem.ts';
import { act, play, playByClock, repeat, type Act } from '../../../shared/games/calculator-vs-brain/play.ts';

const config: CalculatorConfig = { difficulty: 'easy', operation: 'addition' };

function wordsAfter(acts: readonly Act[]) {
  const { last } = play(config, 'words', acts);
  const round = decidedRound(last);
  if (!round) throw new Error('the acts decide a round');
  return { words: roundWords(last, round), problem: round.problem };
}

describe('the words for a round', () => {
  it('won say one thing, and by how much', () => {
    const { words } = wordsAfter([act(1234, 'right')]);
    expect(words).toEqual({
      won: true,
      title: 'You beat the calculator!',
      detail: '1.76\u00a0s before the calculator',
      spoken: 'Correct. You beat the calculator! 1.76 seconds before the calculator.',
    });
  });

  it('won cheer a best time, else a streak of three and more', () => {
    const slower = [500, 600, 700].flatMap((ms) => [act(ms, 'right'), act(300, 'next')]).slice(0, -1);
    expect(wordsAfter(slower.slice(0, 3)).words.title).toBe('You beat the calculator!');
    expect(wordsAfter(slower).words.title).toBe('3 in a row!');
    expect(wordsAfter([...slower, act(300, 'next'), act(499, 'right')]).words.title).toBe('New best time!');
  });

  it('lost give the right answer, and say what was typed, or that it was late', () => {
    const wrong = wordsAfter([act(500, 'wrong')]);
    expect(wrong.words).toMatchObject({ won: false, title: 'The calculator wins' });
    expect(wrong.words.detail).toBe(`${problemText(wrong.problem).printed} = ${wrong.problem.answer}`);
    expect(wrong.words.spoken).toBe(`You typed ${wrong.problem.answer + 1}, the answer is ${wrong.problem.answer}. The calculator wins.`);
    const late = wordsAfter([act(3000, 'tick')]);
    expect(late.words.spoken).toBe(`Too late. The answer is ${late.problem.answer}. The calculator wins.`);
  });

  it('say without a clock that both were right, and nothing of time', () => {
    const { last } = playByClock('off', config, 'words', [act(60_000, 'right')]);
    expect(roundWords(last, last.rounds[0] as Round)).toEqual({
      won: true,
      title: 'You were right!',
      detail: 'The calculator was right too.',
      spoken: 'Correct. You were right! The calculator was right too.',
    });
    const slower = playByClock('off', config, 'words', [...repeat(2, act(500, 'right'), act(300, 'next')), act(400, 'right')]).last;
    expect(roundWords(slower, slower.rounds[2] as Round).title).toBe('3 in a row!');
    const wrong = playByClock('off', config, 'words', [act(500, 'wrong')]).last;
    expect(roundWords(wrong, wrong.rounds[0] as Round)).toMatchObject({ won: false, title: 'The calculator wins' });
  });

  it('say by a longer clock how much of the longer time was left', () => {
    const { last } = playByClock('x2', config, 'words', [act(5000, 'right')]);
    expect(roundWords(last, last.rounds[0] as Round).detail).toBe('1.00\u00a0s before the calculator');
  });

  it('are there only while the round is decided', () => {
    expect(decidedRound(play(config, 'words', repeat(1, act(500, 'right'), act(300, 'next'))).last)).toBeUndefined();
  });
});

describe('labels', () => {
  it("show the calculator's time by the player's clock, and without one its own", () => {
    expect((['on', 'x2', 'x10', 'off'] as const).map((clock) => calculatorTime('medium', clock))).toEqual(
      ['2.5', '5', '25', '2.5'].map((seconds) => `${seconds}\u00a0s`),
    );
  });

  it('show what mixed asks at each difficulty (decision G11)', () => {
    expect((['easy', 'medium', 'hard', 'insane'] as const).map((level) => signsOf('mixed', level))).toEqual(['+−', '+−×', '+−×÷', '+−×÷^']);
    expect(signsOf('division', 'easy')).toBe('÷');
  });
});
