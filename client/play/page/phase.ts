import { FREE } from '../purpose/free.ts';
import type { Start, StartedRun } from '../run/start-run.ts';

/** The phase of a game's page: set-up → countdown (if the game has one) → lead-in → play and summary (spec 1 §4). */
export type Phase<Config, State, Played> =
  | { readonly kind: 'setup'; readonly returned: boolean }
  | { readonly kind: 'countdown' | 'lead-in'; readonly start: Start<Config, State>; readonly nth: number }
  | { readonly kind: 'run'; readonly started: StartedRun<Config, Played>; readonly start: Start<Config, State>; readonly nth: number };

type PhaseEvent<Config, State, Played> =
  | { readonly type: 'count' | 'lead'; readonly start: Start<Config, State> }
  | { readonly type: 'begin'; readonly start: Start<Config, State>; readonly started: StartedRun<Config, Played> }
  | { readonly type: 'setup' };

export const FIRST_PHASE = { kind: 'setup', returned: false } as const;

const nthOf = <Config, State, Played>(phase: Phase<Config, State, Played>): number => (phase.kind === 'setup' ? 0 : phase.nth);

/** Whether a start is under way. A second press then starts nothing (decision G19). */
const isStarting = <Config, State, Played>({ kind }: Phase<Config, State, Played>): boolean => kind === 'countdown' || kind === 'lead-in';

/** The phase after an event. An event that does not fit the phase changes nothing. */
export function nextPhase<Config, State, Played>(
  phase: Phase<Config, State, Played>,
  event: PhaseEvent<Config, State, Played>,
): Phase<Config, State, Played> {
  switch (event.type) {
    case 'count':
      return isStarting(phase) ? phase : { kind: 'countdown', start: event.start, nth: nthOf(phase) + 1 };
    case 'lead':
      if (phase.kind === 'lead-in') return phase;
      return { kind: 'lead-in', start: event.start, nth: phase.kind === 'countdown' ? phase.nth : nthOf(phase) + 1 };
    case 'begin':
      return phase.kind === 'lead-in' ? { kind: 'run', started: event.started, start: event.start, nth: phase.nth } : phase;
    case 'setup':
      return { kind: 'setup', returned: true };
  }
}

/** A game of free play. Try Again begins one, too: after a challenge (decision C2) or a resumed run it is an ordinary game. */
export const freeGame = <Config>(config: Config): Start<Config, never> => ({ kind: 'new', config, purpose: FREE });
