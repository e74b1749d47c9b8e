import type { MedalLook } from '../art/medal.tsx';
import type { BadgeState } from './badge-cards.ts';

/** How the medal of a badge is drawn: in full once it counts, tinted when it can be redeemed, its outline until then. */
export const LOOKS: { readonly [state in BadgeState]: MedalLook } = {
  unlocked: 'whole',
  ready: 'faint',
  undecided: 'faint',
  open: 'ghost',
  locked: 'ghost',
};
