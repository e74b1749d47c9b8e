import type { Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import { shareOf, slidesOn, STEPS, TAP_PX } from './drag.ts';

/** What `TileHand` reads and calls. */
export interface TileHandPorts {
  /** The direction in which the tile on this cell can slide; undefined if it cannot. */
  readonly wayOf: (cell: number) => Direction | undefined;
  /** Slides the tile on this cell, or says that it cannot. */
  readonly slide: (cell: number) => void;
  /** Cells along one side of the board. */
  readonly size: () => number;
}

/** A tile that is dragged. */
interface Held {
  readonly tile: HTMLElement;
  readonly cell: number;
  readonly direction: Direction;
  readonly down: PointerEvent;
  readonly cellPx: number;
  /** How much of its way the tile has gone. */
  share: number;
  dragged: boolean;
}

/**
 * Taps, clicks and drags on a board's tiles. A dragged tile follows the finger by two custom properties of its own. When it is released,
 * a CSS transition moves it to its end or back. Taps and keys arrive as clicks.
 */
export class TileHand {
  readonly #board: HTMLElement;
  readonly #ports: TileHandPorts;
  #held: Held | undefined;
  /** The browser sends a click after a drag with a mouse; that click is no tap. */
  #ignoreClick = false;

  constructor(board: HTMLElement, ports: TileHandPorts) {
    this.#board = board;
    this.#ports = ports;
  }

  down(event: PointerEvent): void {
    this.#ignoreClick = false;
    const tile = tileOf(event.target);
    const direction = tile && this.#ports.wayOf(cellOf(tile));
    if (this.#held || event.button !== 0 || !tile || !direction) return;
    tile.setPointerCapture(event.pointerId);
    const cellPx = this.#board.clientWidth / this.#ports.size();
    this.#held = { tile, cell: cellOf(tile), direction, down: event, cellPx, share: 0, dragged: false };
  }

  move(event: PointerEvent): void {
    const held = this.#heldBy(event);
    if (!held) return;
    const [dx, dy] = [event.clientX - held.down.clientX, event.clientY - held.down.clientY];
    held.dragged ||= Math.hypot(dx, dy) > TAP_PX;
    if (!held.dragged) return;
    held.share = shareOf(held.direction, dx, dy, held.cellPx);
    follow(held);
  }

  up(event: PointerEvent): void {
    const held = this.#heldBy(event);
    if (!held) return;
    this.#held = undefined;
    this.#ignoreClick = held.dragged;
    if (held.dragged && slidesOn(held.share, event.timeStamp - held.down.timeStamp)) this.#ports.slide(held.cell);
    letGo(held.tile);
  }

  cancel(event: PointerEvent): void {
    const held = this.#heldBy(event);
    if (!held) return;
    this.#held = undefined;
    letGo(held.tile);
  }

  click(event: MouseEvent): void {
    const tile = tileOf(event.target);
    // Ignores the click after a drag. A click with `detail` 0 comes from a key or a screen reader and counts.
    if (!tile || (this.#ignoreClick && event.detail > 0)) return;
    if (!this.#ports.wayOf(cellOf(tile))) refuse(tile);
    this.#ports.slide(cellOf(tile));
  }

  /** The tile that this pointer drags; a second pointer drags none. */
  #heldBy(event: PointerEvent): Held | undefined {
    return this.#held?.down.pointerId === event.pointerId ? this.#held : undefined;
  }
}

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

/** Shakes a tile that cannot move. */
function refuse(tile: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const shake = [0, 3, -3, 2, 0].map((px) => ({ transform: `translateX(${px}px)` }));
  tile.firstElementChild?.animate(shake, { duration: REFUSAL_MS, easing: 'ease-out' });
}
