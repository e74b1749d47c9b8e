import { LIMIT_MS, type Mode } from './v1/config.ts';
import { choice, type RoundForm } from '../kit/round-form.ts';

const slug = 'multiplication-table';

export const round: RoundForm = {
  slug,
  fields: [
    choice('mode', 2, ['practice', 'speed_drill', 'pattern_learn', 'challenge']),
    choice('table', 7, ['mixed', ...Array.from({ length: 100 }, (_, i) => i + 1)]),
  ],
  presets: (['mixed', 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).flatMap((table) =>
    ['challenge', 'speed_drill', 'practice'].map((mode) => ({ game: slug, rules: 3, config: { mode, table } })),
  ),
  limitMs: ({ mode }) => LIMIT_MS[mode as Mode],
  marks: ['S', 'E'],
};
