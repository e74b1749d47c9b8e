import { choice, SUMS, whole, type RoundForm } from '../kit/round-form.ts';

const slug = 'math-race';

export const round: RoundForm = {
  slug,
  fields: [choice('operation', 3, SUMS), whole('from', 12, 1, 3000), whole('to', 12, 1, 3000), whole('target', 10, 1, 1000)],
  presets: SUMS.flatMap((operation) =>
    [10, 20, 100].map((to) => ({ game: slug, rules: 2, config: { operation, from: 1, to, target: 20 } })),
  ),
  marks: ['>'],
};
