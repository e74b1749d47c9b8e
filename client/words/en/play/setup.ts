export const start = 'Start';

/** The name of the row of set-ups that one press fills in. */
export const presets = 'Ready-made set-ups';
export const warmUp = 'Warm-up';
/** Spoken after a press. */
export const filledIn = (preset: string) => `${preset}: filled in.`;
