import type { Bench } from './report.ts';
import { ms, times } from './statistics.ts';
import { benchYears } from './years.ts';
import { listingRows } from './years-listing.ts';

const bytes = (count: number) => `${count} bytes`;

export const practising: Bench = {
  id: 'V13',
  what: 'progress after three years and 100,000 sessions, against a player who has just begun',
  async run() {
    const { pushRatio, pushMs, freshPushMs, writtenBytes, pullBytes, emptyPullBytes } = await benchYears();
    const measured = `${times(pushRatio)} (${ms(pushMs)} : ${ms(freshPushMs)})`;
    return [
      { id: 'V13', what: 'a push of one game ÷ a fresh player’s', measured, goal: '≤ 1.1 ×', met: pushRatio <= 1.1 },
      { id: 'V13', what: 'parts that it writes', measured: bytes(writtenBytes), goal: '≤ 4000', met: writtenBytes <= 4_000 },
      { id: 'V13', what: 'a pull after one game', measured: bytes(pullBytes), goal: '≤ 4000', met: pullBytes <= 4_000 },
      { id: 'V13', what: 'a pull with nothing new', measured: bytes(emptyPullBytes), goal: '≤ 200', met: emptyPullBytes <= 200 },
      ...(await listingRows()),
    ];
  },
};
