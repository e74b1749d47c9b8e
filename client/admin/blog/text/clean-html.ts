import type { Config } from 'dompurify';
import { purify } from '../../../blog/clean-html.ts';
import type { CleanTree } from './post-text.ts';
import { quietHtml } from './quiet-html.ts';

/** What a post may hold, other spellings of it, and what only groups: of these only the content stays. */
const TAGS = `
  a p br hr h1 h2 h3 h4 h5 h6 strong b em i u s del strike sub sup code pre ul ol li blockquote img table caption thead tbody tfoot tr th td
  div section article header footer main figure figcaption dl dt dd`;

const OPTIONS: Config & { readonly RETURN_DOM: true } = {
  ALLOWED_TAGS: TAGS.trim().split(/\s+/),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'start'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A tree of a document of its own: nothing in it is loaded.
  RETURN_DOM: true,
};

/** Tags that carry text from elsewhere along and are no loss. */
const WRAPPERS: ReadonlySet<string> = new Set('html head body meta title link span font #text #comment'.split(' '));

/** Cleans HTML from wherever it comes. */
export function cleanHtml(html: string): CleanTree {
  const root = purify.sanitize(quietHtml(html), OPTIONS);
  const names = purify.removed.flatMap((each) => ('element' in each ? [each.element.nodeName.toLowerCase()] : []));
  return { root, removed: [...new Set(names)].filter((name) => !WRAPPERS.has(name)) };
}
