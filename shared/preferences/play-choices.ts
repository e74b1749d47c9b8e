import { CLOCKS, type Clock } from '../games/kit/clock.ts';
import { chosenOf, type Choice } from './choice.ts';

/**
 * How somebody plays, by the name of the preference (decision D32). `clock`: decision G26. `pad`: whether the number pad waits until it is
 * needed where there is a keyboard. `enter`: whether answers go off by themselves. `bubbles`: whether they float. `aloud`: what the device
 * reads aloud in a game. `switches`: with how many switches somebody plays who has no other keys.
 */
export interface PlayChoices {
  readonly clock: Clock;
  readonly pad: 'auto' | 'always';
  readonly enter: 'auto' | 'enter';
  readonly bubbles: 'moving' | 'still';
  readonly aloud: 'off' | 'questions' | 'all';
  readonly switches: 'none' | 'one' | 'two';
}

export const PLAY_CHOICES: { readonly [name in keyof PlayChoices]: Choice<PlayChoices[name]> } = {
  clock: { first: 'on', values: CLOCKS },
  pad: { first: 'auto', values: ['auto', 'always'] },
  enter: { first: 'auto', values: ['auto', 'enter'] },
  bubbles: { first: 'moving', values: ['moving', 'still'] },
  aloud: { first: 'off', values: ['off', 'questions', 'all'] },
  switches: { first: 'none', values: ['none', 'one', 'two'] },
};

/** Whether the ordinary clock would be unfair: hearing a question and scanning for a key take time. */
export const takesTime = ({ aloud, switches }: PlayChoices): boolean => aloud !== 'off' || switches !== 'none';

/**
 * How somebody plays who has chosen this: where that takes time, the clock is off unless it is longer (decision G26); who has a
 * switch alone needs keys on the screen, and a look at an answer before it goes off.
 */
export function playedBy(stored: (name: keyof PlayChoices) => string | null | undefined): PlayChoices {
  const chosen: PlayChoices = {
    clock: chosenOf(PLAY_CHOICES.clock, stored('clock')),
    pad: chosenOf(PLAY_CHOICES.pad, stored('pad')),
    enter: chosenOf(PLAY_CHOICES.enter, stored('enter')),
    bubbles: chosenOf(PLAY_CHOICES.bubbles, stored('bubbles')),
    aloud: chosenOf(PLAY_CHOICES.aloud, stored('aloud')),
    switches: chosenOf(PLAY_CHOICES.switches, stored('switches')),
  };
  return {
    ...chosen,
    ...(takesTime(chosen) && chosen.clock === 'on' && { clock: 'off' }),
    ...(chosen.switches !== 'none' && { pad: 'always', enter: 'enter' }),
  };
}
