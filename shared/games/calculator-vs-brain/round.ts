import { choice, SUMS, type RoundForm } from '../kit/round-form.ts';

const slug = 'calculator-vs-brain';

export const round: RoundForm = {
  slug,
  fields: [choice('difficulty', 2, ['easy', 'medium', 'hard', 'insane']), choice('operation', 3, SUMS)],
  presets: ['easy', 'medium', 'hard'].flatMap((difficulty) =>
    SUMS.map((operation) => ({ game: slug, rules: 2, config: { difficulty, operation } })),
  ),
  marks: ['>', '.'],
};
