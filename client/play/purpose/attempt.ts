import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { endedAttempt } from '../../challenge/ended-attempt.ts';
import type { Purpose } from './purpose.ts';
import * as words from '../../words/en/play/attempt.ts';

/** The page of the day's attempt and its result. */
export const ATTEMPT_PAGE = '/daily-challenge/play';

/** An attempt at a challenge: its clock never stops, and who leaves it has ended it (decision C9). */
export const attemptAt = (revision: ChallengeRevision): Purpose => ({
  kind: 'attempt',
  mark: { challenge: { id: revision.id, revision: revision.revision } },
  revision,
  clock: 'all',
  noHelp: true,
  onLeave: 'end',
  onStop: 'end',
  result: { page: ATTEMPT_PAGE, meanwhile: words.over },
  onReport: (report, owner, answers) => endedAttempt.set({ revision, owner, report, answers }),
});
