import { challengeFor } from '../../challenge/challenge-for.ts';
import { attemptAt } from '../purpose/attempt.ts';
import { FREE } from '../purpose/free.ts';
import { whoPlays } from '../run/run-owner.ts';
import type { RunControl } from '../run/run.ts';
import type { RunConfig, Start } from '../run/start-run.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import { endWithDate } from './date-end.ts';
import type { GameModule } from './game-module.ts';
import { endLeftAttempts } from './left-attempts.ts';

/** What a page that is asked for today's challenge does: nothing if there is none, or `attempted` if its attempt is over. */
export type Found<Config, State> = Start<Config, State> | 'attempted' | undefined;

/** `?challenge=true` is the attempt at today's challenge, `?practice=true` a game with its set-up that counts as any other (decision C2), `?round=true` one of a class round. */
export type Wanted = 'challenge' | 'practice' | 'round';

/** The start that the address of a page asks for. */
export async function challengeStart<Config extends RunConfig, Move, State, Played extends RunControl<State>>(
  module: GameModule<Config, Move, State, Played>,
  wanted: Wanted,
): Promise<Found<Config, State>> {
  if (wanted === 'round') return (await untilLoaded(() => import('./round-start.ts'))).roundStart(module);
  const { rules } = module;
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
