import DOMPurify from 'dompurify';
import { HEADING_ID_PREFIX } from '../../shared/site/headings.ts';
import type { SafeHtml } from './safe-html.ts';

/** What a post may hold besides text (protocol, "Posts"). The server has removed all else already; nothing else is shown here, either. */
const BLOCK_TAGS = ['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const INLINE_TAGS = ['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'img'];
const TABLE_TAGS = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];
const ALLOWED_ATTR = ['href', 'rel', 'src', 'alt', 'width', 'height', 'start', 'colspan', 'rowspan', 'id'];

const CONFIG = {
  ALLOWED_TAGS: [...BLOCK_TAGS, ...INLINE_TAGS, ...TABLE_TAGS],
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

/** Pictures of another origin would tell it who reads (decision S16). */
const OWN_PICTURE = /^(?:\/(?!\/)|data:image\/(?:png|jpeg|webp|gif);base64,)/i;

/** The one of this window: under its policy the library can set itself up only once. */
export const purify = DOMPurify(window);
purify.addHook('uponSanitizeAttribute', (node, data) => {
  if (data.attrName === 'id') data.keepAttr = data.attrValue.startsWith(HEADING_ID_PREFIX);
  if (data.attrName === 'src') data.keepAttr = node.nodeName === 'IMG' && OWN_PICTURE.test(data.attrValue);
});

/** Cleans the content of a post once more before it is shown. The browser takes the result where it takes no plain text. */
export const cleanHtml = (html: string): SafeHtml => purify.sanitize(html, CONFIG);

/** The same as a text, which can be stored. */
export const cleanMarkup = (html: string): string => purify.sanitize(html, { ...CONFIG, RETURN_TRUSTED_TYPE: false });
