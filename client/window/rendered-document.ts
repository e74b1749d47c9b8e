import type { ComponentType } from 'react';

/** Whether the build rendered the first screen of the page at `path` into the document that came. */
export const documentIs = (path: string): boolean => document.documentElement.dataset['document'] === path;

/** A page's module, as far as the document knows it. */
interface DocumentPage {
  /** The path of its route, which may have parameters. */
  readonly path: string;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** The page that the build rendered into the document; undefined if it rendered none. The code of its module is on its way already. */
export function pageOfDocument(): DocumentPage | undefined {
  const { route, module } = document.documentElement.dataset;
  if (route === undefined || module === undefined) return undefined;
  return { path: route, load: () => import(/* @vite-ignore */ module) };
}

/** Whether a document that was fetched as text says that it is of the app with this first file, which each version has for itself. */
export const isOfApp = (html: string, file = ''): boolean => html.includes(` data-app="${file}`);

/** The first file of the app that the document in the window is of. */
export const appHere = (): string | undefined => document.documentElement.dataset['app'];
