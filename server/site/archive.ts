import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { readSiteFile, type SiteFile } from './site-file.ts';

const KEPT_MS = 90 * 24 * 60 * 60 * 1000;
const PLAIN_NAME = /^[\w-][\w.-]*$/;

/**
 * The hashed files of former builds (protocol, "The service worker and updates"): a tab that stays open during an update still finds the
 * chunks of its own build. The archive is a folder beside the database, so that it outlives the folder of the build.
 */
export class AssetArchive {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Adds this build's files, and deletes those that no build has had for 90 days.
   * @param folders where this build has them: one a language
   * @param nowMs ms since the epoch
   */
  async keep(folders: readonly string[], nowMs: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const now = new Date(nowMs);
    const former = new Set(await readdir(this.#folder));
    for (const folder of folders)
      for (const name of await readdir(folder)) {
        const [built, kept] = [`${folder}/${name}`, `${this.#folder}/${name}`];
        // What a name with a hash holds is always the same, if it is there as a whole.
        if (!former.delete(name) || (await sizeOf(kept)) !== (await sizeOf(built))) await copyFile(built, kept);
        await utimes(kept, now, now);
      }
    for (const name of former) {
      const { mtimeMs } = await stat(`${this.#folder}/${name}`);
      if (nowMs - mtimeMs > KEPT_MS) await rm(`${this.#folder}/${name}`, { force: true });
    }
  }

  /** A kept file by its name alone; undefined if there is none. */
  async find(name: string): Promise<SiteFile | undefined> {
    return PLAIN_NAME.test(name) ? readSiteFile(`${this.#folder}/${name}`) : undefined;
  }
}

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size;
