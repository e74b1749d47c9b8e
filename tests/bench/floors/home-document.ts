import { readFile } from 'node:fs/promises';
import { dist } from '../browser.ts';
import { readTable } from '../bare-build.ts';

/** Home's document as the build wrote it, in pieces. */
export interface HomeDocument {
  /** Whole. */
  readonly html: string;
  /** Without any script. What the boot script says at a first start stands on the document itself. */
  readonly still: string;
  /** The script before the first paint. */
  readonly boot: string;
  /** The script that starts the app after it. */
  readonly start: string;
  /** The addresses of the scripts that this one fetches; it runs the first `run` of them. */
  readonly files: readonly string[];
  readonly run: number;
}

const FILES = /\}\)\((\["\/assets\/.*?\]),(\d+),document,1\)$/;

export async function homeDocument(): Promise<HomeDocument> {
  const file = (await readTable(dist)).documents['/']?.file ?? '';
  const html = await readFile(`${dist}/client/documents/${file}`, 'utf8');
  const [boot, start] = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
  const [, files, run] = FILES.exec(start ?? '') ?? [];
  if (boot === undefined || start === undefined || files === undefined) throw new Error('Home has other scripts than this looks for.');
  const still = html
    .replaceAll(/<script>.*?<\/script>/gs, '')
    .replace('<html ', '<html data-player="none" data-font="late" data-theme="light" ');
  return { html, still, boot, start, files: JSON.parse(files) as string[], run: Number(run) };
}

/** The same start with other scripts, all of which it runs. */
export const startWith = (start: string, files: readonly string[], run = files.length): string =>
  start.replace(FILES, `})(${JSON.stringify(files)},${run},document,1)`);

/** The document without scripts, with this one at its end. */
export const withScript = (still: string, text: string): string => still.replace('</body>', () => `<script>${text}</script></body>`);
