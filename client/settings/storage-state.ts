import * as words from '../words/en/settings/saved-games.ts';

/** How this browser keeps the data of this site, as far as it says. */
interface StorageState {
  /** Whether the browser deletes nothing by itself when space runs short. */
  readonly persisted: boolean | undefined;
  /** In bytes. */
  readonly used: number | undefined;
}

/** Asks the browser. Some browsers, and pages on plain http, have no answer. */
export async function readStorageState(): Promise<StorageState> {
  const storage = (navigator as { readonly storage?: StorageManager }).storage;
  try {
    const [persisted, estimate] = [await storage?.persisted(), await storage?.estimate()];
    return { persisted, used: estimate?.usage };
  } catch {
    return { persisted: undefined, used: undefined };
  }
}

const MEGABYTE = 1_000_000;
const SMALLEST = MEGABYTE / 10;

const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

const sizeOf = (bytes: number): string => (bytes < SMALLEST ? words.lessThan(inMegabytes(SMALLEST)) : words.size(inMegabytes(bytes)));

/** The state in words. */
export function storageStateText({ persisted, used }: StorageState): string {
  const kept = persisted === true ? words.keeps : words.mayDelete;
  return used === undefined ? kept : `${words.takes(sizeOf(used))} ${kept}`;
}
