/** The formats that an upload may have. */
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

const LONGEST_BEGINNING = 12;

/** The format of a file by its first bytes, whatever its name and type say; undefined for every other kind of file. */
export function formatOf(bytes: Buffer): PictureFormat | undefined {
  const beginning = bytes.toString('latin1', 0, LONGEST_BEGINNING);
  return BEGINNINGS.find(([, ...pieces]) => pieces.every(([at, text]) => beginning.startsWith(text, at)))?.[0];
}
