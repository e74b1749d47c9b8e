import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../shared/games/catalogue.ts';
import { LANGUAGES } from '../../shared/languages.ts';
import { gameName } from '../../client/words/game-names.ts';

/** What this file promises is CONTRIBUTING, "A game": a game is two folders and its words, its place in the catalogue, and its rules, its bests and its links in their registries. */

const CATALOGUE_FILE = 'shared/games/catalogue.ts';
const REGISTRY = 'shared/games/registry.ts';
/** Where a game that has bests has one more line. */
const BESTS = 'shared/games/bests.ts';
/** Where a game whose set-up links fill in has one more line. */
const PRACTICE = 'shared/games/practice.ts';
/** Where a game whose answers say something of facts has one more line. */
const EVIDENCE = 'shared/games/evidence.ts';
/** Where a game that a class can play by a code has two more. */
const ROUNDS = 'shared/games/rounds.ts';
/** Where a game whose rounds can be printed has one more line. */
const PAPERS = 'shared/games/papers.ts';
/** Where a game that can be a daily challenge has one more line. */
const CHALLENGES = 'shared/games/challenges.ts';

/**
 * Where some games are chosen to stand: the home page, the footer, texts, posts and buttons that lead to one game, and the statistics'
 * entry of one. A new game need not be there; but it has badges, which are rows of one catalogue (tests/unit/shared/badges/catalogue.test.ts).
 */
const SHELVES: ReadonlySet<string> = new Set([
  'client/games/catalogue/games.ts',
  'client/progress/dashboard/dashboard-view.tsx',
  'client/shell/more-links.ts',
  'client/site/home/hero.tsx',
  'client/site/home/achievements.ts',
  'client/site/home/sections.tsx',
  'client/site/tips/tricks.ts',
  'client/words/en/badges.ts',
  'client/words/en/dashboard/dashboard.ts',
  'client/words/en/shell/footer.ts',
  'client/words/en/site/about.ts',
  'client/words/en/site/hero.ts',
  'client/words/en/site/home-sections.ts',
  'client/words/en/site/pile.ts',
  'client/words/en/site/try-games.ts',
  'client/words/en/web-manifest.ts',
  'server/content/posts/seed/checks.ts',
  'server/content/posts/seed/percentages.ts',
  'server/content/posts/seed/squares.ts',
  'shared/badges/catalogue/of-games.ts',
  'shared/badges/catalogue/over-all.ts',
  'shared/progress/analytics/bubble-pop.ts',
]);

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'client', 'server', 'shared', 'sw', 'build'])
  .toString()
  .trim()
  .split('\n')
  .filter((path) => /\.(?:tsx?|css)$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Comments and the names of imported files are no second place: they say nothing that has to be kept equal. */
const withoutComments = (text: string): string => text.replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
const withoutImports = (text: string): string => text.replaceAll(/^(?:import|export)\b[^;]*?\bfrom '[^']*';$/gm, '');

const playable = CATALOGUE.filter(({ available }) => available).map(({ slug }) => ({ slug, name: gameName(slug) }));

describe('A game', () => {
  it.each(playable)('$slug is named outside its folders by the catalogue and the registries alone', ({ slug, name }) => {
    const folders = [`client/games/${slug}/`, `shared/games/${slug}/`, ...LANGUAGES.map(({ id }) => `client/words/${id}/${slug}/`)];
    const naming = sources
      .filter(({ path }) => !SHELVES.has(path) && !folders.some((folder) => path.startsWith(folder)))
      .filter(({ text }) => [`'${slug}'`, `/${slug}/`, `/${slug}'`, name].some((word) => withoutComments(text).includes(word)))
      .map(({ path }) => path);
    const hasBests = existsSync(`shared/games/${slug}/best.ts`);
    const canBeChallenge = existsSync(`shared/games/${slug}/challenge.ts`);
    const tellsOfFacts = existsSync(`shared/games/${slug}/evidence.ts`);
    const hasRounds = existsSync(`shared/games/${slug}/round.ts`);
    const isPrinted = existsSync(`shared/games/${slug}/paper.ts`);
    expect(isPrinted).toBe(hasRounds);
    const isLinked = existsSync(`shared/games/${slug}/practice.ts`);
    const one = (place: string, has: boolean) => (has ? [place] : []);
    expect(naming).toEqual([
      ...one(BESTS, hasBests),
      CATALOGUE_FILE,
      ...one(CHALLENGES, canBeChallenge),
      ...one(EVIDENCE, tellsOfFacts),
      ...one(PAPERS, isPrinted),
      ...one(PRACTICE, isLinked),
      REGISTRY,
      ...one(ROUNDS, hasRounds),
    ]);
  });

  it.each(playable)('$slug has its entry in its folder, and one place in the catalogue', ({ slug }) => {
    expect(readFileSync(`shared/games/${slug}/entry.ts`, 'utf8').split(`'${slug}'`)).toHaveLength(2);
    const entry = `import { ${slug.toUpperCase().replaceAll('-', '_')} } from './${slug}/entry.ts';`;
    expect(
      readFileSync(CATALOGUE_FILE, 'utf8')
        .split('\n')
        .filter((line) => line === entry),
    ).toHaveLength(1);
  });

  it.each(playable)('$slug writes neither its slug nor its name on its screens: they have them from the catalogue', ({ slug, name }) => {
    const writing = sources
      .filter(({ path }) => path.startsWith(`client/games/${slug}/`))
      .filter(({ text }) => [slug, name].some((word) => withoutImports(withoutComments(text)).includes(word)))
      .map(({ path }) => path);
    expect(writing).toEqual([]);
  });

  it.each(playable)('$slug has in its folder a module, words of help and a mark, and words for search engines', ({ slug }) => {
    expect(
      [...['index.ts', 'help.ts', 'mark.tsx'].map((file) => `client/games/${slug}/${file}`), `client/words/en/${slug}/search.ts`].filter(
        (file) => !existsSync(file),
      ),
    ).toEqual([]);
  });
});
