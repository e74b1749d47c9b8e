import { FREE } from '../purpose/free.ts';
import { inRound } from '../purpose/in-round.ts';
import type { RestoredRun } from '../run/restored-run.ts';
import type { Start } from '../run/start-run.ts';

/** A run that was left, as it goes on: what it was for, by the rules of its journal. Only free play and class rounds are resumed. */
export function resumed<Config, State>(run: RestoredRun<Config, State>): Start<Config, State> {
  const { round, rules } = run.header;
  return { kind: 'resume', run, purpose: { ...(round ? inRound(round.code) : FREE), rules } };
}
