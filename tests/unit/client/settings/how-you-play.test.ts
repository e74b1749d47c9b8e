import { expect, it } from 'vitest';
import { aboutClock, clock } from '../../../../client/words/en/play/choices.ts';
import { choices } from '../../../../client/words/en/settings/how-you-play.ts';
import { PLAY_CHOICES } from '../../../../shared/preferences/play-choices.ts';

it('each value of how one plays has its words, and no other has', () => {
  const { clock: clocks, ...others } = PLAY_CHOICES;
  expect([Object.keys(aboutClock), Object.keys(clock.now)].map((names) => names.toSorted())).toEqual(
    [clocks.values, clocks.values].map((values) => [...values].toSorted()),
  );
  expect(Object.entries(choices).map(([name, { options }]) => [name, Object.keys(options)])).toEqual(
    Object.entries(others).map(([name, { values }]) => [name, [...values]]),
  );
});
