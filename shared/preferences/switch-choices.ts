import { chosenOf, type Choice } from './choice.ts';
import { PLAY_CHOICES, type PlayChoices } from './play-choices.ts';

/** How somebody with one or two switches goes over a screen (decision D32). */
export interface SwitchChoices {
  readonly switches: PlayChoices['switches'];
  /** With one switch: how long each place waits for a press, in ms. */
  readonly paceMs: number;
  /** The key that chooses, and with two switches the one that goes on, by their code; null for what switches send by themselves. */
  readonly chooses: string | null;
  readonly goesOn: string | null;
}

/** The names under which they are stored. */
export const SWITCH_NAMES = { switches: 'switches', pace: 'switches.pace', chooses: 'switches.key', goesOn: 'switches.step' } as const;

/** From half a second to five. */
export const PACES: Choice<string> = { first: '1500', values: ['500', '1000', '1500', '2000', '3000', '5000'] };

export const switchChoices = (chosen: ReadonlyMap<string, string>): SwitchChoices => ({
  switches: chosenOf(PLAY_CHOICES.switches, chosen.get(SWITCH_NAMES.switches)),
  paceMs: Number(chosenOf(PACES, chosen.get(SWITCH_NAMES.pace))),
  chooses: chosen.get(SWITCH_NAMES.chooses) ?? null,
  goesOn: chosen.get(SWITCH_NAMES.goesOn) ?? null,
});
