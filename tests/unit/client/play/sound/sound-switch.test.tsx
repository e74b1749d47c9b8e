import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { Setup as Calculator } from '../../../../../client/games/calculator-vs-brain/setup.tsx';
import { Setup as BubblePop } from '../../../../../client/games/math-bubble-pop/setup.tsx';
import { Setup as Race } from '../../../../../client/games/math-race/setup.tsx';
import { Setup as Table } from '../../../../../client/games/multiplication-table/setup.tsx';
import { Setup as Puzzle } from '../../../../../client/games/number-puzzle/setup.tsx';
import { Setup as Memory } from '../../../../../client/games/number-sequence/setup.tsx';
import { Setup as SpeedMath } from '../../../../../client/games/speed-math/setup.tsx';
import type { SetupProps } from '../../../../../client/play/page/game-module.ts';
import { PlayFrame } from '../../../../../client/play/stage/play-frame.tsx';
import { onGamePage } from '../on-game-page.tsx';

const nothing = () => undefined;
const switches = (markup: string): number => markup.split('title="Sound"').length - 1;
const shown = (Setup: ComponentType<SetupProps<never>>): string => onGamePage(<Setup onStart={nothing} returned={false} />);

it.each([
  ['Speed Math', SpeedMath],
  ['Math Race', Race],
  ['Number Puzzle', Puzzle],
  ['Multiplication Table', Table],
  ['Calculator vs Brain', Calculator],
  ['Memory Challenge', Memory],
  ['Math Bubble Pop', BubblePop],
] as const)('the set-up of %s has one sound switch, in its head', (_, Setup) => {
  const markup = shown(Setup as ComponentType<SetupProps<never>>);
  expect(switches(markup)).toBe(1);
  expect(markup.indexOf('title="Sound"')).toBeLessThan(markup.indexOf('</header>'));
});

it('play has one sound switch, the last thing in its head, also where the game’s own buttons hold the way out', () => {
  const frame = (noWayOut: boolean) =>
    onGamePage(
      <PlayFrame noWayOut={noWayOut} said="">
        <p />
      </PlayFrame>,
    );
  for (const markup of [frame(false), frame(true)]) expect(switches(markup)).toBe(1);
  expect(frame(false).indexOf('Stop the game')).toBeLessThan(frame(false).indexOf('title="Sound"'));
});
