import type { Canonical } from '../../canonical.ts';
import type { Clock } from './clock.ts';
import type { CommonMove, Game } from './game.ts';

/** Ends a pause before its time, as the player asks. Not with the ordinary clock, by which a pause is part of what is compared. */
export interface Go {
  readonly type: 'go';
}

/** No character of a number in base 36. */
const GO = '>';
const TICK: CommonMove = { type: 'tick' };

const isGo = (move: unknown): move is Go => (move as Go).type === 'go';

/** A version with one more move, `go` (decision G26). @param goOn the state after a pause that ends now, or the same if there is none. */
export const withGo = <Config extends Canonical, Move, State extends { readonly config: { readonly clock?: Clock } }>(
  game: Game<Config, Move, State>,
  goOn: (state: State, atMs: number) => State,
): Game<Config, Move | Go, State> => ({
  ...game,
  packMove: (move) => (isGo(move) ? GO : game.packMove(move)),
  unpackMove: (text) => (text === GO ? { type: 'go' } : game.unpackMove(text)),
  step(state, move, atMs) {
    if (!isGo(move)) return game.step(state, move, atMs);
    const settled = game.step(state, TICK, atMs);
    const { clock = 'on' } = settled.config;
    return clock === 'on' ? settled : goOn(settled, atMs);
  },
});
