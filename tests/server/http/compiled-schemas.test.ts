import { expect, it } from 'vitest';
import { oncePerSchema } from '../../../server/http/compiled-schemas.ts';

it('compiles a schema when something is first checked by it, and once for each part of a request, however many routes have it', () => {
  const compiled: string[] = [];
  const checkOf = oncePerSchema(({ schema, httpPart }: { readonly schema: { readonly title: string }; readonly httpPart?: string }) => {
    compiled.push(`${schema.title} ${httpPart}`);
    return (value) => `${schema.title} of ${String(value)}`;
  });
  const [one, other] = [{ title: 'one' }, { title: 'other' }];
  const first = checkOf({ schema: one, httpPart: 'body' });
  expect(checkOf({ schema: one, httpPart: 'body' })).toBe(first);
  expect(compiled).toEqual([]);
  expect([first(1), first(2)]).toEqual(['one of 1', 'one of 2']);
  expect(compiled).toEqual(['one body']);
  expect(checkOf({ schema: one, httpPart: 'query' })(3)).toBe('one of 3');
  expect(checkOf({ schema: other, httpPart: 'body' })(4)).toBe('other of 4');
  expect(compiled).toEqual(['one body', 'one query', 'other body']);
});
