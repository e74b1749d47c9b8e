/** What of a practice is a matter of taste (decision D32). */
export interface Preferred {
  /** After a mistake a line says how the fact follows from others. */
  readonly withHints: boolean;
}

let current: Preferred = { withHints: true };

/** How whoever plays prefers it, as the set-up has read it. */
export const preferred = (): Preferred => current;

export const preferFromNow = (now: Preferred): void => {
  current = now;
};
