import type { BackupText } from '../../storage/backup/read.ts';

/** How much of a file is read at once: so that the window stays quick meanwhile. */
const SLICE_BYTES = 256 * 1024;
/** A browser may begin a download some time after it was asked for. */
const KEPT_MS = 60_000;

/** Downloads a text as a file. Its slices become part of the file as they come, so that the window never holds all of it. */
export async function saveFile(name: string, type: string, text: AsyncIterable<string> | Iterable<string>): Promise<void> {
  const slices: Blob[] = [];
  for await (const slice of text) slices.push(new Blob([slice]));
  const address = URL.createObjectURL(new Blob(slices, { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

/** A file that cannot be read any more: it was moved or changed, or its disk is gone. */
export class UnreadableFile extends Error {}

function unreadable(cause: unknown): never {
  throw new UnreadableFile('The file cannot be read.', { cause });
}

/** How a file is encoded whose first character is one of ASCII: editors that save it again may choose UTF-16. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * The text of a file, which may be longer than memory. `onRead` is told which share of it (0 to 1) has been read.
 * @throws UnreadableFile while it is read.
 */
export const textOf = (file: Blob, onRead: (share: number) => void): BackupText =>
  async function* () {
    let decoder = new TextDecoder();
    for (let at = 0; at < file.size; at += SLICE_BYTES) {
      const bytes = await file
        .slice(at, at + SLICE_BYTES)
        .arrayBuffer()
        .catch(unreadable);
      if (at === 0) decoder = new TextDecoder(encodingOf(new Uint8Array(bytes)));
      yield decoder.decode(bytes, { stream: true });
      onRead(Math.min(1, (at + SLICE_BYTES) / file.size));
    }
    yield decoder.decode();
  };
