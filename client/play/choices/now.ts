import type { PlayChoices } from '../../../shared/preferences/play-choices.ts';

let current: PlayChoices = { clock: 'on', pad: 'auto', enter: 'auto', bubbles: 'moving' };

/** How whoever plays plays, as it was read for the run that began last. */
export const playChoices = (): PlayChoices => current;

export const playBy = (now: PlayChoices): void => {
  current = now;
};
