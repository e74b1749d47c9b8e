import { dayNumber } from '../../shared/day.ts';
import { readVisits } from '../visits/stored-visits.ts';
import { done, misused, type Command } from './command.ts';

const PARAMETER = '[<days>]';
const USUAL_DAYS = 30;

/** How often each page was visited on each of the last days (decision S17). */
export const visits: Command = {
  parameter: PARAMETER,
  summary: `Show how often each page was visited on each of the last days, ${USUAL_DAYS} by default.`,
  details: ['Visits are counted with VISIT_COUNTS=on, of visitors who have accepted it. Those of the last minute may be missing.'],
  async run({ database, clock }, [days = String(USUAL_DAYS), ...rest]) {
    if (rest.length > 0 || !/^[1-9]\d{0,3}$/.test(days)) return misused(`"visits" takes ${PARAMETER}.`);
    const found = await readVisits(database.db, dayNumber(clock(), 0) - Number(days) + 1);
    return done(...(found.length === 0 ? ['No visit was counted.'] : found.map(({ date, path, visits: n }) => `${date}  ${path}  ${n}`)));
  },
};
