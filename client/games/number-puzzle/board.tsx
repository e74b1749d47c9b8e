import { memo, useId, useRef, useState, type CSSProperties, useEffect, useEffectEvent, type RefObject } from 'react';
import { directionInto, GAP, NEIGHBOURS, type Cells, type Direction } from '../../../shared/games/number-puzzle/v1/board.ts';
import type { PuzzleSize } from '../../../shared/games/number-puzzle/v1/config.ts';
import type { Hint } from '../../../shared/games/number-puzzle/v1/hint.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { say } from '../../play/run/sayings.ts';
import { TileHand, type TileHandPorts } from './tile-hand.ts';
import { walkOf } from './use-arrow-keys.ts';
import { tileBeyond } from './walk.ts';
import * as words from '../../words/en/number-puzzle/play.ts';
import css from './board.module.css';

/** Attaches a `TileHand` to the board by DOM listeners, so that a drag needs no render. */
function useTileHand(board: RefObject<HTMLElement | null>, ports: TileHandPorts): void {
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

/** From a tile that has the focus to another one. */
function useWalk(board: RefObject<HTMLElement | null>, onWalk: (direction: Direction) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = walkOf(event);
    if (!direction) return;
    event.preventDefault();
    onWalk(direction);
  });
  useEffect(() => {
    const { current } = board;
    const listen = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [board]);
}

interface BoardProps {
  readonly cells: Cells;
  readonly size: PuzzleSize;
  /** What is to be marked. */
  readonly hint?: Hint | undefined;
  readonly onSlide: (cell: number) => void;
  /** Whether it is only a picture: no tile can be reached or moved. */
  readonly disabled?: boolean;
}

/** A cell's column and row as custom properties, for the stylesheet. */
const at = (cell: number, size: PuzzleSize) => ({ '--x': cell % size, '--y': Math.floor(cell / size) }) as CSSProperties;

const ofSize = (size: PuzzleSize) => ({ '--size': size }) as CSSProperties;

/**
 * The tiles on their tray. Each tile keeps its element when it moves, so that it can slide there. A screen reader reads the board in the
 * order of its cells. Tab leads to one tile, and an arrow key with Shift from there to the others, by their places: without Shift it slides.
 */
export function Board({ cells, size, hint, onSlide, disabled = false }: BoardProps) {
  const board = useRef<HTMLFieldSetElement>(null);
  const id = useId();
  const gap = cells.indexOf(GAP);
  const beside = NEIGHBOURS[size][gap] as readonly number[];
  const wayOf = (cell: number) => (beside.includes(cell) ? directionInto(size, cell, gap) : undefined);
  useTileHand(board, { wayOf, slide: onSlide, size: () => size });
  const inOrder = cells.filter((tile) => tile !== GAP).map((tile) => `${id}${tile}`);
  const [reached, setReached] = useState(cells[beside[0] as number]);
  useWalk(board, (direction) => {
    const cell = tileBeyond(cells, size, cells.indexOf(reached as number), direction);
    if (cell === undefined) say(words.edge, 'echo');
    else board.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  });
  return (
    <fieldset
      ref={board}
      className={css['board']}
      style={ofSize(size)}
      aria-label={words.board(size)}
      aria-owns={inOrder.join(' ')}
      disabled={disabled}
      aria-hidden={disabled || undefined}
      data-scan="again"
    >
      {inOrder.map((_, i) => {
        const cell = cells.indexOf(i + 1);
        const marked = hint?.cell === cell ? hint.direction : undefined;
        return (
          <Tile
            key={i}
            id={`${id}${i + 1}`}
            tile={i + 1}
            cell={cell}
            size={size}
            movable={beside.includes(cell)}
            reachable={reached === i + 1}
            onReach={setReached}
            marked={marked}
          />
        );
      })}
      {hint?.places.map((cell) => (
        <span key={cell} className={css['place']} style={at(cell, size)} aria-hidden="true">
          <span>{cell + 1}</span>
        </span>
      ))}
    </fieldset>
  );
}

interface TileProps {
  readonly id: string;
  readonly tile: number;
  readonly cell: number;
  readonly size: PuzzleSize;
  readonly movable: boolean;
  /** Whether Tab leads to it. */
  readonly reachable: boolean;
  readonly onReach: (tile: number) => void;
  /** The direction in which the hint says to move the tile. */
  readonly marked: Direction | undefined;
}

const Tile = memo(function Tile({ id, tile, cell, size, movable, reachable, onReach, marked }: TileProps) {
  const nameOf = movable ? words.movableTile : words.tile;
  return (
    <button
      id={id}
      type="button"
      className={css['tile']}
      style={at(cell, size)}
      tabIndex={reachable ? 0 : -1}
      onFocus={() => onReach(tile)}
      aria-label={nameOf(tile, Math.floor(cell / size) + 1, (cell % size) + 1)}
      data-cell={cell}
      data-movable={movable || undefined}
      data-scan={movable ? undefined : 'no'}
      data-home={tile === cell + 1 || undefined}
      data-marked={marked}
    >
      <span className={css['face']}>
        <span>{tile}</span>
        {marked && <Icon name="arrow-right" className={css['arrow']} />}
      </span>
    </button>
  );
});
