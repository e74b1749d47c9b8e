import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useCodeForm } from '../../../../../client/ui/form/use-code-form.ts';
import { fail } from '../../../../../shared/result.ts';

function Form({ given }: { readonly given: string }) {
  const { typed, busy } = useCodeForm({ given, shown: given, look: async () => fail('none'), onFound: () => undefined });
  return `${typed}: ${busy ? 'is being looked up' : 'is typed'}`;
}

it('a code that came with the address is being looked up from the first picture on, and no other', () => {
  expect(renderToStaticMarkup(<Form given="0B83CP25" />)).toBe('0B83CP25: is being looked up');
  expect(renderToStaticMarkup(<Form given="" />)).toBe(': is typed');
});
