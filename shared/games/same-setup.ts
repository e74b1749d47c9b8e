import type { Canonical } from '../canonical.ts';
import { seedFromText } from '../seed.ts';
import { setupKey } from './bests.ts';
import type { Game } from './kit/game.ts';

/** Which problems come first makes no difference to what the outcome says of the set-up. */
const ANY_SEED = seedFromText('any');

/**
 * The key under which runs with this configuration are compared (bests.ts): for a set-up sheet, and for a run that begins. It is asked of
 * the rules themselves, by what they say of a run that has just begun; so it cannot differ from the key of the finished run.
 */
export function sameSetup<Config extends Canonical, Move, State>(
  game: Pick<Game<Config, Move, State>, 'slug' | 'start' | 'outcome'>,
  config: Config,
): string | undefined {
  const { difficulty, sessionData, course } = game.outcome(game.start(config, ANY_SEED));
  return setupKey({ game: game.slug, difficulty, data: sessionData, course });
}
