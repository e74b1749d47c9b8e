import { pathOf } from '../../../shared/addresses.ts';
import { PICTURE_MAX_BYTES } from '../../../shared/contract/posts.ts';
import { embeddedFormat } from '../../../shared/picture-format.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';

/** Why a picture may not be in a post (decision S16). */
export type PictureRefusal = 'not_own' | 'too_large';

/** One slash, and no second one: `//host` and `/\host` are other sites. */
const OWN_PATH = /^\/(?![/\\])/;
const DATA_URL = /^data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+)(={0,2})$/;

/** As browsers read an address: without blanks around it, tabs and line ends. */
const trimmed = (address: string): string => address.replaceAll(/[\t\n\r]/g, '').trim();

/**
 * The path with query and fragment of an address on this site, whether it is written with the origin or without. Undefined for any other,
 * also for one that is relative to its page: a post is shown at several addresses.
 */
function ownPath(address: string, siteUrl: string): string | undefined {
  if (!address.startsWith('/') && !URL.canParse(address)) return undefined;
  if (!URL.canParse(address, siteUrl)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, siteUrl);
  const path = `${pathname}${search}${hash}`;
  return origin === siteUrl && OWN_PATH.test(path) ? path : undefined;
}

/**
 * Where a link in a post may lead: to this site by its path, to another site by http or https, or to a mailbox.
 * @returns the address in one form; undefined for any other
 */
export function linkIn(href: string, siteUrl: string): string | undefined {
  const address = trimmed(href);
  const path = ownPath(address, siteUrl);
  if (path !== undefined || !URL.canParse(address)) return path;
  const { protocol, username, password, href: whole } = new URL(address);
  if (protocol === 'mailto:') return whole;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' ? whole : undefined;
}

/** Whether a path is one of the sign-in API, which may lead to other sites. It is judged as the server that gets it reads it. */
function isSignIn(path: string): boolean {
  try {
    return /^\/auth(?:\/|$)/i.test(decodeURIComponent(pathOf(path)));
  } catch {
    // What nobody can read is no picture of ours either.
    return true;
  }
}

/**
 * A picture in a post, or its thumbnail: a path of this site, or a data URL of a PNG, JPEG, WebP or GIF of at most PICTURE_MAX_BYTES
 * (decision S16). An SVG is never taken: it may hold scripts. The server fetches none of them.
 */
export function pictureIn(src: string, siteUrl: string): Result<string, PictureRefusal> {
  const address = trimmed(src);
  if (!address.startsWith('data:')) {
    const path = ownPath(address, siteUrl);
    return path === undefined || isSignIn(path) ? fail('not_own') : ok(path);
  }
  const [, digits, padding = ''] = DATA_URL.exec(address) ?? [];
  // Its label says nothing of what it is.
  if (digits === undefined || embeddedFormat(digits) === undefined) return fail('not_own');
  const bytes = Math.floor(((digits.length + padding.length) * 3) / 4) - padding.length;
  return bytes > PICTURE_MAX_BYTES ? fail('too_large') : ok(address);
}
