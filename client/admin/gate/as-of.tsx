import { dayNumber } from '../../../shared/day.ts';
import { device } from '../../device/device.ts';
import { useTodayOf } from '../../device/use-today.ts';
import { useAdmin } from './admin-context.ts';
import { clockTime, dayAndTime } from './written-time.ts';
import * as words from '../../words/en/admin/as-of.ts';
import css from './as-of.module.css';

/** When the server said what is shown (decision S12). It takes its room before that is known. */
export const AsOf = ({ atMs }: { readonly atMs: number | undefined }) => (
  <p className={css['asOf']}>{atMs !== undefined && <Said atMs={atMs} />}</p>
);

/** "As of 14:05", with the day unless it is today. */
function Said({ atMs }: { readonly atMs: number }) {
  const today = useTodayOf(useAdmin().row.localId);
  const isToday = dayNumber(atMs, device().host.utcOffsetMin()) === today;
  return <span>{words.asOf(isToday ? clockTime(atMs) : dayAndTime(atMs))}</span>;
}
