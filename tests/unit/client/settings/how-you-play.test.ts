import { expect, it } from 'vitest';
import { choices } from '../../../../client/words/en/settings/how-you-play.ts';
import { PLAY_CHOICES } from '../../../../shared/preferences/play-choices.ts';

it('each value of how one plays has its words, and no other has', () => {
  expect(Object.entries(choices).map(([name, { options }]) => [name, Object.keys(options)])).toEqual(
    Object.entries(PLAY_CHOICES).map(([name, { values }]) => [name, [...values]]),
  );
});
