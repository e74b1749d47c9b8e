import { readFile, writeFile } from 'node:fs/promises';
import { baseOf, type Language } from '../shared/languages.ts';
import type { Prerender } from './prerender-bundle.ts';

/** The part of the manifest that a language changes. */
interface WebManifest {
  readonly screenshots: readonly { readonly src: string }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

/** Has the manifest say in a language what the app is, begin the app there, and find its icons there. */
export async function writeWebManifest(client: string, language: Language, words: Prerender['MANIFEST_WORDS']): Promise<void> {
  const file = `${client}/manifest.webmanifest`;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as WebManifest;
  const screenshots = manifest.screenshots.map((screenshot) => {
    // The same screen on a phone and on a computer.
    const [, name = ''] = /([\w-]+)-(?:narrow|wide)\.png$/.exec(screenshot.src) ?? [];
    const label = words.screenshots[name];
    if (label === undefined) throw new Error(`The words of ${language.id} lack the picture ${screenshot.src}.`);
    return { ...screenshot, label };
  });
  const shortcuts = manifest.shortcuts.map((shortcut) => {
    const said = words.shortcuts[shortcut.url];
    if (!said) throw new Error(`The words of ${language.id} lack the shortcut to ${shortcut.url}.`);
    return { ...said, ...shortcut };
  });
  const here = inLanguage({ ...manifest, screenshots, shortcuts }, baseOf(language)) as object;
  await writeFile(file, JSON.stringify({ ...here, description: words.description, lang: language.id }));
}

/** Each path in a value begins with `base`. */
function inLanguage(value: unknown, base: string): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? `${base}${value}` : value;
  if (Array.isArray(value)) return value.map((each) => inLanguage(each, base));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inLanguage(each, base)]));
}
