import { language } from '../../../shared/build-stamp.ts';
import * as words from '../../words/en/admin/as-of.ts';

/** How the editor writes moments, in the time of this device. */

/** "14:05". */
export const clockTime = (ms: number): string =>
  new Date(ms).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "Nov 12, 2026, 14:05". */
export const dayAndTime = (ms: number): string => words.dayAndTime(dayOf(ms), clockTime(ms));

/** "Nov 12, 2026". */
export const dayOf = (ms: number): string => new Date(ms).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
