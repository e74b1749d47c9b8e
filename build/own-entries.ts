import type { Plugin } from 'vite';

const GAME_PAGE = /\/client\/games\/[^/]+\/index\.ts$/;
const ENTRY = /^\.\.?\/.*\/entry\.ts$/;

/**
 * Gives the page of a game a copy of its own of the game's entry in the catalogue. A module is in one chunk, and that of the entries has
 * those of all games, which the page of one need not fetch.
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
