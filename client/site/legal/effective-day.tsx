import { useSyncExternalStore } from 'react';
import { buildMs } from '../../../shared/build-stamp.ts';
import { dayNumber } from '../../../shared/day.ts';
import { dayInYear } from '../../text/day.ts';

const never = () => () => undefined;

const today = () => {
  const now = new Date();
  return dayNumber(now.getTime(), -now.getTimezoneOffset());
};

/** The effective date, which is the current day (decision S10). The document has the day of the build, until a script runs. */
export default function EffectiveDay() {
  const day = useSyncExternalStore(never, today, () => dayNumber(buildMs, 0));
  return <>Effective date: {dayInYear(day)}</>;
}
