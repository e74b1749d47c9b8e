import DOMPurify from 'dompurify';
import { HEADING_ID_PREFIX } from '../../shared/site/headings.ts';
import type { SafeHtml } from './safe-html.ts';

/** What a post may hold besides text. The server has removed all else already; nothing else is shown here, either. */
const TEXT_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'a', 'img'];
const SMALL_TAGS = ['strong', 'b', 'em', 'i', 's', 'del', 'u', 'sub', 'sup', 'mark'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const ALLOWED_ATTR = ['href', 'src', 'alt', 'width', 'height', 'title', 'rel', 'colspan', 'rowspan', 'scope', 'start', 'id'];

const CONFIG = {
  ALLOWED_TAGS: [...TEXT_TAGS, ...SMALL_TAGS, ...TABLE_TAGS],
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_TRUSTED_TYPE: true as const,
};

/** Pictures of another origin would tell it who reads (decision S16). */
const OWN_PICTURE = /^(?:\/(?!\/)|data:image\/(?:png|jpeg|webp|gif);base64,)/i;

const purify = DOMPurify(window);
purify.addHook('uponSanitizeAttribute', (node, data) => {
  if (data.attrName === 'id') data.keepAttr = data.attrValue.startsWith(HEADING_ID_PREFIX);
  if (data.attrName === 'src') data.keepAttr = node.nodeName === 'IMG' && OWN_PICTURE.test(data.attrValue);
});

/** Cleans the content of a post once more before it is shown. The browser takes the result where it takes no plain text. */
export const cleanHtml = (html: string): SafeHtml => purify.sanitize(html, CONFIG);
