import { ALOUD_RATE, type AloudRate } from '../../../shared/preferences/aloud-rate.ts';
import { chosenOf } from '../../../shared/preferences/choice.ts';
import { playedBy } from '../../../shared/preferences/play-choices.ts';
import { chosenNow, isHeardOf, whenChosen } from '../../device/preferences.ts';
import { code } from '../../window/chunk.tsx';
import { browserPorts } from '../run/browser-ports.ts';
import { speaker } from '../run/sayings.ts';
import type { Purpose } from '../purpose/purpose.ts';
import { clockOf } from './clock-of.ts';
import { playBy, playChoices } from './now.ts';

/** Most players read for themselves. */
const voice = code(() => import('../voice/read-aloud.ts'));

/** A press on Start is answered within this time, in ms, whatever storage does: then by what this device has kept of who plays. */
const WITHIN_MS = 1_000;
/** Of whom it has kept nothing, storage alone knows who needs another clock: a longer wait, once, is better than an unfair game. */
const UNHEARD_WITHIN_MS = 4_000;

let presses = 0;

/** Reads how whoever plays plays, and calls `start`: at once, if that is known. Of several presses that wait, the last one starts. */
export function withPlayChoices(start: () => void): void {
  const nth = ++presses;
  const go = () => {
    if (nth === presses) start();
  };
  const done = once((chosen: ReadonlyMap<string, string>) => {
    cancel();
    playBy(playedBy((name) => chosen.get(name)));
    whenRead(chosenOf(ALOUD_RATE, chosen.get('aloud.rate')), go);
  });
  const cancel = browserPorts.after(isHeardOf() ? WITHIN_MS : UNHEARD_WITHIN_MS, () => done(chosenNow()));
  whenChosen(done);
}

/** What can be begun (client/play/run/start-run.ts), as far as its clock goes. */
type ClockedStart<Config> =
  | { readonly kind: 'new'; readonly config: Config; readonly purpose: Pick<Purpose, 'kind'> }
  | { readonly kind: 'resume' };

/**
 * A new run by the clock of whoever plays (decision G26), as it was read last; one of a class round by its own, unless they have chosen
 * another (decision D30).
 */
export function byClock<Config extends object, What extends ClockedStart<Config>>(what: What): What {
  if (what.kind === 'resume') return what;
  const { clock: chosen } = playChoices();
  const clock = what.purpose.kind === 'round' && chosen === 'on' ? clockOf(what.config) : chosen;
  return { ...what, config: Object.assign({}, what.config, { clock }) };
}

/** A run that is read aloud begins when that can be done; or, where the code for it cannot be had soon, with the region of its page alone. */
function whenRead(rate: AloudRate, go: () => void): void {
  speaker.reader?.end();
  speaker.reader = undefined;
  if (playChoices().aloud === 'off') return go();
  const done = once(() => {
    const there = voice.loaded();
    if (there) there.readAloud({ aloud: playChoices().aloud, rate }, go);
    else go();
  });
  if (voice.loaded()) return done();
  browserPorts.after(WITHIN_MS, done);
  void fetchVoice(done);
}

async function fetchVoice(done: () => void): Promise<void> {
  await voice.prefetch();
  done();
}

/** What the first of several callers is given; the others come too late. */
function once<Given extends readonly unknown[]>(work: (...given: Given) => void): (...given: Given) => void {
  let isDone = false;
  return (...given) => {
    if (isDone) return;
    isDone = true;
    work(...given);
  };
}
