import { expect, it } from 'vitest';
import { resultInWords } from '../../../../../client/games/math-bubble-pop/result-in-words.ts';
import { Result } from '../../../../../client/games/math-bubble-pop/result.tsx';
import type { ResultProps } from '../../../../../client/play/page/game-module.ts';
import { mathBubblePop } from '../../../../../shared/games/math-bubble-pop/v1/rules.ts';
import type { BubblePopState } from '../../../../../shared/games/math-bubble-pop/v1/state.ts';
import type { RunComparison } from '../../../../../shared/progress/comparison.ts';
import { onGamePage } from '../../play/on-game-page.tsx';
import { someOutcome } from '../../play/run/fake-engine.ts';

const nothing = () => undefined;
const OUTCOME = { ...someOutcome, score: 120 };
const state: BubblePopState = { ...mathBubblePop.start({ operation: 'addition' }, [1, 2, 3, 4]), lives: 0, correct: 3, score: 120 };

const NEW_BEST: RunComparison = {
  key: 'math-bubble-pop addition',
  before: undefined,
  figures: [{ measure: 'score', value: 120, isNewBest: true, best: 120, bestBefore: 100 }],
};

const shown = (part: Partial<ResultProps<BubblePopState>>): string =>
  onGamePage(
    <Result
      state={state}
      outcome={OUTCOME}
      report={{ sessionId: 's1', outcome: OUTCOME, kept: 'saved', xpEarned: 42 }}
      lost={false}
      owner={{ kind: 'player', localId: 'p1' }}
      before={{ totalXp: 980 }}
      comparison={NEW_BEST}
      onAgain={nothing}
      onNew={nothing}
      {...part}
    />,
    'math-bubble-pop',
  );

it('shows of a run what every result shows: the points, the XP, a best, a level, and that it is saved', () => {
  const markup = shown({});
  for (const text of ['Game over', '120', '+42', '120 points. It was 100 before.', 'Level 2', 'Saved on this device', 'Play Again']) {
    expect(markup).toContain(text);
  }
});

it('says the same to whoever hears it, each once', () => {
  const best = { measure: 'score', value: 120, before: 100 } as const;
  const said = resultInWords({ state, outcome: OUTCOME, comparison: NEW_BEST }, { level: 2, best });
  const parts = said.match(/\S.*?\.(?=\s|$)/g) ?? [];
  expect(parts).toEqual([...new Set(parts)]);
  expect(said.match(/120 points,/g)).toHaveLength(1);
  for (const text of ['120 points, rank Novice', 'Level 2 reached.', 'A new best: 120 points. It was 100 before.'])
    expect(said).toContain(text);
});

it('says of a resumed run that it is no personal best', () => {
  const markup = shown({ outcome: { ...OUTCOME, resumed: true }, comparison: { ...NEW_BEST, figures: [] } });
  expect(markup).toContain('Resumed: it counts, but is no personal best.');
  expect(markup).not.toContain('New best');
});
