import type { ReactNode } from 'react';
import type { FinishReport } from '../../engine/engine.ts';
import { CountingNumber } from './counting-number.tsx';
import * as words from '../../words/en/play/result.ts';
import css from './figure.module.css';

export interface FigureProps {
  readonly name: string;
  readonly value: ReactNode;
  /** What a hard name means, for whoever is new (new-words.tsx). */
  readonly meaning?: string;
}

/** A figure of a result, in a `dl`: large, with its name below. */
export function Figure({ name, value }: Omit<FigureProps, 'meaning'>) {
  return (
    <div className={css['figure']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface XpFigureProps {
  /** Absent until the engine has answered. */
  readonly report: FinishReport | undefined;
  /** A guest sees this in place of the XP until the game is kept. */
  readonly otherwise: FigureProps;
}

/** The XP of a run, counting up once it is known. */
export function XpFigure({ report, otherwise }: XpFigureProps) {
  if (report?.kept === 'memory') return <Figure {...otherwise} />;
  return <Figure name={words.xp} value={report ? <CountingNumber value={report.xpEarned} prefix="+" /> : '–'} />;
}
