import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { shareOf, slidesOn, STEPS, TAP_PX } from './drag.ts';

export interface TileHand {
  /** Which way the tile on this cell can slide, if it can. */
  readonly wayOf: (cell: number) => Direction | undefined;
  readonly slide: (cell: number) => void;
  /** Cells along one side of the board. */
  readonly size: number;
}

interface Held {
  readonly tile: HTMLElement;
  readonly cell: number;
  readonly direction: Direction;
  readonly pointerId: number;
  readonly fromX: number;
  readonly fromY: number;
  readonly cellPx: number;
  readonly sinceMs: number;
  share: number;
  dragged: boolean;
}

/**
 * Taps, clicks and drags on a board's tiles. A dragged tile follows the finger by two custom properties of its own, without React;
 * let go, it goes on or back by its transition. Taps and keys come as clicks.
 */
export function useTileHand(board: RefObject<HTMLElement | null>, hand: TileHand): void {
  const wayOf = useEffectEvent((cell: number) => hand.wayOf(cell));
  const slide = useEffectEvent((cell: number) => hand.slide(cell));
  const sizeOf = useEffectEvent(() => hand.size);
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    let held: Held | undefined;
    let ignoreClick = false;

    const down = (event: PointerEvent) => {
      ignoreClick = false;
      const tile = tileOf(event.target);
      if (held || event.button !== 0 || !tile) return;
      const cell = cellOf(tile);
      const direction = wayOf(cell);
      if (!direction) return;
      tile.setPointerCapture(event.pointerId);
      held = holding(event, tile, cell, direction, element.clientWidth / sizeOf());
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointerId) return;
      const [dx, dy] = [event.clientX - held.fromX, event.clientY - held.fromY];
      held.dragged ||= Math.hypot(dx, dy) > TAP_PX;
      if (!held.dragged) return;
      held.share = shareOf(held.direction, dx, dy, held.cellPx);
      follow(held);
    };
    const up = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointerId) return;
      const { tile, cell, share, dragged, sinceMs } = held;
      held = undefined;
      ignoreClick = dragged;
      if (dragged && slidesOn(share, event.timeStamp - sinceMs)) slide(cell);
      letGo(tile);
    };
    const cancel = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointerId) return;
      letGo(held.tile);
      held = undefined;
    };
    const click = (event: MouseEvent) => {
      const tile = tileOf(event.target);
      // The click of a drag; one without a pointer is a key's or a screen reader's.
      if (!tile || (ignoreClick && event.detail > 0)) return;
      const cell = cellOf(tile);
      if (wayOf(cell)) slide(cell);
      else refuse(tile);
    };

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, click } as const;
    for (const [type, listen] of Object.entries(listeners)) element.addEventListener(type, listen as EventListener);
    return () => {
      for (const [type, listen] of Object.entries(listeners)) element.removeEventListener(type, listen as EventListener);
    };
  }, [board]);
}

const holding = (event: PointerEvent, tile: HTMLElement, cell: number, direction: Direction, cellPx: number): Held => ({
  tile,
  cell,
  direction,
  pointerId: event.pointerId,
  fromX: event.clientX,
  fromY: event.clientY,
  cellPx,
  sinceMs: event.timeStamp,
  share: 0,
  dragged: false,
});

const tileOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-cell]')) || undefined;

const cellOf = (tile: HTMLElement): number => Number(tile.dataset['cell']);

function follow({ tile, direction, share }: Held): void {
  const { x, y } = STEPS[direction];
  tile.dataset['held'] = '';
  tile.style.setProperty('--dx', String(x * share));
  tile.style.setProperty('--dy', String(y * share));
}

function letGo(tile: HTMLElement): void {
  delete tile.dataset['held'];
  tile.style.removeProperty('--dx');
  tile.style.removeProperty('--dy');
}

const REFUSAL_MS = 160;

/** A tile that cannot move says so with a little shake of its face. */
function refuse(tile: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const shake = [0, 3, -3, 2, 0].map((px) => ({ transform: `translateX(${px}px)` }));
  tile.firstElementChild?.animate(shake, { duration: REFUSAL_MS, easing: 'ease-out' });
}
