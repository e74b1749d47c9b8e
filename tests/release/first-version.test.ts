import { it } from 'vitest';
import { inEngine } from '../browser/harness.ts';
import { sendsWhatWaited } from '../browser/steps/waiting-games.ts';

inEngine('Chromium', 'The installed app of the first version', () => {
  it('sends what waited on its device, each game once, before its update; the figures stay', () => sendsWhatWaited('before'));
});
