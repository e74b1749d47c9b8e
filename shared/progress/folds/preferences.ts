import type { ChosenPreference } from '../../items/preference/counted.ts';
import { WHOLE, type Fold } from './fold.ts';
import { entry, mergeTables, type Table } from './table.ts';

/** The choice that stands: its effective time in ms, the item's id, and what was chosen. */
type StandingPreference = readonly [atMs: number, id: string, value: string];

/** A maximum, so the order of arrival makes no difference. Of two at one time the greater id stands. */
const later = (a: StandingPreference, b: StandingPreference): StandingPreference => (a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]) ? a : b);

const union = (a: Table<StandingPreference>, b: Table<StandingPreference>): Table<StandingPreference> => mergeTables(a, b, later);

const ofChoice = ({ id, name, value, atMs }: ChosenPreference): Table<StandingPreference> => entry(name, [atMs, id, value]);

/** What the player prefers, by name (decision D32): of each name the choice of the latest effective time. One part, for there are not many. */
export const preferences: Fold<Table<StandingPreference>> = {
  name: 'preferences',
  version: 1,
  empty: {},
  bucketOf: (item) => ('preference' in item ? WHOLE : undefined),
  add: (part, items) => items.reduce((sum, item) => ('preference' in item ? union(sum, ofChoice(item.preference)) : sum), part),
  union,
};
