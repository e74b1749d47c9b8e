import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html';
import { shownLine } from '../../../shared/shown-text.ts';
import { linkIn, pictureIn, type PictureRefusal } from './addresses.ts';

/** The elements that a post may have. All others are taken away, their text stays. */
const TAGS = [
  ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'],
  ['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'img'],
  ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
].flat();

/** The page has the only h1; the others are other names for what there is. */
const OTHER_NAMES: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', del: 's', strike: 's' };

/** Elements of which the text goes, too: to their own rules it is no text. */
const WITHOUT_TEXT = [
  ['script', 'style', 'template', 'title', 'textarea', 'option', 'select', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext'],
  ['iframe', 'object', 'svg', 'math', 'audio', 'video', 'canvas'],
].flat();

/**
 * What is taken away can change what closes what around it, so cleaning goes on until nothing changes. Text that people write takes one
 * round and a second one that finds nothing; what takes more than this was made to, and its text alone stays.
 */
const MAX_ROUNDS = 5;

/** A number of pixels, rows or columns. */
const NUMBER = /^[1-9][0-9]{0,3}$/;

interface CleanHtml {
  readonly html: string;
  /** Why a picture was taken away; undefined if all stayed. */
  readonly refused: PictureRefusal | undefined;
}

/**
 * HTML of a post with nothing in it but what a post may hold (decision S6): no script, style, frame or form, no ids, names or classes,
 * links and pictures by the rules of addresses.ts. Cleaning it again changes nothing. A post is cleaned when it is saved and once more
 * before it is sent, so that a rule made later holds for older posts, too.
 * @param siteUrl the site's origin
 */
export function cleanHtml(dirty: string, siteUrl: string): CleanHtml {
  const first = cleanOnce(dirty, siteUrl);
  const { refused } = first;
  let { html } = first;
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const again = cleanOnce(html, siteUrl).html;
    if (again === html) return { html, refused };
    html = again;
  }
  return { html: sanitizeHtml(html, { ...RULES, allowedTags: [] }), refused };
}

function cleanOnce(dirty: string, siteUrl: string): CleanHtml {
  let refused: PictureRefusal | undefined;
  const picture = ({ src = '', alt = '', width, height }: Attributes): Tag => {
    const address = pictureIn(src, siteUrl);
    if (address.ok) return { tagName: 'img', attribs: { src: address.value, alt, ...numbers({ width, height }) } };
    refused ??= address.error;
    return { tagName: 'img', attribs: {} };
  };
  const options: IOptions = {
    ...RULES,
    transformTags: { ...TRANSFORMS, a: (_tag, { href = '' }) => link(href, siteUrl), img: (_tag, attributes) => picture(attributes) },
    exclusiveFilter: leadsNowhere,
  };
  const html = withoutControls(sanitizeHtml(withoutControls(dirty), options));
  return { html, refused };
}

const RULES: IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesByTag: { img: ['data'] },
  allowProtocolRelative: false,
  allowedClasses: {},
  nonTextTags: WITHOUT_TEXT,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
};

const TRANSFORMS: NonNullable<IOptions['transformTags']> = {
  ...OTHER_NAMES,
  ol: (tagName, { start }) => ({ tagName, attribs: numbers({ start }) }),
  th: cell,
  td: cell,
};

function cell(tagName: string, { colspan, rowspan }: Attributes): Tag {
  return { tagName, attribs: numbers({ colspan, rowspan }) };
}

/** A picture without an address goes, of a link without one the text stays. */
function leadsNowhere({ tag, attribs }: IFrame): boolean | 'excludeTag' {
  if (tag === 'img') return attribs['src'] === undefined;
  return tag === 'a' && attribs['href'] === undefined && 'excludeTag';
}

/** Whoever follows a link to another site brings it no word of this page, and search engines take it for no recommendation. */
function link(address: string, siteUrl: string): Tag {
  const href = linkIn(address, siteUrl);
  if (href === undefined) return { tagName: 'a', attribs: {} };
  return { tagName: 'a', attribs: { href, ...(!href.startsWith('/') && { rel: 'noopener nofollow' }) } };
}

/** The attributes that are numbers. */
const numbers = (attributes: Readonly<Record<string, string | undefined>>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value !== undefined && NUMBER.test(value) ? [[name, value]] : [])),
  );

/** No text needs them, and databases refuse some. */
const withoutControls = (text: string): string =>
  text.replaceAll(/[\p{Control}\p{Surrogate}]/gu, (control) => (control === '\n' || control === '\t' ? control : ''));

/** Whether cleaned HTML shows anything. */
export const showsSomething = (html: string): boolean => html.includes('<img ') || shownLine(html.replaceAll(/<[^>]*>|&nbsp;/g, '')) !== '';
