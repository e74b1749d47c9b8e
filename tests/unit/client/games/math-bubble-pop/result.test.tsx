import { expect, it } from 'vitest';
import { Result } from '../../../../../client/games/math-bubble-pop/result.tsx';
import type { ResultProps } from '../../../../../client/play/page/game-module.ts';
import { mathBubblePop, type BubblePopState } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import { onGamePage } from '../../play/on-game-page.tsx';
import { someOutcome } from '../../play/run/fake-engine.ts';

const nothing = () => undefined;
const OUTCOME = { ...someOutcome, score: 120 };
const state: BubblePopState = { ...mathBubblePop.start({ operation: 'addition' }, [1, 2, 3, 4]), lives: 0, correct: 3, score: 120 };

const shown = (part: Partial<ResultProps<BubblePopState>>): string =>
  onGamePage(
    <Result
      state={state}
      outcome={OUTCOME}
      report={{ sessionId: 's1', outcome: OUTCOME, kept: 'saved', xpEarned: 42 }}
      lost={false}
      owner={{ kind: 'player', localId: 'p1' }}
      before={{ totalXp: 980, bestScore: 100 }}
      onAgain={nothing}
      onNew={nothing}
      {...part}
    />,
    'math-bubble-pop',
  );

it('shows of a run what every result shows: the points, the XP, a best, a level, and that it is saved', () => {
  const markup = shown({});
  for (const text of ['Game over', '120', '+42', 'It was 100 before.', 'Level 2', 'Saved on this device', 'Play Again']) {
    expect(markup).toContain(text);
  }
  expect(markup).toContain('Level 2 reached. A new best score.');
});

it('says of a resumed run that it is no personal best', () => {
  const markup = shown({ outcome: { ...OUTCOME, resumed: true } });
  expect(markup).toContain('Resumed: it counts, but is no personal best.');
  expect(markup).not.toContain('New best');
});
