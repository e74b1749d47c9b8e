import { buildMs } from '../../shared/build-stamp.ts';
import { browserClock } from '../storage/browser-clock.ts';
import { nothingKnown, type TodaysChallenge } from './read-today.ts';

/** What is known of today where nothing is stored: its date, by the clock of this browser. */
export const newcomersToday = (): TodaysChallenge => nothingKnown(browserClock(buildMs));
