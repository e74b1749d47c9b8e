import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The checkout as a newcomer would leave it: what was written is remembered, and no file is touched. */
export class ChangedCheckout {
  /** The new text of each file that was added or changed. */
  readonly written = new Map<string, string>();

  read(path: string): string {
    return this.written.get(path) ?? readFileSync(join(root, path), 'utf8');
  }

  write(path: string, text: string): void {
    this.written.set(path, text);
  }

  /** Inserts `more` before `mark`, which the file must have once. */
  insert(path: string, mark: string, more: string): void {
    const [before, after, ...others] = this.read(path).split(mark);
    if (before === undefined || after === undefined || others.length > 0) throw new Error(`${path} does not have "${mark}" once.`);
    this.write(path, `${before}${more}${mark}${after}`);
  }

  /** Copies a file or a folder, with other words in its texts. */
  copy(from: string, to: string, words: Readonly<Record<string, string>>): void {
    const text = (path: string) => Object.entries(words).reduce((sum, [word, other]) => sum.replaceAll(word, other), this.read(path));
    if (/\.\w+$/.test(from)) return this.write(to, text(from));
    for (const name of readdirSync(join(root, from), { recursive: true, encoding: 'utf8' }))
      if (/\.\w+$/.test(name)) this.write(`${to}/${name}`, text(`${from}/${name}`));
  }
}
