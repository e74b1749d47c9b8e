import { CLOCKS, type Clock } from '../games/kit/clock.ts';
import type { Choice } from './choice.ts';

/**
 * How somebody plays, by the name of the preference (decision D32). `clock`: decision G26. `pad`: whether the number pad waits until it is
 * needed where there is a keyboard. `enter`: whether answers go off by themselves. `bubbles`: whether they float.
 */
export interface PlayChoices {
  readonly clock: Clock;
  readonly pad: 'auto' | 'always';
  readonly enter: 'auto' | 'enter';
  readonly bubbles: 'moving' | 'still';
}

export const PLAY_CHOICES: { readonly [name in keyof PlayChoices]: Choice<PlayChoices[name]> } = {
  clock: { first: 'on', values: CLOCKS },
  pad: { first: 'auto', values: ['auto', 'always'] },
  enter: { first: 'auto', values: ['auto', 'enter'] },
  bubbles: { first: 'moving', values: ['moving', 'still'] },
};
