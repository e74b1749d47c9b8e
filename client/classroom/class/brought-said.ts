import * as words from '../../words/en/classroom/class-round.ts';
import type { ResultRow, RoundRow } from '../storage/class-rows.ts';
import type { Put } from '../storage/results.ts';
import { figuresOf } from './said.ts';
import { marksOf } from './table.ts';

/** What became of the last thing that was brought in. */
export interface Said {
  readonly tone: 'right' | 'wrong' | 'plain';
  readonly text: string;
}

const MARK_WORDS = {
  paper: words.onPaper,
  typed: words.typed,
  calm: words.calm,
  late: words.late,
  not_read: words.notRead,
  choose: words.choose,
};

/** How a result is called behind its figures: "checked, late". */
function howOf(row: ResultRow, round: RoundRow): string {
  return [...(row.checked ? [words.checked] : []), ...marksOf(row, round).map((mark) => MARK_WORDS[mark])].join(', ');
}

/** @param isOther its round is not the one on the screen. */
export function saidOf(put: Put | undefined, row: ResultRow, name: string, round: RoundRow, isOther: boolean): Said | undefined {
  switch (put) {
    case 'added': {
      const added = words.added(name, figuresOf(row), howOf(row, round));
      return { tone: 'right', text: isOther ? `${added} ${words.ofOtherRound}` : added };
    }
    case 'known':
      return { tone: 'plain', text: words.known(name) };
    case 'full':
      return { tone: 'wrong', text: words.full(name) };
    case 'gone':
      return { tone: 'wrong', text: words.gone };
    case undefined:
      return undefined;
  }
}
