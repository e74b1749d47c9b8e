import { it } from 'vitest';
import { inEngine } from './harness.ts';
import { sendsWhatWaited } from './steps/waiting-games.ts';

inEngine('Chromium', 'The installed app of the first version', () => {
  // That it can still send by itself, `tests/release/first-version.test.ts` shows, and of its requests `tests/server/sync/first-version-device.test.ts`.
  it('sends what waited on its device, each game once, after its update; the figures stay', () => sendsWhatWaited('after'));
});
