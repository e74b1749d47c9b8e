import type { SiteDocument } from './site-file.ts';

/** The documents in memory may have so many bytes together, with their compressed copies. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Entry {
  readonly version: string;
  readonly document: Promise<SiteDocument>;
  bytes: number;
}

/** Documents that were made before, each in its last version. Those that nobody has asked for the longest go first. */
export class DocumentCache {
  readonly #mostBytes: number;
  /** In the order in which they were asked for. */
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /** The document at `path` in this version, which `make` makes if it is not there. Asked for twice at once, it is made once. */
  get(path: string, version: string, make: () => Promise<SiteDocument>): Promise<SiteDocument> {
    const there = this.#entries.get(path);
    this.#remove(path);
    const entry = there?.version === version ? there : this.#made(path, version, make);
    this.#entries.set(path, entry);
    this.#bytes += entry.bytes;
    return entry.document;
  }

  #made(path: string, version: string, make: () => Promise<SiteDocument>): Entry {
    const entry: Entry = { version, document: make(), bytes: 0 };
    entry.document.then(
      ({ file }) => this.#weigh(path, entry, file.plain.length + (file.br?.length ?? 0) + (file.gzip?.length ?? 0)),
      // The next request tries again.
      () => this.#entries.get(path) === entry && this.#remove(path),
    );
    return entry;
  }

  #weigh(path: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(path) !== entry) return;
    entry.bytes = bytes;
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest);
    }
  }

  #remove(path: string): void {
    this.#bytes -= this.#entries.get(path)?.bytes ?? 0;
    this.#entries.delete(path);
  }
}
