import { describe } from 'vitest';
import { chromiumPath, firefoxPath, oldChromium, screenReaderPaths, webkitPaths } from '../../engine-paths.ts';

/**
 * How long a window may take to show an element, and a browser or a server to start, in ms. It is a limit for what hangs, not for slow
 * machines.
 */
export const SHOWS_WITHIN_MS = 90_000;

const there = {
  Chromium: chromiumPath !== undefined,
  'Chromium 103': oldChromium !== undefined,
  Firefox: firefoxPath !== undefined,
  WebKitGTK: Object.values(webkitPaths).every((path) => path !== undefined),
  /** The screen reader, with Chromium on its desktop. */
  Orca: [chromiumPath, ...Object.values(screenReaderPaths)].every((path) => path !== undefined),
};

/** A suite that needs an engine. Without the engine it is listed by name and counted as skipped. */
export const inEngine = (engine: keyof typeof there, name: string, tests: () => void): void => {
  if (there[engine]) describe(`${name} in ${engine}`, tests);
  else describe.skip(`${name} in ${engine} (not run: needs ${engine})`, tests);
};
