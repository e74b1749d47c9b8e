import type { Chance } from '../../../simulation/chance.ts';
import type { Schema } from './described-calls.ts';

/** Values that get further than made-up ones, by the name of a field. */
export type Known = Readonly<Record<string, (() => unknown) | undefined>>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_-';

export const word = (chance: Chance, length: number): string =>
  Array.from({ length }, () => LETTERS.charAt(chance.below(LETTERS.length))).join('');

/** A value that a schema takes, of a field of this name. */
export function sample(chance: Chance, schema: Schema, known: Known, name = ''): unknown {
  const given = Object.hasOwn(known, name) ? known[name] : undefined;
  if (given && chance.happens(85)) return given();
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  if (schema.anyOf) return sample(chance, chance.pick(schema.anyOf), known, name);
  switch (schema.type ?? 'anything') {
    case 'string':
      return word(chance, (schema.minLength ?? 0) + chance.below(12));
    case 'integer':
    case 'number':
      return chance.between(schema.minimum ?? 0, Math.min(schema.maximum ?? 1000, (schema.minimum ?? 0) + 1000));
    case 'boolean':
      return chance.happens(50);
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + chance.below(3) }, () => sample(chance, schema.items ?? {}, known));
    case 'object':
      return sampleObject(chance, schema, known);
    default:
      return chance.pick([null, true, 1, word(chance, 4), [1], { a: 1 }]);
  }
}

function sampleObject(chance: Chance, { properties = {}, required = [] }: Schema, known: Known): object {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || chance.happens(60));
  return Object.fromEntries(fields.map(([name, schema]) => [name, sample(chance, schema, known, name)]));
}
