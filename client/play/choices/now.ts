import { playedBy, type PlayChoices } from '../../../shared/preferences/play-choices.ts';

let current = playedBy(() => null);

/** How whoever plays plays, as it was read for the run that began last. */
export const playChoices = (): PlayChoices => current;

export const playBy = (now: PlayChoices): void => {
  current = now;
};
