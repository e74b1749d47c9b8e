import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface MessageFilesOptions {
  readonly directory: string;
  /** Without its dot. */
  readonly extension: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** 2026-11-20T10:42:00.123Z as 20261120T104200123Z, which sorts as text and is a valid file name everywhere. */
const stamp = (atMs: number): string => new Date(atMs).toISOString().replaceAll(/[-:.]/g, '');

/**
 * Writes each message as one file whose name sorts by time, for a server that can hand it to nobody. A complete file gets its name, so a
 * reader never sees half a message. The written name is returned.
 */
export function messageFiles({
  directory,
  extension,
  clock,
}: MessageFilesOptions): (message: Uint8Array | string, id: string) => Promise<string> {
  let written = 0;
  return async (message, id) => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    written += 1;
    const name = `${stamp(clock())}-${String(written).padStart(6, '0')}-${id.slice(-8)}`;
    const unfinished = join(directory, `${name}.part`);
    const finished = `${name}.${extension}`;
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, join(directory, finished));
    return finished;
  };
}
