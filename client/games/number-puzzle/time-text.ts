const MINUTE_MS = 60_000;

/** "0:23.4", "12:05.0": begun tenths are not counted, as on a stopwatch. */
export function timeText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10) % 60;
  return `${Math.floor(ms / MINUTE_MS)}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}

/** "23.4 seconds", "1 minute 5.0 seconds". */
export function spokenTime(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = `${Math.floor((ms % MINUTE_MS) / 1000)}.${Math.floor((ms % 1000) / 100)} seconds`;
  if (minutes === 0) return seconds;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${seconds}`;
}

/** Seconds for each move, to two places: "0.72". A solved board has at least one move. */
export const perMoveText = (durationMs: number, moves: number): string => (durationMs / 1000 / Math.max(1, moves)).toFixed(2);
