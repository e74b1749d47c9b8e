/** A time (ms) as an operator reads it: `2026-11-22 20:15 UTC`; of null, `never`. */
export const timeText = (ms: number | null): string =>
  ms === null ? 'never' : `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
