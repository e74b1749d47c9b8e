import type { DayNumber } from '../../../../shared/day.ts';
import { amount } from '../../../text/number.ts';
import { dayOfWeek } from '../text/calendar.ts';

/** The streak of dailies, and when the next one comes. */
export const streak = (days: number) => `Daily streak: ${amount(days, { one: 'day', other: 'days' })}`;

/** In whole minutes, at least one: "The next one comes in 5 h 12 min." */
export function nextIn(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const time = [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join(' ');
  return `The next one comes in ${time}.`;
}
/** The day is the one by UTC. */
export const nextOn = (day: DayNumber) => `The next one comes on ${dayOfWeek(day)} (UTC).`;
