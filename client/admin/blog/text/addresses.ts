import { PICTURE_MAX_BYTES } from '../../../../shared/contract/posts.ts';
import { embeddedFormat } from '../../../../shared/picture-format.ts';

/** Browsers take a backslash for a slash and leave out control characters, so an address with one is another than it looks. */
const MISLEADING = /[\\\s]|\p{Cc}/u;

const isOwnPath = (address: string): boolean => /^\/(?!\/)/.test(address) && !MISLEADING.test(address);

/** Whether a link in a post may lead there: to another site, a mailbox or a page of this site. */
export const isLinkAddress = (address: string): boolean =>
  isOwnPath(address) || (/^(?:https?:\/\/[^/]|mailto:.)/i.test(address) && !MISLEADING.test(address));

const EMBEDDED = /^data:image\/(?:png|jpeg|webp|gif);base64,([a-zA-Z0-9+/]+)={0,2}$/;

/** The size of the file in a picture's data URL; undefined if it is none that a post may hold. */
function embeddedBytes(address: string): number | undefined {
  const base64 = EMBEDDED.exec(address)?.[1];
  return base64 === undefined || embeddedFormat(base64) === undefined ? undefined : Math.floor((base64.length * 3) / 4);
}

/** Whether a picture in a post may come from there: from this site, or from the post itself if it is small enough (decision S16). */
export function isPictureAddress(address: string): boolean {
  const bytes = embeddedBytes(address);
  return bytes === undefined ? isOwnPath(address) : bytes <= PICTURE_MAX_BYTES;
}
