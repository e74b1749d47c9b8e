import { dirname, join, normalize } from 'node:path/posix';

const GLOBS = /import\.meta\.glob(?:<[^>]*>)?\(([^)]*)\)/g;

export interface Glob {
  /** Paths from the root, where `*` is any name and `**` any folders. */
  readonly patterns: readonly string[];
  /** The name that is taken from each file, if it is one alone. */
  readonly taken?: string;
}

/** The calls of `import.meta.glob` in a file. */
export const globsIn = (path: string, text: string): readonly Glob[] =>
  [...text.matchAll(GLOBS)].map(([, given = '']) => {
    const taken = /import: '(\w+)'/.exec(given)?.[1];
    const patterns = [...given.matchAll(/'(\.{1,2}\/[^']*)'/g)].map((match) => normalize(join(dirname(path), match[1] ?? '')));
    return { patterns, ...(taken !== undefined && { taken }) };
  });

/** Those of `paths` that a pattern finds. */
export function found(pattern: string, paths: readonly string[]): readonly string[] {
  const escaped = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const files = new RegExp(`^${escaped.replaceAll('**/', '(?:.+/)?').replaceAll(/(?<!\.)\*/g, '[^/]*')}$`);
  return paths.filter((path) => files.test(path));
}
