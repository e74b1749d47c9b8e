import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import { comparedAttempt, endedAttempt } from '../../challenge/ended-attempt.ts';
import { ATTEMPT_PAGE } from './attempt-page.ts';
import type { BegunRun, Purpose } from './purpose.ts';
import * as words from '../../words/en/play/attempt.ts';

/** An attempt at a challenge: its clock never stops, and who leaves it has ended it (decision C9). @param onBegun what else may end it. */
export const attemptAt = (revision: ChallengeRevision, onBegun?: (begun: BegunRun) => void): Purpose => ({
  kind: 'attempt',
  mark: { challenge: { id: revision.id, revision: revision.revision } },
  seedText: revision.id,
  revision,
  clock: 'all',
  noHelp: true,
  onLeave: 'end',
  onStop: 'end',
  home: ATTEMPT_PAGE,
  result: { page: ATTEMPT_PAGE, meanwhile: words.over },
  ...(onBegun && { onBegun }),
  onReport: (report, owner, answers) => endedAttempt.set({ revision, owner, report, answers }),
  onCompared: (sessionId, comparison) => comparedAttempt.set({ sessionId, comparison }),
});
