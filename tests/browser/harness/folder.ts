import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

type Ending = () => Promise<unknown>;

/** What has to end before a folder can be removed: the browsers that were opened on it. */
const endings = new Map<string, Ending[]>();

/** Says what is to be closed when the work with this folder is over, however it ends. Closing twice has to be harmless. */
export function endWith(folder: string, ending: Ending): void {
  endings.get(folder)?.push(ending);
}

/** The folders that somebody works with now. */
export const foldersInUse = (): ReadonlySet<string> => new Set(endings.keys());

/** Closes what is open on a folder: work that waits for it then fails, and is over. */
export async function endFolder(folder: string): Promise<void> {
  await Promise.allSettled((endings.get(folder) ?? []).map((end) => end()));
}

/** Runs `work` with an empty folder, a browser's profile for one; afterwards it closes what is still open on it, and removes it. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(`${tmpdir()}/tenfold-folder-`);
  endings.set(folder, []);
  try {
    return await work(folder);
  } finally {
    await endFolder(folder);
    endings.delete(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
