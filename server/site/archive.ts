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
    for (const folder of folders)
      for (const name of await readdir(folder)) {
        if (!(await this.#has(name, folder))) await copyFile(`${folder}/${name}`, `${this.#folder}/${name}`);
        await utimes(`${this.#folder}/${name}`, now, now);
      }
    for (const name of await readdir(this.#folder)) {
      const { mtimeMs } = await stat(`${this.#folder}/${name}`);
      if (nowMs - mtimeMs > KEPT_MS) await rm(`${this.#folder}/${name}`, { force: true });
    }
  }

  /** Whether this file of the build is here, as a whole: what a name with a hash holds is always the same. */
  async #has(name: string, folder: string): Promise<boolean> {
    const sizes = await Promise.all(
      [folder, this.#folder].map((at) =>
        stat(`${at}/${name}`).then(
          ({ size }) => size,
          () => undefined,
        ),
      ),
    );
    return sizes[0] === sizes[1];
  }

  /** A kept file by its name alone; undefined if there is none. */
  async find(name: string): Promise<SiteFile | undefined> {
    return PLAIN_NAME.test(name) ? readSiteFile(`${this.#folder}/${name}`) : undefined;
  }
}
