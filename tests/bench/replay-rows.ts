import { benchReplay } from './replay.ts';
import type { Bench, Row } from './report.ts';
import { times } from './statistics.ts';

const GOAL = 200_000;

export const replaying: Bench = {
  id: 'V10',
  what: 'replay of typical Speed Math sessions, and generation against a plain engine',
  async run() {
    const { replaysPerSecond, problemsPerSecond, plainProblemsPerSecond } = benchReplay();
    const replays = Object.entries(replaysPerSecond).map(([operation, rate]): Row => ({
      id: 'V10',
      what: `replay, ${operation}`,
      measured: `${Math.round(rate / 1000)},000 /s`,
      goal: '≥ 200,000 /s',
      met: rate >= GOAL,
    }));
    const ratio = problemsPerSecond / plainProblemsPerSecond;
    return [...replays, { id: 'V10', what: 'generation ÷ plain engine', measured: times(ratio), goal: '≥ 0.20 ×', met: ratio >= 0.2 }];
  },
};
