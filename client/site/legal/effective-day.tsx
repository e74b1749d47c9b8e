import { buildMs } from '../../../shared/build-stamp.ts';
import { dayNumber } from '../../../shared/day.ts';
import { dayInYear } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/site/effective-day.ts';
import { timeHere, useDay } from '../../window/use-day.ts';

const today = () => {
  const nowMs = timeHere();
  return dayNumber(nowMs, -new Date(nowMs).getTimezoneOffset());
};

/** The effective date, which is the current day (decision S10). The document has the day of the build, until a script runs. */
export default function EffectiveDay() {
  return <span>{words.effectiveDate(dayInYear(useDay(today, () => dayNumber(buildMs, 0))))}</span>;
}
