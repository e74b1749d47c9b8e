import { playedBy } from '../../../shared/preferences/play-choices.ts';
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
    playBy(playedBy((name) => chosen.get(name)));
    go();
  };
  const cancel = browserPorts.after(WITHIN_MS, () => done(chosenNow()));
  whenChosen(done);
}
