import type { App } from '../../../../server/http/app.ts';
import { routesOf } from '../routes-of.ts';

/** The part of JSON Schema that the routes' schemas use. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
}

/** A registered route with what its own schemas say of its requests. */
export interface DescribedCall {
  readonly method: string;
  /** With `:id` for a value. */
  readonly path: string;
  /** The bearer it asks for; undefined: none. */
  readonly access: string | undefined;
  readonly query: readonly { readonly name: string; readonly schema: Schema }[];
  readonly body: Schema | undefined;
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema } | undefined>> };
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

/** Every registered route. One that its server describes nowhere is called without parameters. */
export function describedCalls(app: App): readonly DescribedCall[] {
  const { paths } = JSON.parse(JSON.stringify(app.swagger())) as { paths: Record<string, Record<string, Operation | undefined>> };
  return [...routesOf(app)].map((route) => {
    const [method = '', path = ''] = route.split(' ');
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
    const { parameters = [], requestBody, security = [] } = operation;
    return {
      method,
      path,
      access: Object.keys(security[0] ?? {})[0],
      query: parameters.filter((each) => each.in === 'query').map(({ name, schema = {} }) => ({ name, schema })),
      body: requestBody?.content?.['application/json']?.schema,
    };
  });
}
