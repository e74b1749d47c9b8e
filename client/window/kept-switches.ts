import { SWITCH_NAMES } from '../../shared/preferences/switch-choices.ts';
import { switchesKey } from './hints.ts';

const NAMES: readonly string[] = Object.values(SWITCH_NAMES);

/**
 * How the screens of this device are gone over by switch, as it was chosen last. Whoever has no other key needs it on each page at once,
 * before it is known who plays, and as a guest, of whom nothing else is stored.
 */
export function keptSwitches(): ReadonlyMap<string, string> {
  try {
    return new Map(new URLSearchParams(localStorage.getItem(switchesKey) ?? ''));
  } catch {
    return new Map();
  }
}

/**
 * What was chosen, and of switches what this device keeps until its player chooses: nothing could be pressed by one who has no other key.
 * It holds here alone: nobody has chosen it for that player, so nothing of it is stored or sent.
 */
export const withKeptSwitches = (own: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  own.has(SWITCH_NAMES.switches) ? own : new Map([...keptSwitches(), ...own]);

/** Nothing is kept of whoever plays without a switch. @param chosen all that was chosen. */
export function keepSwitches(chosen: ReadonlyMap<string, string>): void {
  const kept = new URLSearchParams([...chosen].filter(([name]) => NAMES.includes(name)));
  try {
    if ((chosen.get(SWITCH_NAMES.switches) ?? 'none') === 'none') localStorage.removeItem(switchesKey);
    else localStorage.setItem(switchesKey, kept.toString());
  } catch {
    // If storage is blocked, it lasts until the page closes.
  }
}
