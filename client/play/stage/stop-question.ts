import type { Clock } from '../../../shared/games/kit/clock.ts';
import { chunk } from '../../window/chunk.tsx';
import { useQuestion, type Question } from './question.ts';

/** A dialog's code comes with that of the screens of a run, and play need not wait for it (run-parts.ts). */
export const DiscardDialog = chunk(async () => ({ default: (await import('./discard-dialog.tsx')).DiscardDialog }));

/** The question before a run is stopped. */
export interface StopQuestion extends Question {
  /** Whether the run has no clock. */
  readonly untimed: boolean;
  readonly onStop: () => void;
}

export const useStopQuestion = (onStop: () => void, clock: Clock): StopQuestion => ({
  ...useQuestion(DiscardDialog),
  untimed: clock === 'off',
  onStop,
});
