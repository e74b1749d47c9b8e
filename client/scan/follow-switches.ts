import { switchChoices } from '../../shared/preferences/switch-choices.ts';
import { watchKnown, type Known } from '../device/preferences.ts';
import { keepSwitches, keptSwitches } from '../window/kept-switches.ts';
import { Scanner } from './scanner.ts';

let scanner: Scanner | undefined;
let isFollowing = false;
let before: Known | undefined;

/** Begins, changes or ends how the screen is gone over. */
function apply(chosen: ReadonlyMap<string, string>): void {
  const by = switchChoices(chosen);
  if (by.switches === 'none') {
    scanner?.stop();
    scanner = undefined;
  } else if (scanner) scanner.follow(by);
  else scanner = new Scanner(by);
}

const isBySwitch = (chosen: ReadonlyMap<string, string>): boolean => switchChoices(chosen).switches !== 'none';

/**
 * What is chosen here is kept for this device: for the next page, and for those of its players who have never chosen. A player turns off
 * what they have turned on themselves, and a guest what the device keeps. Otherwise it stays: others may have no other key.
 */
function keep({ localId, own, chosen }: Known): void {
  const hadOn = before?.localId === localId && isBySwitch(before.own);
  if (localId === '' || isBySwitch(own) || hadOn) keepSwitches(chosen);
}

/**
 * Goes over the screen by switch for whoever has chosen that: at first by what this device remembers, then by who plays. Its code is loaded
 * where that is chosen, and where a screen finds it chosen: nobody else ever asks for it.
 */
export function followSwitches(): void {
  if (isFollowing) return;
  isFollowing = true;
  apply(keptSwitches());
  watchKnown((known) => {
    keep(known);
    before = known;
    apply(known.chosen);
  });
}
