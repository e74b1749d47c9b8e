import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { conditionsOf, lowered, lowerStyles } from '../../../build/lower-styles.ts';
import { fits } from '../../../client/old-engines/containers.ts';

it.each([
  ['color', 'light-dark(oklch(1 0 0), oklch(0 0 0 / 0.5))', 'light-dark(#ffffff, #00000080)'],
  ['font-size', 'min(2rem, 145cqi / 3)', 'min(2rem, calc(145 * var(--cqi, 1cqi)) / 3)'],
  ['block-size', '100svh', 'calc(100 * var(--svh, 1svh))'],
  ['margin', '-1.5dvh', 'calc(-1.5 * var(--dvh, 1dvh))'],
  ['overflow', 'hidden clip', 'hidden var(--clip, clip)'],
  ['overflow-x', 'clip', 'var(--clip, clip)'],
  ['text-overflow', 'clip', 'clip'],
  ['inline-size', 'var(--100cqi)', 'var(--100cqi)'],
])('%s: %s is lowered to %s', (property, value, expected) => {
  expect(lowered(property, value)).toBe(expected);
});

it('The conditions of a container query are taken apart, and what cannot be lowered is refused', () => {
  expect(conditionsOf('sheet (max-width: 9.75rem) and (min-height: 3rem)')).toEqual(['max-width:9.75rem', 'min-height:3rem']);
  expect(conditionsOf('(min-aspect-ratio: 11 / 4)')).toEqual(['min-aspect-ratio:11/4']);
  expect(() => conditionsOf('(max-width: 3rem) or (min-height: 3rem)')).toThrow('only conditions that "and" connects');
  expect(() => conditionsOf('style(--a: 1)')).toThrow('only conditions that "and" connects');
});

const built = async (sheet: string): Promise<string> => {
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins: [lowerStyles] } } }, 'build');
  return (await preprocessCSS(sheet, 'a.css', config)).code.replaceAll(/\s+/g, ' ');
};

it('What stands in a query within a rule is lowered, too', async () => {
  expect(await built('.a { @media (min-width: 64rem) { block-size: 100svh } }')).toBe(
    '.a { @media (min-width: 64rem) { block-size: calc(100 * var(--svh, 1svh)) } }',
  );
});

it('A container says what is asked of it, and a rule of a query holds for a container that fits, in the same place', async () => {
  expect(await built('.a { container-type: size } @container (min-height: 3rem) { .b { color: red } .c { top: 0 } }')).toBe(
    '.a { container-type: size; --container: size min-height:3rem } @container (min-height: 3rem) { .b { color: red } .c { top: 0 } } :where([data-fits~="min-height:3rem"]) .b { color: red } :where([data-fits~="min-height:3rem"]) .c { top: 0 }',
  );
});

it.each([
  ['max-height:9rem', true],
  ['max-height:8.9rem', false],
  ['min-width:18rem', true],
  ['min-width:19rem', false],
  ['min-aspect-ratio:2/1', true],
  ['min-aspect-ratio:9/4', false],
])('A container of 288 × 144 px asked for %s: %s', (condition, expected) => {
  expect(fits(condition, { width: 288, height: 144 }, 16)).toBe(expected);
});
