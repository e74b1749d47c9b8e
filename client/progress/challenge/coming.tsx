import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as words from '../../words/en/daily-challenge/coming.ts';
import css from './coming.module.css';

interface ComingProps {
  readonly streak: number;
  readonly next: (() => string) | undefined;
}

/** What makes one come back: the streak of dailies, and when the next one comes. */
export function Coming({ streak, next }: ComingProps) {
  return (
    <div className={css['coming']}>
      {streak > 0 && (
        <p className={css['streak']}>
          <Icon name="flame" size="small" />
          <span>{words.streak(streak)}</span>
        </p>
      )}
      {next && <Next next={next} />}
    </div>
  );
}

/** Often enough for whole minutes, also after a sleep. */
const LOOK_MS = 5_000;

/** It says the time again as it goes on, silently: a screen reader that reads it hears what holds then. */
function Next({ next }: { readonly next: () => string }) {
  const [text, setText] = useState(next);
  useEffect(() => {
    const look = () => setText(next());
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [next]);
  return <p>{text}</p>;
}
