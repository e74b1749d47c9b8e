import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type { BrowserContext } from 'playwright';
import { oldChromium } from '../../engine-paths.ts';
import { ChromiumBrowser } from './chromium.ts';
import { SHOWS_WITHIN_MS } from './engines.ts';

/** It needs no files beside it while nothing is drawn by a graphics card. */
const ARGS = ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-background-networking', '--no-first-run'];

/**
 * Chromium 103 with its own profile, the oldest engine of the floor's time that a package brings. Its driver is the last Playwright that
 * asks pages for nothing newer than that; what it can do is what the steps of the tests use, though its types are others.
 * @param folder for the unpacked program and the profile
 */
export async function openOldChromium(folder: string): Promise<ChromiumBrowser> {
  if (!oldChromium) throw new Error('There is no old Chromium here.');
  const program = `${folder}/chromium`;
  await pipeline(createReadStream(oldChromium.packed), createBrotliDecompress(), createWriteStream(program, { mode: 0o700 }));
  // Loaded by the tests that need it alone: half a second of the processor.
  const { chromium } = await import('playwright-for-old-engines');
  const context = await chromium.launchPersistentContext(`${folder}/profile`, {
    executablePath: program,
    args: ARGS,
    timeout: SHOWS_WITHIN_MS,
    reducedMotion: 'reduce',
  });
  return ChromiumBrowser.of(context as unknown as BrowserContext, folder);
}
