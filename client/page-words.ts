import { withoutClosingSlash } from '../shared/addresses.ts';
import { GAMES, isOpenable, isPlayable } from '../shared/games/catalogue.ts';
import type { CatalogueGame } from '../shared/games/kit/catalogue-game.ts';
import { ownPicturePath, SHARED_PICTURE_SIZE, SITE_PICTURE, type SharedPicture } from '../shared/site/shared-picture.ts';
import { gamePath } from './games/game-path.ts';
import type { GameWords, PageMetadata } from './page-metadata.ts';
import { ALIASES } from './aliases.ts';
import { PAGES, type Page, type SitePath } from './pages.ts';
import * as words from './words/en/pages.ts';
import { gameName } from './words/game-names.ts';

/** What search engines and shared links show of the pages. Loaded with the first change of page; the build reads it for the documents. */

/** The words of a document that serves many addresses, before its page is known. */
export const FRAME_WORDS: PageMetadata = words.frame;

const SITE: { readonly [path in SitePath]: PageMetadata } = words.site;

const GAME_WORDS = import.meta.glob<GameWords>('./words/en/*/search.ts', { eager: true });

const ALL: readonly CatalogueGame[] = GAMES;

const games = ALL.filter(isOpenable).flatMap(({ slug }) => {
  const own = GAME_WORDS[`./words/en/${slug}/search.ts`];
  return own ? [[gamePath(slug), words.game(gameName(slug), own.description, ...own.keywords)] as const] : [];
});

const WORDS: ReadonlyMap<string, PageMetadata> = new Map([
  ...Object.entries(SITE),
  ...games,
  ...ALIASES.map(({ path, leadsTo }) => [path, SITE[leadsTo]] as const),
]);

/**
 * The words for a path, with or without a closing slash; those of "not found" for a path without a page. The page of a post has other words
 * as soon as it knows which post it is.
 */
export const metadataOf = (path: string): PageMetadata =>
  WORDS.get(withoutClosingSlash(path)) ?? (/^\/blog\/[^/]+\/?$/.test(path) ? SITE['/blog/$post'] : words.notFound);

/** The pictures of games, by the paths of their pages. */
const GAME_PICTURES: ReadonlyMap<string, SharedPicture> = new Map(
  ALL.filter(isPlayable).map(({ slug }) => [gamePath(slug), { path: ownPicturePath(slug), size: SHARED_PICTURE_SIZE }]),
);

/** The picture of shared links to a path, with or without a closing slash: a game's own, else the site's. */
export const pictureOf = (path: string): SharedPicture => GAME_PICTURES.get(withoutClosingSlash(path)) ?? SITE_PICTURE;

/**
 * Whether search engines should list the page at a path, with or without a closing slash. The frame's pages have nothing to read before
 * the device has said who plays, and some others are about whoever looks.
 */
export const isIndexed = (path: string): boolean =>
  PAGES.some((page: Page) => page.path === withoutClosingSlash(path) && !page.frame && !page.unlisted);
