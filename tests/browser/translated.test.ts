import { it } from 'vitest';
import { BEFORE_A_RELEASE } from '../before-a-release.ts';
import { inEngine, serverForTests } from './harness.ts';
import { TAKERS, playsTaken } from './steps/translator.ts';

const server = serverForTests();

/** Every game, and what is not a game: `tests/release/translated.test.ts`. */
inEngine('Chromium', 'On a page whose texts are taken', () => {
  const played = 'Speed Math is played to its end, kept and begun again';
  it(`${played}: by a translator`, () => playsTaken(server.origin, 'speed-math', TAKERS['a translator']));
  it(`${played}: by an extension`, BEFORE_A_RELEASE, () => playsTaken(server.origin, 'speed-math', TAKERS['an extension']));
});
