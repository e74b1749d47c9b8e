import { factsOf } from '../../../shared/games/kit/facts.ts';
import { playedText } from '../../words/played-games.ts';
import * as words from '../../words/en/play/share.ts';
import type { EndedGame } from '../current-run.ts';
import { sharedFigures, shareText } from './share-text.ts';

/** The text to share of a run that has just ended. */
export function runText({ slug, name }: { readonly slug: string; readonly name: string }, { outcome, answers }: EndedGame): string {
  const { score, accuracy, timeTaken, durationMs, movesCount, difficulty, sessionData: data } = outcome;
  const given = answers();
  const facts = factsOf(given);
  const run = {
    game: slug,
    difficulty,
    data,
    score,
    timeTaken,
    durationMs,
    accuracy: accuracy ?? undefined,
    movesCount: movesCount ?? undefined,
    facts: [facts.answers, facts.right, facts.ms] as const,
  };
  const rights = given.map(({ right }) => right);
  return shareText([words.ofGame(name), playedText(run)], rights, sharedFigures(run));
}

export { shareText };
