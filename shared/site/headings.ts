/** A heading of a post, as its table of contents shows it. */
export interface Heading {
  /** The id of its element. */
  readonly id: string;
  readonly text: string;
  /** "2" to "6". */
  readonly level: string;
}

/** No id of the site's own begins like this, so that a post can't take one. */
export const HEADING_ID_PREFIX = 'section-';

/** With so many headings or fewer a post has no table of contents (spec 2 §9). */
const FEW_HEADINGS = 2;

const HEADING = /<h([1-6])([^>]*)>(.*?)<\/h\1>/gs;

/** Whether a post with these headings has a table of contents. */
export const hasContents = (headings: readonly Heading[]): boolean => headings.length > FEW_HEADINGS;

/**
 * Gives the headings of a post their ids, by their texts; ids that they had are gone. A second time changes nothing.
 * @param html clean HTML, with its elements closed
 * @returns the HTML, and its headings in order; one without a text is not listed
 */
export function withHeadingIds(html: string): { readonly html: string; readonly headings: readonly Heading[] } {
  const headings: Heading[] = [];
  const taken: TakenIds = { all: new Set(), nextNumber: new Map() };
  const withIds = html.replaceAll(HEADING, (_whole, level: string, attributes: string, inner: string) => {
    const text = textOf(inner);
    const others = attributes.replaceAll(/\sid="[^"]*"/g, '');
    if (text === '') return `<h${level}${others}>${inner}</h${level}>`;
    const id = freeId(text, taken);
    headings.push({ id, text, level });
    return `<h${level} id="${id}"${others}>${inner}</h${level}>`;
  });
  return { html: withIds, headings };
}

/** The ids that are taken, and from which number on each text has free ones: a thousand equal headings are counted once, not each from 2. */
interface TakenIds {
  readonly all: Set<string>;
  readonly nextNumber: Map<string, number>;
}

function freeId(text: string, { all, nextNumber }: TakenIds): string {
  const words = text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const first = HEADING_ID_PREFIX + (words.replaceAll(/^-|-$/g, '') || 'heading');
  let id = first;
  for (let number = nextNumber.get(first) ?? 2; all.has(id); number++) {
    id = `${first}-${number}`;
    nextNumber.set(first, number + 1);
  }
  all.add(id);
  return id;
}

const NAMED: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const LAST_CODE_POINT = 0x10ffff;

/** The text of some HTML: no tags, no escapes, no space at its ends. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : whole;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
