import { packInteger, unpackInteger } from '../../kit/integer-text.ts';
import { BUBBLES } from './config.ts';

/** What a player does: pick a bubble by its id, take a pick back, or end the game. */
export type BubblePopMove =
  | { readonly type: 'pick'; readonly bubble: number }
  | { readonly type: 'unpick'; readonly bubble: number }
  | { readonly type: 'end' };

const PICK = 'p';
const UNPICK = 'u';
const END = 'e';

/** A move as a letter, and for a bubble its id. */
export function packMove(move: BubblePopMove): string {
  if (move.type === 'end') return END;
  return (move.type === 'pick' ? PICK : UNPICK) + packInteger(move.bubble);
}

/** The move that `text` stands for; null if it is none in its one form, or of no bubble of a board. */
export function unpackMove(text: string): BubblePopMove | null {
  if (text === END) return { type: 'end' };
  const kind = text[0];
  const bubble = unpackInteger(text.slice(1), BUBBLES);
  if (bubble === null || bubble < 0) return null;
  if (kind === PICK) return { type: 'pick', bubble };
  return kind === UNPICK ? { type: 'unpick', bubble } : null;
}
