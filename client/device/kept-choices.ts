import { choicesKey } from '../window/hints.ts';
import type { Chosen, Standing } from './stored-preferences.ts';

/** What this device keeps of a player outside of the databases. */
interface Kept {
  readonly localId: string;
  readonly chosen: Chosen;
  /** When those were chosen that storage has not confirmed, by name. */
  readonly unconfirmed: ReadonlyMap<string, number>;
}

const pairs = (text = ''): [string, string][] => [...new URLSearchParams(text)];
const textOf = (values: Iterable<readonly [string, string | number]>): string =>
  new URLSearchParams([...values].map(([name, value]) => [name, `${value}`])).toString();

function read(): Kept | undefined {
  try {
    const [localId, chosen, unconfirmed] = (localStorage.getItem(choicesKey) ?? '').split('?');
    if (localId === undefined || chosen === undefined) return undefined;
    return { localId, chosen: new Map(pairs(chosen)), unconfirmed: new Map(pairs(unconfirmed).map(([name, ms]) => [name, Number(ms)])) };
  } catch {
    return undefined;
  }
}

function write({ localId, chosen, unconfirmed }: Kept): void {
  try {
    const parts = [localId, textOf(chosen), ...(unconfirmed.size > 0 ? [textOf(unconfirmed)] : [])];
    localStorage.setItem(choicesKey, parts.join('?'));
  } catch {
    // If storage is blocked, nothing is known before the database has answered.
  }
}

/** Of a player, or of who played last while it is not known who plays. */
function keptOf(localId: string | undefined): Kept | undefined {
  const kept = read();
  return kept && (localId ?? kept.localId) === kept.localId ? kept : undefined;
}

/**
 * What a player of this device has chosen, as storage said it last: whoever needs another clock needs it in the first game, too, where
 * storage is slow. @param localId who plays; undefined while that is not known, then of who played last.
 */
export const keptChoices = (localId: string | undefined): Chosen | undefined => keptOf(localId)?.chosen;

/** @param standing what storage has said; @param onTheWay what it has not confirmed. */
export function keepChoices(localId: string, standing: Standing, onTheWay: Standing): void {
  write({
    localId,
    chosen: new Map([...standing, ...onTheWay].map(([name, { value }]) => [name, value])),
    unconfirmed: new Map([...onTheWay].map(([name, { atMs }]) => [name, atMs])),
  });
}

/** Keeps what is chosen before storage has said anything. Of whom, if nothing is kept of who played last, nobody knows yet. */
export function keepEarly(localId: string | undefined, name: string, value: string, atMs: number): void {
  const kept = keptOf(localId);
  const of = localId ?? kept?.localId;
  if (of === undefined) return;
  write({
    localId: of,
    chosen: new Map(kept?.chosen).set(name, value),
    unconfirmed: new Map(kept?.unconfirmed).set(name, atMs),
  });
}

/** What was chosen by a page that went before storage had it, and still stands: nothing that storage knows was chosen later. */
export function neverConfirmed(localId: string, standing: Standing): Chosen {
  const { chosen, unconfirmed } = keptOf(localId) ?? {};
  const lost = [...(unconfirmed ?? [])].filter(([name, atMs]) => atMs > (standing.get(name)?.atMs ?? 0));
  return new Map(lost.flatMap(([name]) => (chosen?.has(name) ? [[name, chosen.get(name) ?? '']] : [])));
}
