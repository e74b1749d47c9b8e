import type { PlayChoices } from '../../../shared/preferences/play-choices.ts';

/** Until the first run begins what stands without a choice. Written out: what reads the choices comes after the first screen. */
let current: PlayChoices = {
  clock: 'on',
  pad: 'auto',
  enter: 'auto',
  bubbles: 'moving',
  aloud: 'off',
  switches: 'none',
};

/** How whoever plays plays, as it was read for the run that began last. */
export const playChoices = (): PlayChoices => current;

export const playBy = (now: PlayChoices): void => {
  current = now;
};
