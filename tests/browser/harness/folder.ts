import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Runs `work` with an empty folder, a browser's profile for one, and removes it afterwards. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(`${tmpdir()}/tenfold-folder-`);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
