import { existsSync, statSync } from 'node:fs';
import { timeText } from '../time-text.ts';
import { fine, wrong, type Finding } from './finding.ts';

/** A file that is being written, and a clock that is set a little at a time. */
const TOLERANCE_MS = 120_000;

/** When the newest of some files was written (ms); undefined if none is there. */
export function newestOf(paths: readonly string[]): number | undefined {
  const times = paths.filter((path) => existsSync(path)).map((path) => statSync(path).mtimeMs);
  return times.length === 0 ? undefined : Math.max(...times);
}

/**
 * Whether the clock can be right. A box that was off may have lost the time: then its files are of the future.
 * @param newestFileMs when a file was written last
 * @param siteMs the time by the site's answer
 */
export function judgeClock(nowMs: number, newestFileMs: number | undefined, siteMs: number | undefined): Finding {
  const says = `The clock says ${timeText(nowMs)}`;
  const set = 'Set it (timedatectl), and let it be set from the network at each start.';
  if (newestFileMs !== undefined && newestFileMs > nowMs + TOLERANCE_MS)
    return wrong(`${says}, but a file of Tenfold was written at ${timeText(newestFileMs)}. ${set}`);
  if (siteMs !== undefined && Math.abs(siteMs - nowMs) > TOLERANCE_MS)
    return wrong(`${says}, and that of SITE_URL ${timeText(siteMs)}. ${set}`);
  return fine(`${says}.`);
}
