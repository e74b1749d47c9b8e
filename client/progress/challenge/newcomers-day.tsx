import { startTransition, useEffect, useReducer } from 'react';
import { newcomersToday } from '../../challenge/newcomers-today.ts';
import { useNextLook } from '../../challenge/use-next-look.ts';
import type { DailyProps } from './daily.tsx';
import { dayWithoutChallenge } from './day-without-challenge.ts';

/** Today for a newcomer, of whom nothing is stored here, while the server has no challenge: it needs no storage. */
export default function NewcomersDay({ onRead }: Pick<DailyProps, 'onRead'>) {
  const [today, look] = useReducer(newcomersToday, undefined, newcomersToday);
  useNextLook(today.untilNextMs, look);
  useEffect(() => startTransition(() => onRead(dayWithoutChallenge(today))), [today, onRead]);
  return null;
}
