import { expect, it } from 'vitest';
import { CountedClaims } from '../../../server/items/kinds.ts';
import { KINDS } from '../../../shared/items/kinds.ts';
import { isCountedClaim } from '../../../shared/progress/counted/counted.ts';

interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: { readonly [name: string]: ObjectSchema & { readonly type: string } };
}

/** The schema of what each kind of item counts as that is no session, by name. */
const described = new Map(
  (CountedClaims as unknown as { readonly anyOf: readonly ObjectSchema[] }).anyOf.flatMap(({ properties }) => Object.entries(properties)),
);

const rules = Object.values(KINDS).flatMap((kind) => ('counts' in kind && kind.kept !== 'as-game' ? [kind.counts] : []));

it('each kind of item that counts has a name of its own, and is described under it', () => {
  const names = rules.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  expect([...described.keys()].toSorted()).toEqual(names.toSorted());
});

it.each(rules)('a device relies on all that the server says of what counts as $name', ({ name, texts, integers }) => {
  const { required, properties } = described.get(name) as ObjectSchema;
  const of = (type: string) => Object.keys(properties).filter((member) => properties[member]?.type === type);
  expect([of('string'), of('integer'), required]).toEqual([texts, integers, Object.keys(properties)]);
});

it.each(rules)('what counts as $name is taken from outside with more beside it, and not without any of it', ({ name, texts, integers }) => {
  const value = Object.fromEntries([...texts.map((member) => [member, 'some']), ...integers.map((member) => [member, 7])]);
  expect(isCountedClaim({ [name]: { ...value, more: true } })).toBe(true);
  for (const member of [...texts, ...integers]) expect(isCountedClaim({ [name]: { ...value, [member]: null } })).toBe(false);
});
