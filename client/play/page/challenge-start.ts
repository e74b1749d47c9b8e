import type { Game } from '../../../shared/games/kit/game.ts';
import { challengeFor } from '../../challenge/challenge-for.ts';
import { attemptAt } from '../purpose/attempt.ts';
import { FREE } from '../purpose/free.ts';
import { whoPlays } from '../run/run-owner.ts';
import type { RunConfig, Start } from '../run/start-run.ts';
import { endWithDate } from './date-end.ts';
import { endLeftAttempts } from './left-attempts.ts';

/** What a page that is asked for today's challenge does: nothing if there is none, or `attempted` if its attempt is over. */
export type Found<Config, State> = Start<Config, State> | 'attempted' | undefined;

/** `?challenge=true` is the attempt at today's challenge, `?practice=true` a game with its set-up that counts as any other (decision C2). */
export type Wanted = 'challenge' | 'practice';

/** The start that the address of a page asks for. */
export async function challengeStart<Config extends RunConfig, Move, State>(
  rules: Game<Config, Move, State>,
  wanted: Wanted,
): Promise<Found<Config, State>> {
  const owner = await whoPlays();
  await endLeftAttempts(owner);
  const found = await challengeFor(rules.slug, owner);
  if (!found) return undefined;
  if (found.isAttempted && wanted === 'challenge') return 'attempted';
  const config = rules.parseConfig(found.config);
  if (!config.ok) return undefined;
  const attempt = attemptAt(found.revision, (begun) => endWithDate(begun, found.leftMs));
  return { kind: 'new', config: config.value, purpose: wanted === 'challenge' ? attempt : FREE };
}
