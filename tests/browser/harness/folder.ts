import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

type Ending = () => Promise<unknown>;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How to close the browsers on each folder, which must end before the folder can be removed. */
const endings = new Map<string, Ending[]>();

/**
 * Adds an ending to run when the work with this folder is over, even after a failure: the last one added runs first. It may run twice. It
 * fails with what it has to tell about work that hangs.
 */
export function endWith(folder: string, ending: Ending): void {
  endings.get(folder)?.push(ending);
}

/** The folders in use. */
export const foldersInUse = (): ReadonlySet<string> => new Set(endings.keys());

/** Closes everything that is open on a folder. Work that waits for it then fails and ends. Returns what the endings had to tell. */
export async function endFolder(folder: string): Promise<readonly string[]> {
  const told: string[] = [];
  for (const end of (endings.get(folder) ?? []).toReversed()) {
    await end().catch((error: unknown) => told.push(messageOf(error)));
  }
  return told;
}

/**
 * Runs `work` with an empty folder, for instance for a browser's profile. Afterwards it closes all that is open on it, and removes it. If
 * the work fails, its failure also says what that had to tell.
 */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(`${tmpdir()}/tenfold-folder-`);
  endings.set(folder, []);
  try {
    return await work(folder);
  } catch (error) {
    const told = (await endFolder(folder)).filter((each) => !messageOf(error).includes(each));
    throw told.length === 0 ? error : new Error([messageOf(error), ...told].join('\n'), { cause: error });
  } finally {
    await endFolder(folder);
    endings.delete(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
