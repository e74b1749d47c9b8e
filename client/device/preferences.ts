import { useEffect, useSyncExternalStore } from 'react';
import { createSource } from '../../shared/observable.ts';
import { playerHint } from '../window/hints.ts';
import { withKeptSwitches } from '../window/kept-switches.ts';
import { untilLoaded } from '../window/missing-chunk.ts';
import { currentPlayer, onPlayerChange } from './current-player.ts';
import { keepChoices, keepEarly, keptChoices, neverConfirmed } from './kept-choices.ts';
import type { Chosen, Standing } from './stored-preferences.ts';

/** Whose preferences are known, and what they are. */
export interface Known {
  /** '' is a guest. */
  readonly localId: string;
  /** What was chosen by who plays, and by nobody else. */
  readonly own: Chosen;
  /** What holds on this device. */
  readonly chosen: Chosen;
}

const knownOf = (localId: string, own: Chosen): Known => ({ localId, own, chosen: withKeptSwitches(own) });

/** Of who plays now; undefined until the device has said it. */
const known = createSource<Known | undefined>(undefined);
/** What is chosen before it is known who plays. */
let early: Chosen = new Map();
/** What is seen until it is known: what this device has kept of who plays, and what is chosen meanwhile. */
const first = createSource<Chosen | undefined>(undefined);
/** A guest's are in the memory of the page, until the guest's game is kept. */
let ofGuest: Chosen = new Map();

/** What storage has last said of a player's, and the choices that are on their way to it: a read may have begun before those. */
let inStorage: Standing = new Map();
let onTheWay: Standing = new Map();

let isFollowing = false;
let stop: (() => void) | undefined;

/** The code of the storage comes for a player alone. */
const stored = () => untilLoaded(() => import('./stored-preferences.ts'));

const playing = (): string | undefined => {
  const player = currentPlayer();
  if (player.kind === 'unknown') return undefined;
  return 'localId' in player ? player.localId : '';
};

/** Follows what who plays prefers, from now on: also what another tab or device chooses. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  onPlayerChange(look);
  look();
}

function showFirst(): void {
  const kept = keptChoices(playing());
  first.set(kept || early.size > 0 ? withKeptSwitches(new Map([...(kept ?? []), ...early])) : undefined);
}

function look(): void {
  showFirst();
  const localId = playing();
  if (localId === known.getSnapshot()?.localId) return;
  stop?.();
  stop = undefined;
  onTheWay = new Map();
  known.set(localId === '' ? knownOf(localId, ofGuest) : undefined);
  if (localId === undefined || localId === '') return;
  void stored().then(({ followStored }) => {
    if (playing() !== localId || stop) return;
    let isFirst = true;
    stop = followStored(localId, (standing) => {
      inStorage = standing;
      const lost = isFirst ? neverConfirmed(localId, standing) : [];
      isFirst = false;
      // What is chosen on this page already is the later choice.
      const again = new Map([...lost].filter(([name]) => !early.has(name)));
      if (again.size === 0) showPlayers(localId);
      else void send(localId, again);
    });
  });
}

function showPlayers(localId: string): void {
  keepChoices(localId, inStorage, onTheWay);
  const own = new Map([...inStorage, ...onTheWay].map(([name, { value }]) => [name, value]));
  known.set(knownOf(localId, own));
}

/** What who plays has chosen; undefined while that is not known. */
export function usePreferences(): Chosen | undefined {
  useEffect(follow, []);
  const chosen = useSyncExternalStore(known.subscribe, known.getSnapshot, () => undefined)?.chosen;
  const atFirst = useSyncExternalStore(first.subscribe, first.getSnapshot, () => undefined);
  return chosen ?? atFirst;
}

/** What who plays has chosen under a name; null if nothing, undefined while that is not known. */
export function usePreference(name: string): string | null | undefined {
  const chosen = usePreferences();
  return chosen && (chosen.get(name) ?? null);
}

/** What who plays has chosen, as far as a screen has followed it or this device has kept it. */
export const chosenNow = (): Chosen => known.getSnapshot()?.chosen ?? first.getSnapshot() ?? new Map();

/** Whether this device can tell something of who plays before storage does: of a guest there is nothing to tell. */
export const isHeardOf = (): boolean => playerHint() === 'none' || keptChoices(playing()) !== undefined;

/** Resolves with what was chosen, once it is known who plays and storage has said it: that may take long. */
function whenKnown(): Promise<Known> {
  return new Promise((resolve) => {
    const look = () => {
      const now = known.getSnapshot();
      if (!now) return false;
      resolve(now);
      return true;
    };
    if (look()) return;
    const end = known.subscribe(() => look() && end());
  });
}

/** Tells whose preferences are known, as soon as they are and after each change. */
export function watchKnown(tell: (known: Known) => void): void {
  follow();
  const look = () => {
    const now = known.getSnapshot();
    if (now) tell(now);
  };
  known.subscribe(look);
  look();
}

/** Calls `work` with what who plays has chosen: at once, if that is known. It may never be, where storage does not answer. */
export function whenChosen(work: (chosen: Chosen) => void): void {
  follow();
  const now = known.getSnapshot();
  if (now) work(now.chosen);
  else void whenKnown().then(({ chosen }) => work(chosen));
}

/** A value, or what it becomes: one that is chosen early changes what turns out to be chosen already. */
type Next = string | ((now: string | undefined) => string);

const nextIn = (chosen: Chosen, name: string, next: Next): string => (typeof next === 'string' ? next : next(chosen.get(name)));

/** Shows a choice that is made before it is known who plays, and resolves once that is known. */
async function whenChosenEarly(name: string, next: Next): Promise<Known> {
  const value = nextIn(first.getSnapshot() ?? early, name, next);
  early = new Map(early).set(name, value);
  if (playing() !== '') keepEarly(playing(), name, value, Date.now());
  showFirst();
  const now = await whenKnown();
  if (early.size > 0) early = new Map();
  return now;
}

/** Chooses a value for who plays: it is seen at once, and for a player it is stored and sent. */
export async function setPreference(name: string, next: Next): Promise<void> {
  follow();
  const now = known.getSnapshot() ?? (await whenChosenEarly(name, next));
  const { localId, chosen } = known.getSnapshot() ?? now;
  const value = nextIn(chosen, name, next);
  if (localId === '') {
    ofGuest = new Map(ofGuest).set(name, value);
    known.set(knownOf(localId, ofGuest));
    return;
  }
  await send(localId, new Map([[name, value]]));
}

/** Shows what a player has chosen, and stores it. */
async function send(localId: string, chosen: Chosen): Promise<void> {
  const atMs = Date.now();
  const sent: Standing = new Map([...chosen].map(([name, value]) => [name, { value, atMs }]));
  onTheWay = new Map([...onTheWay, ...sent]);
  showPlayers(localId);
  const isKept = await (await stored()).storePreferences(localId, chosen);
  if (known.getSnapshot()?.localId !== localId) return;
  if (isKept) inStorage = new Map([...inStorage, ...sent]);
  // A later choice of the same name is still on its way.
  onTheWay = new Map([...onTheWay].filter(([name, each]) => sent.get(name) !== each));
  showPlayers(localId);
}

/** Gives what a guest has chosen to the player for whom the guest's game is kept. */
export async function giveGuestPreferences(localId: string): Promise<void> {
  if (ofGuest.size === 0) return;
  const given = ofGuest;
  ofGuest = new Map();
  await (await stored()).storePreferences(localId, given);
}
