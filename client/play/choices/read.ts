import { chosenOf } from '../../../shared/preferences/choice.ts';
import { PLAY_CHOICES } from '../../../shared/preferences/play-choices.ts';
import { chosenNow, whenChosen } from '../../device/preferences.ts';
import { browserPorts } from '../run/browser-ports.ts';
import { playBy } from './now.ts';

/** A press on Start is answered within this time, in ms, whatever storage does. */
const WITHIN_MS = 1_000;

/** Reads how whoever plays plays, and calls `go`: at once, if that is known. */
export function withPlayChoices(go: () => void): void {
  let isDone = false;
  const done = (chosen: ReadonlyMap<string, string>) => {
    if (isDone) return;
    isDone = true;
    cancel();
    playBy({
      clock: chosenOf(PLAY_CHOICES.clock, chosen.get('clock')),
      pad: chosenOf(PLAY_CHOICES.pad, chosen.get('pad')),
      enter: chosenOf(PLAY_CHOICES.enter, chosen.get('enter')),
      bubbles: chosenOf(PLAY_CHOICES.bubbles, chosen.get('bubbles')),
    });
    go();
  };
  const cancel = browserPorts.after(WITHIN_MS, () => done(chosenNow()));
  whenChosen(done);
}
