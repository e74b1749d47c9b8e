import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { LEAST_TOPIC_ANSWERS } from '../../../shared/progress/analytics/topic-stats.ts';
import * as words from '../../words/en/analytics/highlights.ts';
import type { AnalyticsData } from './analytics-data.ts';
import css from './highlights.module.css';

/** What a learner asks for comes first: what got faster, what to practise, and the bests. */
export const Highlights = ({ data }: { readonly data: AnalyticsData }) => (
  <div className={css['row']}>
    <List title={words.faster} lines={data.faster} empty={words.noneFaster}>
      {data.faster.length === 0 && <p className={css['note']}>{words.enoughAnswers(LEAST_TOPIC_ANSWERS)}</p>}
    </List>
    <List title={words.practise} lines={data.weak} empty={words.noneWeak}>
      {data.practice && (
        <p>
          <LinkButton to={`/games/${data.practice.slug}`} variant="primary">
            {words.practiseIn(data.practice.name)}
          </LinkButton>
        </p>
      )}
    </List>
    <List title={words.bests} lines={data.bests} empty={words.noBests} />
  </div>
);

interface ListProps {
  readonly title: string;
  readonly lines: AnalyticsData['bests'];
  readonly empty: string;
  readonly children?: ReactNode;
}

const List = ({ title, lines, empty, children }: ListProps) => (
  <Sheet as="section" className={css['list']}>
    <h2 className={css['title']}>{title}</h2>
    {lines.length === 0 ? (
      <p className={css['empty']}>{empty}</p>
    ) : (
      <ul>
        {lines.map(({ key, what, where, figure, rest }) => (
          <li key={key} className={css['line']}>
            <span className={css['what']}>{what}</span>
            <span className={css['where']}>{where}</span>
            <span className={css['figure']}>{figure}</span>
            <span className={css['rest']}>{rest}</span>
          </li>
        ))}
      </ul>
    )}
    {children}
  </Sheet>
);
