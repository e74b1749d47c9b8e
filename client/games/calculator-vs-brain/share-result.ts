import { totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import { amount, percent, wholeNumber } from '../../text/number.ts';
import { LEVEL_LABELS } from './labels.ts';

/** Spec 1 §8, to the letter. */
export const COPIED = 'Result copied to clipboard!';

/** The parts of a browser that can take a result; any of them may be missing. */
export interface ShareDoors {
  readonly share?: (data: { readonly text: string; readonly url: string }) => Promise<void>;
  readonly copy?: (text: string) => Promise<void>;
}

/** What became of it. `shown`: no door took it, so the player gets the text to copy by hand. */
export type Shared = 'shared' | 'closed' | 'copied' | 'shown';

/** A result in a few words, to show to others. `game`: its name. */
export function shareText(state: CalculatorState, accuracy: number, game: string): string {
  const { playerWins, bestStreak, config } = state;
  const total = totalProblems(state);
  const streak = bestStreak > 1 ? `, ${bestStreak} in a row` : '';
  return `I beat the calculator in ${wholeNumber(playerWins)} of ${amount(total, 'round')} (${percent(accuracy)}${streak}) at ${LEVEL_LABELS[config.difficulty].label} in ${game}. Can you?`;
}

/** Hands a result to the device's own share sheet, else to the clipboard (spec 1 §8). Closing the sheet is an answer, not a failure. */
export async function shareResult(doors: ShareDoors, text: string, url: string): Promise<Shared> {
  if (doors.share) {
    try {
      await doors.share({ text, url });
      return 'shared';
    } catch (reason) {
      if (isClosed(reason)) return 'closed';
    }
  }
  try {
    if (!doors.copy) return 'shown';
    await doors.copy(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'shown';
  }
}

const isClosed = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
