import {
  check,
  property,
  anything,
  dictionary,
  integer,
  letrec,
  oneof,
  array,
  boolean,
  string,
  assert,
  constantFrom,
  maxSafeInteger,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Canonical } from '../../../shared/canonical.ts';

/** The definition, as short as it can be said. */
function definition(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(definition).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${definition(member)}`).join(',')}}`;
}

/** Texts of all kinds: plain, with what JSON escapes, with pairs and halves of surrogates. */
const text = oneof(
  string(),
  string({ unit: 'binary' }),
  string({ unit: constantFrom('"', '\\', '\n', '\u0000', '\u001f', '\u007f', '\u2028', '\ud800', '\udfff', 'é', '😀', '1', '0') }),
);
const { payload } = letrec<{ payload: Canonical }>((tie) => ({
  payload: oneof(
    { maxDepth: 4, depthSize: 'small' },
    text,
    oneof(integer(), maxSafeInteger()),
    boolean(),
    array(tie('payload')),
    dictionary(text, tie('payload'), { noNullPrototype: true }),
  ),
}));

describe('the canonical text of a payload', () => {
  it('is what its definition says, for any payload', () => {
    assert(
      property(payload, (value) => canonicalJson(value) === definition(value)),
      { numRuns: 2000 },
    );
  });

  it('does not depend on the order in which keys were put in', () => {
    const backwards = (value: Canonical): Canonical => {
      if (Array.isArray(value)) return value.map(backwards);
      if (typeof value !== 'object') return value;
      return Object.fromEntries(
        Object.entries(value)
          .toReversed()
          .map(([key, member]) => [key, backwards(member as Canonical)]),
      );
    };
    assert(property(payload, (value) => canonicalJson(backwards(value)) === canonicalJson(value)));
  });

  it('sorts by code unit, also where engines list keys otherwise and where there are many', () => {
    expect(canonicalJson({ b: 1, 9: 2, a: 3, 10: 4, B: 5, é: 6 })).toBe('{"10":4,"9":2,"B":5,"a":3,"b":1,"é":6}');
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`k${199 - i}`, i]));
    expect(canonicalJson(many)).toBe(definition(many));
  });

  it('says the same however often it is asked, whatever keys came before', () => {
    const value = { game: 'speed-math', '"': 1 };
    const first = canonicalJson(value);
    for (let i = 0; i < 3000; i++) canonicalJson({ [`key-${String(i)}`]: i });
    expect(canonicalJson(value)).toBe(first);
  });

  it('refuses whatever has no one text', () => {
    const refused: readonly unknown[] = [
      null,
      undefined,
      0.5,
      -0,
      NaN,
      Infinity,
      2 ** 53,
      1n,
      () => 1,
      Symbol('s'),
      new Date(0),
      new Map(),
      Object.create(null),
    ];
    for (const value of refused) {
      for (const nested of [value, [value], { key: value }, { list: [1, { deep: value }] }]) {
        expect(() => canonicalJson(nested as Canonical)).toThrow(TypeError);
      }
    }
    const sparse: number[] = [1];
    sparse[2] = 3;
    expect(() => canonicalJson(sparse)).toThrow(TypeError);
  });

  it('either is the definition’s or is refused, for anything at all', () => {
    const result = check(
      property(anything({ withNullPrototype: false }), (value) => {
        try {
          return canonicalJson(value as Canonical) === definition(value);
        } catch (error) {
          return error instanceof TypeError;
        }
      }),
    );
    expect(result.failed).toBe(false);
  });
});
