import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';

/** The games with a play screen of their own, which a browser test walks in each for what the shared one does for the others. */
const OWN = ['math-bubble-pop', 'number-puzzle', 'number-sequence'];

it('a game is played on the play screen that all share, or is one of those that browser tests walk for themselves', async () => {
  for (const { slug } of CATALOGUE.filter(isPlayable)) {
    const play = await readFile(new URL(`../../client/games/${slug}/play.tsx`, import.meta.url), 'utf8');
    expect({ slug, shares: play.includes('<PlayScreen') }).toEqual({ slug, shares: !OWN.includes(slug) });
  }
});
