import { totalProblems, type CalculatorState } from '../../../shared/games/calculator-vs-brain/v1/rules.ts';
import * as words from '../../words/en/calculator-vs-brain/result.ts';
import { levels } from '../../words/en/calculator-vs-brain/setup.ts';

/** The browser's ways to share a text; each may be missing. */
export interface SharePorts {
  readonly share?: (data: { readonly text: string; readonly url: string }) => Promise<void>;
  readonly copy?: (text: string) => Promise<void>;
}

/** How the sharing ended. `shown`: the browser has no way to share, so the player gets the text to copy by hand. */
export type Shared = 'shared' | 'closed' | 'copied' | 'shown';

/** The text that is shared: a result in a few words. `game` is the game's name. */
export function shareText(state: CalculatorState, accuracy: number, game: string): string {
  const { playerWins, bestStreak, config } = state;
  const result = { won: playerWins, rounds: totalProblems(state), rate: accuracy, level: levels[config.difficulty], game };
  return bestStreak > 1 ? words.sharedStreak(result, bestStreak) : words.shared(result);
}

/** Gives a result to the device's share sheet, else to the clipboard (spec 1 §8). A player may close the sheet: that is no failure. */
export async function shareResult(ports: SharePorts, text: string, url: string): Promise<Shared> {
  if (ports.share) {
    try {
      await ports.share({ text, url });
      return 'shared';
    } catch (reason) {
      if (isClosed(reason)) return 'closed';
    }
  }
  try {
    if (!ports.copy) return 'shown';
    await ports.copy(`${text} ${url}`);
    return 'copied';
  } catch {
    return 'shown';
  }
}

const isClosed = (reason: unknown): boolean =>
  typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === 'AbortError';
