import { expect, it } from 'vitest';
import { oncePerSchema } from '../../../server/http/compiled-schemas.ts';

it('compiles a schema once for each part of a request, however many routes have it', () => {
  const compiled: string[] = [];
  const compile = oncePerSchema(({ schema, httpPart }: { readonly schema: { readonly title: string }; readonly httpPart?: string }) => {
    compiled.push(`${schema.title} ${httpPart}`);
    return { of: schema.title };
  });
  const [one, other] = [{ title: 'one' }, { title: 'other' }];
  const first = compile({ schema: one, httpPart: 'body' });
  expect(compile({ schema: one, httpPart: 'body' })).toBe(first);
  expect(compile({ schema: one, httpPart: 'query' })).not.toBe(first);
  expect(compile({ schema: other, httpPart: 'body' })).toEqual({ of: 'other' });
  // An answer is no part of a request.
  expect(compile({ schema: one })).toBe(compile({ schema: one }));
  expect(compiled).toEqual(['one body', 'one query', 'other body', 'one undefined']);
});
