import { say } from '../run/sayings.ts';
import * as words from '../../words/en/play/typing.ts';
import type { GameKey } from './game-keys.ts';

/** Says what a key has done to what is typed: the digit alone, or which one is gone and what is left. */
export function echo(key: GameKey, before: string, after: string): void {
  if (before !== after) say(key === 'back' ? words.deleted(before.slice(-1), after) : key, 'echo');
}
