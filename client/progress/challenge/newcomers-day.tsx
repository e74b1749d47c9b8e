import { startTransition, useEffect, useReducer } from 'react';
import { buildMs } from '../../../shared/build-stamp.ts';
import { nothingKnown, type TodaysChallenge } from '../../challenge/read-today.ts';
import { useNextLook } from '../../challenge/use-next-look.ts';
import { browserClock } from '../../storage/browser-clock.ts';
import type { DailyProps } from './daily.tsx';
import { dayWithoutChallenge } from './day-without-challenge.ts';

/** What is known of today where nothing is stored: its date, by the clock of this browser. */
const newcomersToday = (): TodaysChallenge => nothingKnown(browserClock(buildMs));

/** Today for a newcomer, of whom nothing is stored here, while the server has no challenge: it needs no storage. */
export default function NewcomersDay({ onRead }: Pick<DailyProps, 'onRead'>) {
  const [today, look] = useReducer(newcomersToday, undefined, newcomersToday);
  useNextLook(today.untilNextMs, look);
  useEffect(() => startTransition(() => onRead(dayWithoutChallenge(today))), [today, onRead]);
  return null;
}
