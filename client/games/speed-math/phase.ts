import type { Start, StartedRun } from './start-run.ts';

/** Where a game stands: config → countdown → play and summary (spec 1 §4). */
export type Phase =
  | { readonly kind: 'setup'; readonly returned: boolean }
  | { readonly kind: 'countdown'; readonly start: Start; readonly round: number }
  | { readonly kind: 'round'; readonly started: StartedRun; readonly start: Start; readonly round: number };

export type PhaseEvent =
  | { readonly type: 'count'; readonly start: Start }
  | { readonly type: 'begin'; readonly started: StartedRun }
  | { readonly type: 'again' }
  | { readonly type: 'setup' };

export const FIRST_PHASE: Phase = { kind: 'setup', returned: false };

const roundOf = (phase: Phase): number => (phase.kind === 'setup' ? 0 : phase.round);

/** Try Again plays the same set-up with new problems; what was a challenge or an interrupted run is then an ordinary game (decision C2). */
function again(start: Start, started: StartedRun): Start {
  return { kind: 'new', config: start.kind === 'new' ? start.config : started.config };
}

/** A start is one transition: an event that does not fit the phase changes nothing (decision G19). */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
  switch (event.type) {
    case 'count':
      return phase.kind === 'setup' ? { kind: 'countdown', start: event.start, round: 1 } : phase;
    case 'begin':
      return phase.kind === 'countdown' ? { kind: 'round', started: event.started, start: phase.start, round: phase.round } : phase;
    case 'again':
      return phase.kind === 'round' ? { kind: 'countdown', start: again(phase.start, phase.started), round: roundOf(phase) + 1 } : phase;
    case 'setup':
      return { kind: 'setup', returned: true };
  }
}
