import type { Clock } from '../../../shared/games/kit/clock.ts';

/** The clock of a run, by its set-up or by what its session says of that (decision G26). */
export const clockOf = (setUp: object): Clock => (setUp as { readonly clock?: Clock }).clock ?? 'on';

/** Whether time shows in nothing of a run: it has no limit, and a pause waits for its player. */
export const isUntimed = (setUp: object): boolean => clockOf(setUp) === 'off';

/** The clock of a kept session. Of a calm one that was left only its course is kept: it may have had no clock. */
export const clockOfSession = ({ data, course }: { readonly data: object; readonly course?: string | undefined }): Clock =>
  course === 'calm' && !('clock' in data) ? 'off' : clockOf(data);
