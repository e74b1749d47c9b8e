import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
import * as words from '../../words/en/daily-challenge/attempt.ts';
import css from './attempt.module.css';

interface NothingToPlayProps {
  readonly title: string;
  /** What else there is to do. */
  readonly children?: ReactNode;
}

export function NothingToPlay({ title, children }: NothingToPlayProps) {
  return (
    <div className={css['nothing']}>
      <h1 className={css['title']}>{title}</h1>
      <div className={css['links']}>
        {children}
        <LinkButton to="/daily-challenge">{words.back}</LinkButton>
      </div>
    </div>
  );
}

export function NoChallenge() {
  return (
    <NothingToPlay title={words.noneFound}>
      <LinkButton to="/games" variant="primary">
        {words.playMeanwhile}
      </LinkButton>
    </NothingToPlay>
  );
}
