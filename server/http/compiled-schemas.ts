import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyServerOptions } from 'fastify';

/** What a compiler of schemas is given: a schema, and which part of a request it is for. */
interface Use {
  readonly schema: object;
  readonly httpPart?: string | undefined;
}

/**
 * A compiler of checks that compiles a schema when something is first checked by it: a server that starts keeps nobody waiting for a
 * hundred of them. Once for each part of a request, for routes share schemas, and each GET has its HEAD.
 */
export function oncePerSchema<Given extends Use, Result>(
  compile: (use: Given) => (value: unknown) => Result,
): (use: Given) => (value: unknown) => Result {
  const byPart = new Map<string | undefined, WeakMap<object, (value: unknown) => Result>>();
  return (use) => {
    const bySchema = byPart.get(use.httpPart) ?? new WeakMap<object, (value: unknown) => Result>();
    byPart.set(use.httpPart, bySchema);
    const known = bySchema.get(use.schema);
    if (known) return known;
    let compiled: ((value: unknown) => Result) | undefined;
    const check = (value: unknown): Result => (compiled ??= compile(use))(value);
    bySchema.set(use.schema, check);
    return check;
  };
}

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validator = (value: unknown) => unknown;

const validatorOf = oncePerSchema(TypeBoxValidatorCompiler as (use: Use) => Validator);

/**
 * Requests are checked by TypeBox. Answers are written as they are: their types are checked where they are made, and tests hold them and
 * their schemas together. Given to Fastify before it loads compilers of its own.
 */
export const schemaCompilers = {
  buildValidator: () => validatorOf,
  buildSerializer: () => () => (data: unknown) => JSON.stringify(data),
} as Factories;
