import type { Manifest } from './chunk-graph.ts';

/** A style sheet of the build: its file, and its text. */
interface Sheet {
  readonly file: string;
  readonly text: string;
}

/** The style sheets of parts that are loaded later: all but those in `first`. */
export const laterSheets = (manifest: Manifest, first: readonly string[]): string[] => [
  ...new Set(
    Object.values(manifest)
      .flatMap((chunk) => chunk.css ?? [])
      .filter((file) => !first.includes(file)),
  ),
];

/** Those of `sheets` that style elements in `markup`. A part whose code is loaded later is in the document already and needs its styles. */
export function sheetsFor(markup: string, sheets: readonly Sheet[]): Sheet[] {
  const used = new Set([...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names?.split(/\s+/) ?? []));
  return sheets.filter(({ text }) => [...text.matchAll(/\.([\w-]+)/g)].some(([, name]) => name !== undefined && used.has(name)));
}
