import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SetLine } from '../../../../../client/games/math-bubble-pop/set-line.tsx';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import type { BubblePopState } from '../../../../../shared/games/math-bubble-pop/v1/state.ts';

const board = (numbers: readonly number[], picked: readonly number[] = []): BubblePopState => {
  const state = mathBubblePop.start({ operation: 'addition' }, [1, 2, 3, 4]);
  return {
    ...state,
    picked,
    bubbles: state.bubbles.slice(0, numbers.length).map((bubble, i) => ({ ...bubble, id: i, number: numbers[i] ?? 0 })),
  };
};

const hasEnter = (state: BubblePopState, typed: string): boolean =>
  renderToStaticMarkup(<SetLine state={state} typed={typed} />).includes('<svg');

it('shows that Enter picks what is typed, where a longer number begins with it', () => {
  expect(hasEnter(board([1, 12, 3]), '1')).toBe(true);
});

it('shows no Enter where only a longer number can be meant, nor before a key', () => {
  expect(hasEnter(board([10, 12, 3]), '1')).toBe(false);
  expect(hasEnter(board([1, 12, 3], [0]), '1')).toBe(false);
  expect(hasEnter(board([1, 12, 3]), '')).toBe(false);
});
