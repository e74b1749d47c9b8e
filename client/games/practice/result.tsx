import { Link } from '@tanstack/react-router';
import { answersIn } from '../../../shared/games/practice/v1/rules.ts';
import type { PracticeState } from '../../../shared/games/practice/v1/state.ts';
import type { FactId } from '../../../shared/memory/facts.ts';
import type { FinishReport } from '../../engine/engine.ts';
import { useMemory } from '../../play/memory/use-memory.ts';
import type { ResultProps } from '../../play/page/game-module.ts';
import { Figure, XpFigure } from '../../play/result/figure.tsx';
import { HowItWent } from '../../play/result/how-it-went.tsx';
import { changesInWords, NewsFolds } from '../../play/result/news-folds.tsx';
import { ResultFrame } from '../../play/result/result-frame.tsx';
import { SaveLine } from '../../play/result/save-line.tsx';
import { SummaryActions } from '../../play/result/summary-actions.tsx';
import { useResult } from '../../play/result/use-result.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import * as words from '../../words/en/practice/result.ts';
import { afterInWords } from './after-text.ts';
import { answersOf } from './answers.ts';
import css from './result.module.css';

/** What a sitting came to: how much was asked, what moved on, and when it goes on. No score: it chose the questions. */
export function Result({ state, onAgain, onNew, ...ended }: ResultProps<PracticeState>) {
  const { report, changes, kept } = useResult(ended);
  const rows = answersOf(state);
  const right = rows.filter(({ correct }) => correct).length;
  const { kind } = state.config;
  const sentence = useSentence(state, report);
  const isPlacement = kind === 'placement';
  const message = { daily: words.title, 'fix-up': words.fixedUp, placement: words.placed }[kind];
  const asked = words.asked(rows.length);
  // It follows what is said at once, and says nothing of that again.
  const news = `${sentence ?? ''}${changesInWords(changes)}`.trim();
  return (
    <ResultFrame
      message={message}
      spoken={news === '' ? `${message}. ${asked}` : news}
      details={!isPlacement && <HowItWent rows={rows} config={state.config} />}
      actions={
        <SummaryActions
          againLabel={isPlacement ? words.begin : words.more}
          newLabel={words.done}
          onAgain={onAgain}
          onNew={onNew}
          share={
            <LinkButton to="/map" size="large">
              {words.seeMap}
            </LinkButton>
          }
        />
      }
    >
      <p className={css['sentence']}>
        <span>{asked}</span> <span>{sentence}</span>
      </p>
      <dl className={css['figures']}>
        <Figure name={words.right} value={`${right}/${rows.length}`} />
        <XpFigure report={report} otherwise={{ name: words.questionsAsked, value: rows.length }} />
      </dl>
      <NewsFolds changes={changes} />
      <p className={css['links']}>
        <Link to="/practice/print">{words.onPaper}</Link>
      </p>
      <SaveLine {...kept} />
    </ResultFrame>
  );
}

/** What memory says of the sitting, as soon as it has read it. */
function useSentence(state: PracticeState, report: FinishReport | undefined): string | undefined {
  const memory = useMemory(report);
  const asked = new Set<FactId>(answersIn(state).map(({ question }) => question.fact));
  return report && afterInWords(asked, memory);
}
