import { benchFlood, type FloodFigures, type Noticed } from './flood.ts';
import type { Bench, Row } from './report.ts';
import { ms, times } from './statistics.ts';

const MAX_PUSH_MS = 100;
const MAX_PUSH_RATIO = 10;
const MAX_HEALTH_MS = 200;
const MAX_STORED_MB = 10;
const MAX_OWN_RATIO = 3;

const counts = (statuses: Noticed['statuses']): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

function rowsOf({ what, pushMs, slowPushMs, healthMs, statuses }: Noticed, idle: Noticed): readonly Row[] {
  const ratio = pushMs / idle.pushMs;
  return [
    {
      id: 'L7',
      what: `${what}: another player's push, median`,
      measured: `${ms(pushMs)}, ${times(ratio)} idle (p99 ${ms(slowPushMs)}; flood: ${counts(statuses)})`,
      goal: '≤ 10 × idle, ≤ 100 ms',
      met: ratio <= MAX_PUSH_RATIO && pushMs <= MAX_PUSH_MS,
    },
    { id: 'L7', what: `${what}: /healthz, p99`, measured: ms(healthMs), goal: '≤ 200 ms', met: healthMs <= MAX_HEALTH_MS },
  ];
}

function accountRows({ storedMb, ownMs, freshMs }: FloodFigures): readonly Row[] {
  const ratio = ownMs / freshMs;
  return [
    {
      id: 'L7',
      what: 'stored for one account in a minute',
      measured: `${storedMb.toFixed(1)} MB`,
      goal: '≤ 10 MB',
      met: storedMb <= MAX_STORED_MB,
    },
    {
      id: 'L7',
      what: "the account's own push after games on forged days ÷ a newcomer's",
      measured: `${times(ratio)} (${ms(ownMs)} : ${ms(freshMs)})`,
      goal: '≤ 3 ×',
      met: ratio <= MAX_OWN_RATIO,
    },
  ];
}

/** Takes more than three minutes, for two of its floods last one. */
export const flooding: Bench = {
  id: 'L7',
  what: 'one account floods the server with the costliest games',
  onlyNamed: true,
  async run() {
    const figures = await benchFlood();
    const { idle, floods } = figures;
    const still: Row = {
      id: 'L7',
      what: "nobody floods: a player's push, median",
      measured: `${ms(idle.pushMs)} (p99 ${ms(idle.slowPushMs)}; /healthz p99 ${ms(idle.healthMs)})`,
      goal: '',
      met: true,
    };
    return [still, ...floods.flatMap((flood) => rowsOf(flood, idle)), ...accountRows(figures)];
  },
};
