import { Compile, type Validator } from 'typebox/schema';
import type { App } from '../../../server/http/app.ts';

interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: object } | undefined>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly responses?: Readonly<Record<string, Answer>> }>>>>;
}

/** An operation of the API's own description: what its path looks like, and its answers by status. */
interface Described {
  readonly method: string;
  readonly path: RegExp;
  readonly answers: ReadonlyMap<string, Validator | undefined>;
}

/** Read once for all servers that describe the same calls: a server for one test may have fewer. */
const read = new Map<string, readonly Described[]>();
const callsOf = new WeakMap<App, readonly Described[]>();

function describedBy(app: App): readonly Described[] {
  const known = callsOf.get(app);
  if (known) return known;
  const routes = app.printRoutes();
  const described = read.get(routes) ?? operationsIn((JSON.parse(JSON.stringify(app.swagger())) as Document).paths);
  read.set(routes, described);
  callsOf.set(app, described);
  return described;
}

function operationsIn(paths: Document['paths']): readonly Described[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses = {} }]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]*')}$`),
      answers: new Map(Object.entries(responses).map(([status, answer]) => [status, validatorOf(answer)])),
    })),
  );
}

function validatorOf({ content }: Answer): Validator | undefined {
  const schema = content?.['application/json']?.schema;
  return schema && Compile(schema);
}

/**
 * Throws if the server answered what its description does not say: another status, or a body of another shape. What is no call of the
 * API is described nowhere.
 * @param url may have a query
 */
export function expectDescribed(app: App, method: string, url: string, status: number, body: unknown): void {
  const path = url.split('?')[0] ?? '';
  const call = describedBy(app).find((each) => each.method === method && each.path.test(path));
  if (!call) return;
  const { answers } = call;
  const named = [String(status), `${String(status)[0]}XX`].find((each) => answers.has(each));
  if (named === undefined) throw new Error(`${method} ${path} answered ${status}, which its description does not name.`);
  const shape = answers.get(named);
  if (shape && !shape.Check(body))
    throw new Error(`${method} ${path} answered ${status} with another body than described: ${JSON.stringify(shape.Errors(body)[1])}`);
}
