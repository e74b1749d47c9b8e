import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { CATALOGUE, isPlayable } from '../../shared/games/catalogue.ts';

it('a game with a play screen of its own has a browser test that walks it; the shared one is walked for all others', async () => {
  for (const { slug } of CATALOGUE.filter(isPlayable)) {
    const play = await readFile(`client/games/${slug}/play.tsx`, 'utf8');
    if (!play.includes('<PlayScreen'))
      expect({ slug, walked: existsSync(`tests/browser/${slug}.test.ts`) }).toEqual({ slug, walked: true });
  }
});
