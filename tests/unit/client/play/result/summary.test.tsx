import { expect, it } from 'vitest';
import { NOT_SAVED } from '../../../../../client/device/storage-sentence.ts';
import type { FinishReport } from '../../../../../client/engine/engine.ts';
import { NothingTried } from '../../../../../client/play/result/nothing-tried.tsx';
import { Summary, type SummaryProps } from '../../../../../client/play/result/summary.tsx';
import type { RunComparison } from '../../../../../shared/progress/comparison.ts';
import { onGamePage } from '../on-game-page.tsx';
import { someOutcome } from '../run/fake-engine.ts';

const nothing = () => undefined;
const OUTCOME = { ...someOutcome, score: 120 };
const SAVED: FinishReport = { sessionId: 's1', outcome: OUTCOME, kept: 'saved', xpEarned: 42 };

/** Of a run that took 1.23 s an answer. */
const NEW_BEST: RunComparison = {
  key: 'speed-math addition.medium.10',
  before: undefined,
  figures: [{ measure: 'pace', value: 1_230, isNewBest: true, best: 1_230, bestBefore: 1_500 }],
};

const shown = (part: Partial<SummaryProps>): string =>
  onGamePage(
    <Summary
      message="Well done!"
      outcome={OUTCOME}
      figures={[{ name: 'Accuracy', value: '90%' }]}
      inPlaceOfXp={{ name: 'Correct', value: '9/10' }}
      spoken="accuracy 90 percent"
      report={undefined}
      lost={false}
      owner={{ kind: 'player', localId: 'p1' }}
      before={undefined}
      comparison={undefined}
      onAgain={nothing}
      onNew={nothing}
      {...part}
    />,
  );

it('the score and the figures are there before the engine has answered; that it is saved is said only then', () => {
  const before = shown({});
  for (const text of ['Well done!', '120', 'Accuracy', '90%', 'Try Again', 'New Challenge']) expect(before).toContain(text);
  expect(before).not.toContain('Saved on this device');
  expect(shown({ report: SAVED })).toContain('Saved on this device');
});

it('a player sees the XP, a guest another figure until the game is kept', () => {
  expect(shown({ report: SAVED })).toContain('+42');
  const guest = shown({ report: { ...SAVED, kept: 'memory' }, owner: { kind: 'guest' } });
  expect(guest).toContain('9/10');
  expect(guest).not.toContain('+42');
  expect(guest).not.toContain('Saved on this device');
});

it('a best is told with the one before it, a level with its number; both are said after the result', () => {
  const markup = shown({ report: SAVED, before: { totalXp: 980 }, comparison: NEW_BEST });
  expect(markup).toContain('1.23 s an answer. It was 1.50 s before.');
  expect(markup).toContain('Level 2');
  expect(markup).toContain('Well done! 120 points, accuracy 90 percent. Level 2 reached. A new best: 1.23 s an answer.');
});

it('a game that tells of its best itself has no second line for it', () => {
  const markup = shown({ report: SAVED, comparison: NEW_BEST, tellsBest: true });
  expect(markup).not.toContain('New best');
});

it('a resumed run says that it is no personal best, and is none', () => {
  const outcome = { ...OUTCOME, resumed: true };
  const markup = shown({ outcome, report: { ...SAVED, outcome }, before: { totalXp: 0 }, comparison: { ...NEW_BEST, figures: [] } });
  expect(markup).toContain('Resumed: it counts, but is no personal best.');
  expect(markup).not.toContain('New best');
});

it('a run that no engine took is not said to be saved', () => {
  const markup = shown({ lost: true });
  expect(markup).not.toContain('Saved on this device');
  expect(markup).toContain(NOT_SAVED);
});

it('a run in which nothing was tried has no score, and says that nothing was saved once that is certain (decision G20)', () => {
  const untried = (report: FinishReport | undefined) => onGamePage(<NothingTried report={report} onAgain={nothing} onNew={nothing} />);
  expect(untried(undefined)).not.toContain('nothing saved');
  expect(untried({ ...SAVED, kept: 'nothing' })).toContain('Nothing answered, nothing saved.');
  expect(untried(undefined)).not.toContain('points');
});
