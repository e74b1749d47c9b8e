import { choicesKey } from '../window/hints.ts';
import type { Chosen } from './stored-preferences.ts';

/**
 * What a player of this device has chosen, as storage said it last: whoever needs another clock needs it in the first game, too, where
 * storage is slow. @param localId who plays; undefined while that is not known, then of who played last.
 */
export function keptChoices(localId: string | undefined): Chosen | undefined {
  try {
    const [of, chosen] = (localStorage.getItem(choicesKey) ?? '').split('?');
    return chosen !== undefined && (localId ?? of) === of ? new Map(new URLSearchParams(chosen)) : undefined;
  } catch {
    return undefined;
  }
}

export function keepChoices(localId: string, chosen: Chosen): void {
  try {
    localStorage.setItem(choicesKey, `${localId}?${new URLSearchParams([...chosen]).toString()}`);
  } catch {
    // If storage is blocked, nothing is known before the database has answered.
  }
}
