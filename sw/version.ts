import type { Progress } from '../shared/sw-messages.ts';
import { keepPart, type Part } from './keep-part.ts';

/** It is empty: where it is, an admin has played. */
const ADMINS_MARK = 'tenfold-for-admins';

/** All that a version consists of. */
interface Parts {
  readonly files: readonly Part[];
  /** What only the pages of admins need. */
  readonly adminFiles: readonly Part[];
  readonly documents: readonly Part[];
}

/** The work of bringing a version onto this device. */
export class Version {
  readonly #parts: Parts;
  readonly #ports = new Set<MessagePort>();
  #progress: Progress = { kept: 0, total: 0 };
  #work: Promise<void> = Promise.resolve();
  #isGivenUp = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Brings all of it onto this device. Rejects if a part does not come: a version is here as a whole, or the old one stays. */
  install(): Promise<void> {
    // Documents may be those of the same build under another address of the site: they come anew.
    return this.#inTurn(async () => {
      await this.#bring(await addressesOf(this.#parts.files)).catch((error: unknown) => {
        this.#isGivenUp = true;
        throw error;
      });
    });
  }

  /**
   * Brings what is missing, for instance because the browser has deleted it, and tells a page how far it is.
   * @param forAdmins whether the pages of admins are wanted here, too, from now on
   */
  async complete(port: MessagePort | undefined, forAdmins: boolean): Promise<void> {
    if (forAdmins) await caches.open(ADMINS_MARK);
    if (port) {
      this.#ports.add(port);
      // An install may be under way.
      if (this.#progress.total > 0) port.postMessage(this.#progress);
    }
    const { files, documents } = this.#parts;
    const bring = async () => {
      if (!this.#isGivenUp) await this.#bring(new Set([...(await addressesOf(files)), ...(await addressesOf(documents))]));
    };
    await this.#inTurn(bring).catch(() => undefined);
  }

  /** One after the other: what an install brings need not be brought twice. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.catch(() => undefined).then(work);
    return this.#work;
  }

  /** Fetches the parts that are not among those that are here, one after the other, because the open page needs the network, too. */
  async #bring(here: ReadonlySet<string>): Promise<void> {
    const { files, adminFiles, documents } = this.#parts;
    const wanted = [...files, ...((await caches.has(ADMINS_MARK)) ? adminFiles : []), ...documents];
    const missing = wanted.filter(({ address }) => !here.has(address));
    const total = wanted.length;
    this.#tell({ kept: total - missing.length, total });
    // To open a cache anew for each of its hundreds of parts would be a fifth of an install's work.
    const opened = new Map<string, Cache>();
    try {
      for (const part of missing) {
        const cache = opened.get(part.cache) ?? (await caches.open(part.cache));
        opened.set(part.cache, cache);
        await keepPart(part, cache);
        this.#tell({ kept: this.#progress.kept + 1, total });
      }
    } catch (error) {
      this.#tell({ ...this.#progress, failed: error instanceof Error ? error.name : '' });
      throw error;
    }
  }

  /** A page draws its progress anew each time it is told, so it is told of each hundredth alone, and of what goes wrong. */
  #tell(progress: Progress): void {
    const { total, failed } = this.#progress;
    const isNews = hundredths(progress) !== hundredths(this.#progress) || progress.total !== total || progress.failed !== failed;
    this.#progress = progress;
    if (!isNews) return;
    for (const port of this.#ports) port.postMessage(progress);
  }
}

const hundredths = ({ kept, total }: Progress): number => Math.floor((100 * kept) / total);

/** The addresses of what the cache of these parts has. None, if the browser has deleted it. */
async function addressesOf([first]: readonly Part[]): Promise<ReadonlySet<string>> {
  if (!first) return new Set();
  const cache = await caches.open(first.cache);
  return new Set((await cache.keys()).map(({ url }) => url));
}
