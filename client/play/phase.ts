import type { Start, StartedRun } from './start-run.ts';

/** Where a game stands: set-up → countdown (where the game has one) → play and summary (spec 1 §4). */
export type Phase<Config, Played> =
  | { readonly kind: 'setup'; readonly returned: boolean }
  | { readonly kind: 'countdown'; readonly start: Start<Config>; readonly round: number }
  | { readonly kind: 'round'; readonly started: StartedRun<Config, Played>; readonly start: Start<Config>; readonly round: number };

export type PhaseEvent<Config, Played> =
  | { readonly type: 'count'; readonly start: Start<Config> }
  | { readonly type: 'begin'; readonly start: Start<Config>; readonly started: StartedRun<Config, Played> }
  | { readonly type: 'setup' };

export const FIRST_PHASE = { kind: 'setup', returned: false } as const;

/** Set-up or summary: the only places from which a game is started, so that a second press starts nothing (decision G19). */
const roundOf = <Config, Played>(phase: Phase<Config, Played>): number => (phase.kind === 'setup' ? 0 : phase.round);

/** An event that does not fit the phase changes nothing. */
export function nextPhase<Config, Played>(phase: Phase<Config, Played>, event: PhaseEvent<Config, Played>): Phase<Config, Played> {
  switch (event.type) {
    case 'count':
      return phase.kind === 'countdown' ? phase : { kind: 'countdown', start: event.start, round: roundOf(phase) + 1 };
    case 'begin': {
      const round = phase.kind === 'countdown' ? phase.round : roundOf(phase) + 1;
      return { kind: 'round', started: event.started, start: event.start, round };
    }
    case 'setup':
      return { kind: 'setup', returned: true };
  }
}

/** Try Again plays the same set-up with new problems; what was a challenge or an interrupted run is then an ordinary game (decision C2). */
export const againOf = <Config, Played>(started: StartedRun<Config, Played>): Start<Config> => ({ kind: 'new', config: started.config });
