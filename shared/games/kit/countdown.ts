/** The countdown before play, outside the run's clock (spec 1 §4). */
export const COUNTDOWN_FROM = 3;
export const COUNTDOWN_STEP_MS = 800;
