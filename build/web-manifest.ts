import { readFile, writeFile } from 'node:fs/promises';
import { baseOf, type Language } from '../shared/languages.ts';

/** Has the manifest of a language begin the app there, and find its icons there. */
export async function writeWebManifest(client: string, language: Language): Promise<void> {
  const file = `${client}/manifest.webmanifest`;
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...(inLanguage(manifest, baseOf(language)) as object), lang: language.id }));
}

/** Each path in a value begins with `base`. */
function inLanguage(value: unknown, base: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? `${base}${value}` : value;
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(each, base)]));
}
