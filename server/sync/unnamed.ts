import { KNOWN_MEMBERS } from './known-members.ts';

type Members = { readonly [name: string]: unknown };

/** Places in KNOWN_MEMBERS, from 1 on, by the names. */
const PLACES: ReadonlyMap<string, number> = new Map(KNOWN_MEMBERS.map((names, i) => [names.join(' '), i + 1]));

/** The place in front of the members of an array, which have no names. */
const ARRAY = 0;

/**
 * A value out of JSON without the names of its members, which would be half of a row: an object with known members is an array of their
 * list's place and their values. Any other object stays as it is, with all that is in it.
 */
export function withoutNames(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [ARRAY, ...(value as readonly unknown[])];
  const members = value as Members;
  const names = Object.keys(members).sort();
  const place = PLACES.get(names.join(' '));
  // A name from outside may have a space in it, and then there are fewer.
  if (place === undefined || KNOWN_MEMBERS[place - 1]?.length !== names.length) return value;
  const unnamed: unknown[] = [place];
  for (const name of names) unnamed.push(withoutNames(members[name]));
  return unnamed;
}

/** What `withoutNames` was given. The members of an object may come in another order. */
export function withNames(unnamed: unknown): unknown {
  if (!Array.isArray(unnamed)) return unnamed;
  const [place] = unnamed as readonly number[];
  if (place === ARRAY) return unnamed.slice(1);
  const names = KNOWN_MEMBERS[Number(place) - 1];
  if (names === undefined) throw new Error(`This build does not know the members of place ${place}.`);
  const members: { [name: string]: unknown } = {};
  // By index: a pull does this for every session of another device.
  for (let i = 0; i < names.length; i++) members[names[i] as string] = withNames(unnamed[i + 1]);
  return members;
}
