import type { ComponentType, ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { LEAST_TOPIC_ANSWERS } from '../../../shared/progress/analytics/topic-stats.ts';
import * as words from '../../words/en/analytics/highlights.ts';
import type { AnalyticsData } from './analytics-data.ts';
import ui from '../../ui/ui.module.css';
import css from './highlights.module.css';

/** What a learner asks for comes first: what got faster, what to practise, and the bests. */
export const Highlights = ({ data }: { readonly data: AnalyticsData }) => (
  <div className={css['row']}>
    <List title={words.faster} lines={data.faster} empty={words.noneFaster}>
      {data.faster.length === 0 && <p className={css['note']}>{words.enoughAnswers(LEAST_TOPIC_ANSWERS)}</p>}
    </List>
    <List title={words.practise} lines={data.weak} empty={words.noneWeak} action={PractiseThis} />
    <List title={words.bests} lines={data.bests} empty={words.noBests} />
  </div>
);

const PractiseThis = ({ what, where, practice }: AnalyticsData['weak'][number]) =>
  practice && (
    <LinkButton {...practice} aria-label={words.practiseThisIn(what, where)} className={css['action']}>
      {words.practiseThis}
    </LinkButton>
  );

type Line = AnalyticsData['bests'][number];

interface ListProps<Shown extends Line> {
  readonly title: string;
  readonly lines: readonly Shown[];
  readonly empty: string;
  /** What can be done about a line. */
  readonly action?: ComponentType<Shown>;
  readonly children?: ReactNode;
}

const List = <Shown extends Line>({ title, lines, empty, action: Action, children }: ListProps<Shown>) => (
  <Sheet as="section" className={ui['column3']}>
    <h2 className={ui['large']}>{title}</h2>
    {lines.length === 0 ? (
      <p className={css['empty']}>{empty}</p>
    ) : (
      <ul>
        {lines.map((line) => (
          <li key={line.key} className={css['line']}>
            <span className={css['what']}>{line.what}</span>
            <span className={css['where']}>{line.where}</span>
            <span className={css['figure']}>{line.figure}</span>
            <span className={css['rest']}>{line.rest}</span>
            {Action && <Action {...line} />}
          </li>
        ))}
      </ul>
    )}
    {children}
  </Sheet>
);
