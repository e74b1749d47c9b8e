import type { DayNumber } from '../../../shared/day.ts';
import type { AttemptResult, AttemptRun } from '../../challenge/attempt-result.ts';
import { goalWords } from '../../challenge/goal-words.ts';
import { sharedFigures, shareText } from '../../play/result/share-text.ts';
import { playedText } from '../../words/played-games.ts';
import * as words from '../../words/en/play/share.ts';
import type { Answer } from '../../../shared/games/kit/facts.ts';
import type { StoredItem } from '../../storage/records.ts';
import { recordedRun } from '../recorded-run.ts';

/** The answers in the record of a session; none if this build cannot replay it. */
function recordedAnswers({ payload }: StoredItem): readonly Answer[] {
  const recorded = recordedRun(payload);
  return recorded.ok ? recorded.value.rules.answers(recorded.value.run.state) : [];
}

/** What was right and wrong in a run, in order; empty where its answers are not known here. */
const rightsOf = ({ answers, item }: AttemptRun): readonly boolean[] =>
  (answers ?? (item ? recordedAnswers(item) : [])).map(({ right }) => right);

/** The text to share of the result of a day's challenge: with what is known of the run that reached it. */
export function attemptText(day: DayNumber, { asked, passed, run }: AttemptResult, streak: number): string {
  const goal = goalWords(asked);
  const about = [words.ofDaily(day, passed), goal ? words.titled(asked.title, goal.gameName) : asked.title, run && playedText(run)];
  const figures = [...(run ? sharedFigures(run) : []), ...(streak > 1 ? [words.inARow(streak)] : [])];
  return shareText(about, run ? rightsOf(run) : [], figures);
}
