import { expect, it, test } from 'vitest';
import { changesOf } from '../../../../../client/play/result/game-changes.ts';
import type { FinishReport } from '../../../../../client/engine/engine.ts';
import { NothingTried } from '../../../../../client/play/result/nothing-tried.tsx';
import { summaryInWords } from '../../../../../client/play/result/summary-in-words.ts';
import { Summary, type SummaryProps } from '../../../../../client/play/result/summary.tsx';
import { accuracyMeans, praise, xpMeans } from '../../../../../client/words/en/play/result.ts';
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

/** Without what is spoken, which comes before it. */
const shownPart = (markup: string) => markup.slice(markup.indexOf('<h1'));

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
  expect(markup).toContain('1.23\u00a0s an answer. It was 1.50\u00a0s before.');
  expect(markup).toContain('Level 2');
  const changes = changesOf({ totalXp: 980 }, OUTCOME, NEW_BEST, SAVED);
  const said = { message: 'Well done!', outcome: OUTCOME, comparison: undefined, spoken: 'accuracy 90 percent' };
  expect(summaryInWords(said, changes)).toBe(
    'Well done! 120 points, accuracy 90 percent. Level 2 reached. A new best: 1.23\u00a0s an answer. It was 1.50\u00a0s before.',
  );
});

it('a run leads with what the game measures and how it compares; the points are among the other figures', () => {
  const line = [1_500, 1_300].map((value, endMs) => ({ value, endMs }));
  const before = { measure: 'pace', best: line[1]!, first: line[0]!, last: line[1]!, line } as const;
  const standing = { key: NEW_BEST.key, game: 'speed-math', runs: 2, figures: [before] } as const;
  const figures = [
    { measure: 'pace', value: 1_230, isNewBest: true, best: 1_230, bestBefore: 1_300, gainOnLast: 70, gainOnFirst: 270 },
  ] as const;
  const markup = shown({ report: SAVED, comparison: { key: NEW_BEST.key, before: standing, figures } });
  const order = [
    'Well done!',
    '1.2\u00a0s',
    'an answer',
    '0.07\u00a0s faster than last time',
    'Your last 3 runs',
    '0.3\u00a0s faster than your first run',
    'Accuracy',
    'Score',
    '120',
  ];
  const places = order.map((text) => shownPart(markup).indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const said = {
    message: 'Well done!',
    outcome: OUTCOME,
    comparison: { key: NEW_BEST.key, before: standing, figures },
    spoken: 'time 2 seconds',
  };
  // What is read later follows what was said already.
  expect(summaryInWords(said, {}, 'Almost perfect.')).toBe(
    'Well done! 120 points, time 2 seconds. Almost perfect. 1.2\u00a0s an answer, 0.07\u00a0s faster than last time, your best on this set-up. 0.3\u00a0s faster than your first run.',
  );
});

it('a run by another clock than the ordinary one is called Calm, and said to be', () => {
  const outcome = { ...OUTCOME, sessionData: { ...OUTCOME.sessionData, clock: 'x2' } };
  expect(shown({ outcome })).toContain('Calm, twice the time');
  expect(shown({})).not.toContain('Calm');
  const said = { message: 'Well done!', outcome, comparison: undefined, spoken: 'accuracy 90 percent' };
  expect(summaryInWords(said, {}, 'Almost perfect.')).toBe(
    'Well done! 120 points, accuracy 90 percent. Almost perfect. Calm, twice the time.',
  );
});

it('a run that cannot be compared leads with its points, once', () => {
  const markup = shown({ report: SAVED, comparison: { key: NEW_BEST.key, before: undefined, figures: [], lack: 'accuracy' } });
  expect(markup).toContain('points</span>');
  expect(markup).not.toContain('Score');
  expect(markup).toContain('Get 90% right, and your time is compared, too. Right first, then fast.');
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

it('whoever is new is told what the hard words mean, and nobody past level 1', () => {
  const figures = [{ name: 'Accuracy', value: '90%', meaning: accuracyMeans }];
  const means = (before: SummaryProps['before']) => {
    const markup = shown({ figures, before, report: SAVED });
    return [accuracyMeans, xpMeans].map((meaning) => markup.includes(meaning));
  };
  expect(means(undefined)).toEqual([true, false]);
  expect(means({ totalXp: 999 })).toEqual([true, true]);
  expect(means({ totalXp: 1_000 })).toEqual([false, false]);
});

it('a run that no engine took is not said to be saved', () => {
  const markup = shown({ lost: true });
  expect(markup).not.toContain('Saved on this device');
  expect(markup).toContain('Failed to save game session');
});

it('a run in which nothing was tried has no score, and says that nothing was saved once that is certain (decision G20)', () => {
  const untried = (report: FinishReport | undefined) => onGamePage(<NothingTried report={report} onAgain={nothing} onNew={nothing} />);
  expect(untried(undefined)).not.toContain('nothing saved');
  expect(untried({ ...SAVED, kept: 'nothing' })).toContain('Nothing answered, nothing saved.');
  expect(untried(undefined)).not.toContain('points');
});

test.each([
  [100, 'A perfect run, Ada: not one missed.', 'A perfect run: not one missed.'],
  [99, 'Almost perfect, Ada.', 'Almost perfect.'],
  [90, 'Almost perfect, Ada.', 'Almost perfect.'],
  [89, 'Well on the way, Ada. A few to look at again.', 'Well on the way. A few to look at again.'],
  [70, 'Well on the way, Ada. A few to look at again.', 'Well on the way. A few to look at again.'],
  [69, 'Every miss shows what to practise, Ada.', 'Every miss shows what to practise.'],
])('a run of %i percent is told apart from others, by name where there is one', (accuracy, named, unnamed) => {
  expect([praise(accuracy, 'Ada'), praise(accuracy)]).toEqual([named, unnamed]);
});

it('a guest is praised without a name, and a game without an accuracy says nothing of it', () => {
  expect(shown({ outcome: { ...OUTCOME, accuracy: 100 }, owner: { kind: 'guest' } })).toContain('A perfect run: not one missed.');
  expect(shown({ outcome: { ...OUTCOME, accuracy: null } })).not.toMatch(/perfect|on the way|miss/);
});
