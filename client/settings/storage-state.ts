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

function amountOf(bytes: number): string {
  if (bytes < MEGABYTE / 10) return 'less than 0.1 MB';
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}

/** The state in words. */
export function storageStateText({ persisted, used }: StorageState): string {
  const kept =
    persisted === true
      ? 'This browser keeps them until you delete them.'
      : 'This browser may delete them when its space runs short. A synced account or a backup file keeps them.';
  return used === undefined ? kept : `Tenfold takes ${amountOf(used)} here. ${kept}`;
}
