import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import { LinkButton } from '../ui/button/button.tsx';
import { logMissingPath } from '../window/log.ts';
import * as words from '../words/en/shell/not-found.ts';
import css from './message.module.css';

export function NotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => logMissingPath(path), [path]);
  return (
    <div className={css['message']}>
      <h1 className={css['figure']}>404</h1>
      <p className={css['lead']}>{words.notFound}</p>
      <LinkButton to="/" variant="primary">
        {words.toHome}
      </LinkButton>
    </div>
  );
}
