import { it } from 'vitest';
import { inEngine, serverForTests } from './harness.ts';
import { TAKERS, playsTaken } from './steps/translator.ts';

const server = serverForTests();

/** Every game, and what is not a game: `tests/release/translated.test.ts`. */
inEngine('Chromium', 'On a page whose texts are taken', () => {
  it.each(Object.entries(TAKERS))('Speed Math is played to its end, kept and begun again: by %s', (_, taker) =>
    playsTaken(server.origin, 'speed-math', taker),
  );
});
