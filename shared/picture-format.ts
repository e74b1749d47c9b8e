/** The formats that a picture may have, wherever somebody brings one: an upload, or one in a post. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif';

/** A text of one letter a byte, and where in the file it stands. */
type Piece = readonly [at: number, text: string];

/** How files of each format begin. */
const BEGINNINGS: readonly (readonly [PictureFormat, ...Piece[]])[] = [
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['jpeg', [0, '\xff\xd8\xff']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['gif', [0, 'GIF87a']],
  ['gif', [0, 'GIF89a']],
];

/** So many bytes tell the format. */
export const LONGEST_BEGINNING = 12;

/**
 * The format of a file by its first bytes, whatever its name and type say; undefined for every other kind of file.
 * @param beginning LONGEST_BEGINNING bytes or more, one letter a byte
 */
export const formatOf = (beginning: string): PictureFormat | undefined =>
  BEGINNINGS.find(([, ...pieces]) => pieces.every(([at, text]) => beginning.startsWith(text, at)))?.[0];

/** The same of a file in base64, as a data URL has it. @param base64 without what is not of its alphabet but the padding */
export const embeddedFormat = (base64: string): PictureFormat | undefined => formatOf(firstBytes(base64));

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The first bytes of what base64 holds, one letter each. Four signs hold three bytes. */
function firstBytes(base64: string): string {
  const groups = base64.slice(0, (LONGEST_BEGINNING / 3) * 4).match(/.{1,4}/g) ?? [];
  return groups.map(bytesOf).join('');
}

function bytesOf(signs: string): string {
  let bits = 0;
  for (const sign of signs.padEnd(4, 'A')) bits = bits * 64 + ALPHABET.indexOf(sign);
  return String.fromCharCode((bits >> 16) & 255, (bits >> 8) & 255, bits & 255);
}
