import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { BUBBLES } from './config.ts';

/** The moves: pick a bubble by its id, take a pick back, or end the game. */
export type BubblePopMove =
  | { readonly type: 'pick'; readonly bubble: number }
  | { readonly type: 'unpick'; readonly bubble: number }
  | { readonly type: 'end' };

const PICK = 'p';
const UNPICK = 'u';
const END = 'e';

/** A move as text: a letter, and the id of its bubble. */
export function packMove(move: BubblePopMove): string {
  if (move.type === 'end') return END;
  return (move.type === 'pick' ? PICK : UNPICK) + packInteger(move.bubble);
}

/** The move of a text; null if it is not in the one form of a move, or if a board has no such bubble. */
export function unpackMove(text: string): BubblePopMove | null {
  if (text === END) return { type: 'end' };
  const kind = text[0];
  const bubble = unpackInteger(text.slice(1), BUBBLES);
  if (bubble === null || bubble < 0) return null;
  if (kind === PICK) return { type: 'pick', bubble };
  return kind === UNPICK ? { type: 'unpick', bubble } : null;
}
