import { choice, SUMS, whole, type RoundForm, type RoundSetup } from '../kit/round-form.ts';

const slug = 'speed-math';

const preset = (operation: string, difficulty: string, questions: number, minutes: number): RoundSetup => ({
  game: slug,
  rules: 3,
  config: { operation, difficulty, friendly: true, timeLimit: 60 * minutes, questions },
});

const LEVELS = ['single', 'double', 'three'] as const;

export const round: RoundForm = {
  slug,
  fields: [
    choice('operation', 4, [...SUMS, 'fractions', 'percentages', 'algebra', 'geometry']),
    choice('difficulty', 2, [...LEVELS, 'large']),
    choice('friendly', 1, [false, true]),
    whole('timeLimit', 10, 15, 600),
    whole('questions', 7, 1, 100),
  ],
  presets: [
    ...SUMS.flatMap((operation) => LEVELS.map((difficulty) => preset(operation, difficulty, 20, 2))),
    ...SUMS.flatMap((operation) => LEVELS.map((difficulty) => preset(operation, difficulty, 60, 5))),
  ],
  limitMs: ({ timeLimit }) => 1000 * Number(timeLimit),
  marks: ['>'],
};
