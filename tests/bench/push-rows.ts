import { benchPush } from './push.ts';
import type { Bench } from './report.ts';
import { ms, times } from './statistics.ts';

export const pushing: Bench = {
  id: 'V6',
  what: 'push with replay verification, durable, against a bare route',
  async run() {
    const figures = await benchPush();
    const detail = `${ms(figures.batchMs)} : ${ms(figures.bareBatchMs)}, ${Math.round(figures.sessionsPerSecond)} sessions/s`;
    return [
      {
        id: 'V6',
        what: 'batch of 50 ÷ bare route',
        measured: `${times(figures.batchRatio)} (${detail})`,
        goal: '≤ 1.25 ×',
        met: figures.batchRatio <= 1.25,
      },
      {
        id: 'V6',
        what: 'single durable pushes ÷ no-op route',
        measured: times(figures.singleRatio),
        goal: '≥ 0.5 ×',
        met: figures.singleRatio >= 0.5,
      },
    ];
  },
};
