import { KNOWN_MEMBERS } from './known-members.ts';

type Members = { readonly [name: string]: unknown };

interface Known {
  /** In KNOWN_MEMBERS, from 1 on. */
  readonly place: number;
  readonly names: readonly string[];
}

/** The known lists by their length: so few have the same that looking through them is quicker than making a key of the names. */
const KNOWN_BY_COUNT: readonly (readonly Known[] | undefined)[] = KNOWN_MEMBERS.reduce<Known[][]>((byCount, names, i) => {
  byCount[names.length] = [...(byCount[names.length] ?? []), { place: i + 1, names }];
  return byCount;
}, []);

function knownIn(members: Members): Known | undefined {
  const ofCount = KNOWN_BY_COUNT[Object.keys(members).length];
  return ofCount?.find(({ names }) => names.every((name) => Object.hasOwn(members, name)));
}

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
  const known = knownIn(members);
  if (!known) return value;
  const unnamed: unknown[] = [known.place];
  for (const name of known.names) unnamed.push(withoutNames(members[name]));
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
