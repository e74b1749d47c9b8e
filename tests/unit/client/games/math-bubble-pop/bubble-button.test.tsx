import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BubbleButton } from '../../../../../client/games/math-bubble-pop/bubble-button.tsx';
import { playBy, playChoices } from '../../../../../client/play/choices/now.ts';

const nothing = () => undefined;

const isFrozen = (onPress: (() => void) | undefined): boolean =>
  renderToString(
    <BubbleButton
      bubble={{ id: 1, number: 9, colour: 0 }}
      board={1}
      columns={4}
      place={-1}
      fate={undefined}
      waiting={false}
      reachable
      onPress={onPress}
    />,
  ).includes('frozen');

it('a bubble floats while it can be picked, unless the player wants bubbles to be still', () => {
  const before = playChoices();
  expect([isFrozen(nothing), isFrozen(undefined)]).toEqual([false, true]);
  playBy({ ...before, bubbles: 'still' });
  expect(isFrozen(nothing)).toBe(true);
  playBy(before);
});
