import { clockOf } from '../choices/clock-of.ts';
import { calm } from '../../words/en/text/calm.ts';
import * as words from '../../words/en/play/result.ts';
import type { GameChanges } from './game-changes.ts';
import { changesInWords } from './news-folds.tsx';
import { standingInWords } from './standing-text.ts';
import type { EndedRun } from './use-result.ts';

interface SaidResult extends Pick<EndedRun, 'outcome' | 'comparison'> {
  readonly message: string;
  readonly saidFirst?: string;
  /** The figures of the game. */
  readonly spoken: string;
  readonly tellsBest?: boolean;
}

/** The whole result as it is said. What is known only later comes at its end, so that nothing is said again. */
export function summaryInWords(
  { message, saidFirst = '', outcome, spoken, comparison, tellsBest }: SaidResult,
  changes: GameChanges,
  praise = '',
): string {
  const manner = calm[clockOf(outcome.sessionData)];
  const aside = [praise, manner === undefined ? '' : words.inManner(manner), standingInWords(comparison)]
    .filter((text) => text !== '')
    .join(' ');
  return `${saidFirst} ${words.spoken(message, aside, outcome.score, spoken)}`.trim() + changesInWords(changes, tellsBest);
}
