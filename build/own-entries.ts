import type { Plugin } from 'vite';

const GAME_PAGE = /\/client\/games\/[^/]+\/index\.ts$/;
const ENTRY = /^\.\.?\/.*\/(?:entry|name|description)\.ts$/;

/**
 * Gives the page of a game a copy of its own of the game's entry in the catalogue, its name and its description. A module is in one chunk,
 * and those of lists have these of all games, which the page of one need not fetch.
 */
export function ownEntries(): Plugin {
  return {
    name: 'tenfold:own-entries',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!importer || !GAME_PAGE.test(importer) || !ENTRY.test(source)) return null;
      const entry = await this.resolve(source, importer, { skipSelf: true });
      return entry && `${entry.id}?own`;
    },
  };
}
