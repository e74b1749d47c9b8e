import type { CountingKind } from '../kit/kind-rule.ts';
import type { ChosenPreference } from './counted.ts';
import type { PreferencePayload } from './payload.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the ids of all choices of a name begin with. An id has no dots (contract Id). */
const beginOf = (name: string): string => `preference:${name.replaceAll('.', ':')}:`;

/** The id of one choice. @param uuid a UUIDv7, so that of two choices at one effective time the later one's id is the greater. */
export const preferenceId = (name: string, uuid: string): string => beginOf(name) + uuid;

/** What a player prefers (decision D32). No claim: each choice has an id of its own, and nothing decides whether it holds. */
export const preference: CountingKind<PreferencePayload, 'preference', ChosenPreference> = {
  kind: 'preference',
  kept: 'with-receipt',
  isClaim: false,
  isIdOf(id, { name }) {
    const begin = beginOf(name);
    return id.startsWith(begin) && UUID.test(id.slice(begin.length));
  },
  counts: {
    name: 'preference',
    texts: ['id', 'name', 'value'],
    integers: ['atMs'],
    idOf: ({ id }) => id,
    // A reset takes progress. Whoever needs the clock off, or has the screen read aloud, needs that afterwards, too.
    countsAfter: () => true,
  },
};
