import type { Clock } from '../../../shared/games/kit/clock.ts';

/** The clock of a run, by its set-up or by what its session says of that (decision G26). */
export const clockOf = (setUp: object): Clock => (setUp as { readonly clock?: Clock }).clock ?? 'on';

/** Whether time shows in nothing of a run: it has no limit, and a pause waits for its player. */
export const isUntimed = (setUp: object): boolean => clockOf(setUp) === 'off';
