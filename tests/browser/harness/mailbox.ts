import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseMail } from '../../parse-mail.ts';
import { SHOWS_WITHIN_MS } from './engines.ts';

/** The mails that a server without SMTP puts into its data folder. */
export class Mailbox {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = `${dataDir}/mail`;
  }

  /** The newest link in the mails to this address, as soon as there is one. `type`: what it is for, for instance `recovery`. */
  async link(address: string, type = ''): Promise<string> {
    return linkIn(await this.#newest(address, type)) ?? '';
  }

  /** The six digits in the newest mail with such a link. */
  async code(address: string, type = ''): Promise<string> {
    return /asks for it: (\d{6})/.exec(textOf(await this.#newest(address, type)))?.[1] ?? '';
  }

  async #newest(address: string, type: string): Promise<string> {
    for (const end = Date.now() + SHOWS_WITHIN_MS; Date.now() < end; await pause(50)) {
      const mail = (await this.#mailsTo(address)).findLast((each) => linkIn(each)?.includes(`&type=${type}`));
      if (mail !== undefined) return mail;
    }
    throw new Error(`No mail with a link for ${address}.`);
  }

  /** Oldest first. */
  async #mailsTo(address: string): Promise<readonly string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const mails = await Promise.all(
      names
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map((name) => readFile(`${this.#folder}/${name}`, 'utf8')),
    );
    return mails.filter((mail) => mail.includes(`To: ${address}`));
  }
}

const textOf = (mail: string): string => parseMail(mail).parts.find(({ type }) => type === 'text/plain')?.text ?? '';

/** The link in a mail, if there is one. */
const linkIn = (mail: string): string | undefined => /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(textOf(mail))?.[0];
