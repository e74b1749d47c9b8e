import { createAlarm } from '../run/alarm.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { standstill } from '../run/standstill.ts';
import { TIME } from '../run/use-run-clock.ts';

/** So long a clock stands for one text, at most, in ms (decision G26). */
const MOST_MS = 4_000;

const { monotonic, after } = browserPorts;
const limit = createAlarm(after);
let stood = 0;
let sinceMs: number | undefined;
let bars: readonly Animation[] = [];

const now = (): number => stood + (sinceMs === undefined ? 0 : Math.min(MOST_MS, monotonic() - sinceMs));

/** Has the clocks of runs stand from now on, for one text; or go on. What shows time by a motion stands with them. */
export function stand(isStanding: boolean): void {
  standstill.soFarMs = now;
  stood = now();
  sinceMs = isStanding ? monotonic() : undefined;
  if (isStanding) limit.set(MOST_MS, () => stand(false));
  else limit.clear();
  const isBar = ({ id, playState }: Animation) => id === TIME && playState === 'running';
  if (isStanding) bars = [...bars, ...document.getAnimations().filter(isBar)];
  for (const bar of bars) {
    if (isStanding) bar.pause();
    else if (bar.playState === 'paused') bar.play();
  }
  if (!isStanding) bars = [];
}
