import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { App } from './app.ts';

/** What a compiler of schemas is given: a schema, and which part of a request it is for. */
interface Use {
  readonly schema: object;
  readonly httpPart?: string | undefined;
}

/**
 * The same compiler, which compiles a schema once for each part of a request: routes share schemas, those of refusals above all, and each
 * GET has its HEAD. Half of a server's start was compiling.
 */
export function oncePerSchema<Given extends Use, Compiled>(compile: (use: Given) => Compiled): (use: Given) => Compiled {
  const byPart = new Map<string | undefined, WeakMap<object, Compiled>>();
  return (use) => {
    const bySchema = byPart.get(use.httpPart) ?? new WeakMap<object, Compiled>();
    byPart.set(use.httpPart, bySchema);
    const compiled = bySchema.get(use.schema) ?? compile(use);
    bySchema.set(use.schema, compiled);
    return compiled;
  };
}

type ValidatorCompiler = Parameters<App['setValidatorCompiler']>[0];
type SerializerCompiler = Parameters<App['setSerializerCompiler']>[0];

const validatorOf = oncePerSchema(TypeBoxValidatorCompiler as (use: Use) => ReturnType<ValidatorCompiler>);
const serializerOf = oncePerSchema(SerializerSelector()({}, {}) as (use: Use) => ReturnType<SerializerCompiler>);

/** Requests are checked by TypeBox, and answers written by Fastify's own serializers. */
export function compileSchemas(app: App): void {
  app.setValidatorCompiler((route) => validatorOf(route as Use));
  app.setSerializerCompiler((route) => serializerOf(route as Use));
}
