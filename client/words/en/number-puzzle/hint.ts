import type { Hint, HintReason } from '../../../../shared/games/number-puzzle/v1/hint.ts';
import { DIRECTIONS } from './play.ts';

const LINES = { row: 'row', column: 'column' };

/** A hint in one sentence: "3 fills the row: slide 3 up." */
export const hintText = ({ reason, tile, direction }: Hint): string => `${reasonText(reason)}: slide ${tile} ${DIRECTIONS[direction]}.`;

function reasonText(reason: HintReason): string {
  switch (reason.kind) {
    case 'room':
      return `Make room for ${reason.tile}`;
    case 'place':
      return `${reason.tile} belongs in row ${reason.row}, column ${reason.column}`;
    case 'pair':
      return `${reason.one} and ${reason.other} fill the ${LINES[reason.line]}, one right behind the other`;
    case 'last':
      return `${reason.tile} fills the ${LINES[reason.line]}`;
    case 'aside':
      return `Corner trick, ${reason.tile} steps aside to let ${reason.other} in with it`;
    case 'corner':
      return 'Almost done, turn the last tiles round';
  }
}
