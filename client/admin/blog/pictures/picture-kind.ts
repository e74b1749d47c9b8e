/** The kinds of pictures that a post may hold (decision S16). */
type PictureKind = 'png' | 'jpeg' | 'webp' | 'gif';

/** How many bytes of a file `kindOf` looks at. */
export const KIND_BYTES = 12;

/** The first bytes of a file as hexadecimal digits. */
const STARTS: readonly (readonly [PictureKind, RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpeg', /^ffd8ff/],
  ['gif', /^47494638(?:37|39)61/],
  ['webp', /^52494646.{8}57454250/],
];

/** The kind of picture in a file by its first bytes, whatever its name says; undefined for any other, SVG among them. */
export function kindOf(bytes: Uint8Array): PictureKind | undefined {
  const digits = Array.from(bytes.slice(0, KIND_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return STARTS.find(([, start]) => start.test(digits))?.[0];
}
