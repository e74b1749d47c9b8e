import { useEffect, useEffectEvent, type RefObject } from 'react';
import { TileHand, type TileHandPorts } from './tile-hand.ts';

/** Attaches a `TileHand` to the board by DOM listeners, so that a drag needs no render. */
export function useTileHand(board: RefObject<HTMLElement | null>, ports: TileHandPorts): void {
  const wayOf = useEffectEvent((cell: number) => ports.wayOf(cell));
  const slide = useEffectEvent((cell: number) => ports.slide(cell));
  const size = useEffectEvent(() => ports.size());
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    const hand = new TileHand(element, { wayOf: (cell) => wayOf(cell), slide: (cell) => slide(cell), size: () => size() });
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', (event) => hand.down(event), { signal });
    element.addEventListener('pointermove', (event) => hand.move(event), { signal });
    element.addEventListener('pointerup', (event) => hand.up(event), { signal });
    element.addEventListener('pointercancel', (event) => hand.cancel(event), { signal });
    element.addEventListener('click', (event) => hand.click(event), { signal });
    return () => listening.abort();
  }, [board]);
}
