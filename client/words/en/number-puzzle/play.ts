import { GAP, type Direction } from '../../../../shared/games/number-puzzle/v1/board.ts';
import { wholeNumber } from '../../../text/number.ts';
import { clockText } from '../../../text/time.ts';

/** Stands before the time. */
export const time = 'Time';
/** The time that an attempt at a challenge may take, behind the time so far. */
export const ofTime = (seconds: number) => ` of ${clockText(seconds)}`;
export const moves = (count: number) => `<number>${wholeNumber(count)}</number><noun> ${count === 1 ? 'move' : 'moves'}</noun>`;
export const movesOf = (count: number, limit: number) => `<number>${wholeNumber(count)}</number><noun>/${wholeNumber(limit)} moves</noun>`;
export const level = (name: string, size: string) => `Level <strong>${name}</strong><size>, ${size}</size>`;
export const inPlace = (home: number, tiles: number) => `${home} of ${tiles} in place`;

export const board = (size: number) => `Board, ${size} by ${size}. Shift and an arrow key lead from tile to tile`;
export const tile = (number: number, row: number, column: number) => `Tile ${number}, row ${row}, column ${column}, cannot move`;
export const movableTile = (number: number, row: number, column: number) => `Tile ${number}, row ${row}, column ${column}, can move`;

/** The board, a row a line: "1 2 3, 8 gap 4, 7 6 5". */
export const rows = (cells: readonly number[], size: number) =>
  Array.from({ length: size }, (_, row) =>
    cells
      .slice(row * size, (row + 1) * size)
      .map((tile) => (tile === GAP ? 'gap' : String(tile)))
      .join(' '),
  ).join(',\n');
/** Said of an arrow key at an edge, and of a press on a tile that cannot move. */
export const nothingMoves = 'Nothing moves';
/** Said where a walk over the board ends. */
export const edge = 'Edge';

/** What a screen reader says, without the stop at its end. */
export const begun = (name: string, size: number, board: string) =>
  `${name} board, ${size} by ${size}: ${board}. An arrow key slides a tile into the gap, a question mark says the board`;
/** A new board, a row a line. */
export const shuffled = (board: string, untimed: boolean) =>
  `Shuffled. ${untimed ? 'Moves start' : 'Moves and time start'} again: ${board}`;
export const withHint = (said: string, hint: string) => `${said}. ${hint}`;

export const howTo = 'Slide the tiles into order: with a tap, a drag or the arrow keys.';
export const usedUp = 'This board can take no more moves. Begin a new one from the menu.';
export const overMoves = 'Too many moves for the challenge. You can finish, but you will not pass.';

export const shuffle = 'Shuffle';
export const noShuffles = 'No shuffles left';
export const hintButton = 'Hint';
export const hintOff = 'Hint off';
export const menu = 'Menu';

export const shuffleTitle = 'Shuffle a new board?';
export const aboutShuffle = 'Moves and time start again. The clock is still running.';
export const aboutUntimedShuffle = 'Your moves start again.';
export const keepBoard = 'Keep this board';

/** Where a tile slides to. */
export const DIRECTIONS: { readonly [direction in Direction]: string } = { up: 'up', down: 'down', left: 'left', right: 'right' };

/** A slide that was made, without a stop at its end: where the tile is now, and whether that is its place. */
export const moved = (tile: number, row: number, column: number, isHome: boolean) =>
  `${tile} moved to row ${row}, column ${column}${isHome ? ', home' : ''}`;
