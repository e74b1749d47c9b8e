import { SWITCH_NAMES, switchChoices } from '../../shared/preferences/switch-choices.ts';
import { setPreference, watchChosen } from '../device/preferences.ts';
import { keepSwitches, keptSwitches } from '../window/kept-switches.ts';
import { Scanner } from './scanner.ts';

let scanner: Scanner | undefined;
let isFollowing = false;
let isGivenOn = false;

/** Begins, changes or ends how the screen is gone over. */
function apply(chosen: ReadonlyMap<string, string>): void {
  const by = switchChoices(chosen);
  if (by.switches === 'none') {
    scanner?.stop();
    scanner = undefined;
  } else if (scanner) scanner.follow(by);
  else scanner = new Scanner(by);
}

/**
 * Who has never chosen goes on as this device does: a guest after a reload, and who has just become a player here, could not press
 * anything otherwise.
 */
function giveOn(kept: ReadonlyMap<string, string>): void {
  // Storage may refuse: then nobody asks it again and again.
  if (isGivenOn) return;
  isGivenOn = true;
  for (const [name, value] of kept) void setPreference(name, value);
}

/**
 * Goes over the screen by switch for whoever has chosen that: at first by what this device remembers, then by who plays. Its code is loaded
 * where that is chosen, and where a screen finds it chosen: nobody else ever asks for it.
 */
export function followSwitches(): void {
  if (isFollowing) return;
  isFollowing = true;
  apply(keptSwitches());
  watchChosen((chosen) => {
    const kept = keptSwitches();
    if (!chosen.has(SWITCH_NAMES.switches) && kept.size > 0) return giveOn(kept);
    isGivenOn = false;
    keepSwitches(chosen);
    apply(chosen);
  });
}
