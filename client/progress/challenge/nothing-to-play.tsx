import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button/button.tsx';
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
        <LinkButton to="/daily-challenge">Back to Daily Challenge</LinkButton>
      </div>
    </div>
  );
}

export function NoChallenge() {
  return (
    <NothingToPlay title="No active challenge found">
      <LinkButton to="/games" variant="primary">
        Play a game meanwhile
      </LinkButton>
    </NothingToPlay>
  );
}
