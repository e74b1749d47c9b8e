import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesIn } from './files.ts';

/** A window that is low and narrow, as of a large zoom: one column that scrolls, in every game (client/play/stage/play-frame.module.css). */
const SMALL = '(max-height: 30rem) and (max-width: 33.99rem)';
/** One that is low and wide enough for two things beside each other. */
const LOW = '(max-height: 30rem) and (min-width: 34rem) and (orientation: landscape)';

const isOneOf = (condition: string): boolean => condition === SMALL || condition === LOW || condition === `${LOW} and (pointer: coarse)`;

it('what is laid out otherwise in a small window is so from the same size on in every sheet', () => {
  const found = filesIn('client')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/@media ([^{]+?)\s*\{/g)].map(([, condition = '']) => ({ path, condition })),
    );
  // By height and width, or at the width at which the two part.
  const small = found.filter(({ condition }) => /height: 30rem.*width/.test(condition) || /width: 3[34][.\d]*rem/.test(condition));
  expect(small.filter(({ condition }) => condition === SMALL).length).toBeGreaterThan(10);
  expect(small.filter(({ condition }) => !isOneOf(condition))).toEqual([]);
});
