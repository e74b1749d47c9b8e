import { useRead } from '../../device/use-read.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import { preferred } from './preferred.ts';
import { logError } from '../../window/log.ts';

/**
 * How the fact on screen follows from others: of a new one always, after a mistake if that is wanted. Its code comes with the first one; undefined until then, and empty
 * where it cannot come.
 */
export function useHint(state: PracticeState): string | undefined {
  'use no memo';
  const { phase, shownAtMs } = state;
  const isAsked = phase === 'new' || (phase === 'solution' && preferred().withHints);
  const read = async () => ({ at: `${phase} ${shownAtMs}`, text: isAsked ? await hintText(state) : '' });
  const found = useRead(read, `${phase} ${shownAtMs}`);
  return found?.at === `${phase} ${shownAtMs}` ? found.text : undefined;
}

async function hintText(state: PracticeState): Promise<string> {
  try {
    const { hintOf } = await import('./hint-of.ts');
    return hintOf(state);
  } catch (error) {
    logError(error);
    return '';
  }
}
