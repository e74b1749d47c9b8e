import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hexOfOklch } from '../../../../build/oklch.ts';

const read = (path: string) => readFileSync(new URL(`../../../../client/${path}`, import.meta.url), 'utf8');
const tokens = read('ui/tokens.css');
const medal = read('art/medal.module.css');
const mixedTones = read('old-engines/mixed-tones.css');

type Oklch = readonly [number, number, number];
const THEMES = [0, 1] as const;

/** A token's colours in the light and in the dark theme. */
function coloursOf(token: string): readonly Oklch[] {
  const value = new RegExp(`--${token}: (.*);`).exec(tokens)?.[1] ?? '';
  const found = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map((each): Oklch => [
    Number(each[1]),
    Number(each[2]),
    Number(each[3]),
  ]);
  const [light, dark = light] = found;
  if (!light || !dark) throw new Error(`There is no token ${token}.`);
  return [light, dark];
}

const labOf = ([l, c, h]: Oklch): Oklch => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];

function mixed(one: Oklch, other: Oklch, share: number): Oklch {
  const [a, b] = [labOf(one), labOf(other)];
  const [l = 0, x = 0, y = 0] = a.map((value, index) => value * (1 - share) + (b[index] ?? 0) * share);
  return [l, Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI];
}

const channels = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** What is mixed with the hue: with `--lit` (the raised sheet, in the dark theme the ink) or with `--shade`. */
const [[raised], [, ink]] = [coloursOf('sheet-raised'), coloursOf('ink')];
const [shade] = coloursOf('on-accent');
const LIT = [raised, ink];

const HUES = [...tokens.matchAll(/--hue-(\w+):/g)].map(([, hue]) => hue ?? '');

it.each(HUES)('The tones of a medal in %s are the same where an engine cannot mix colours', (hue) => {
  const written = new RegExp(`\\[data-hue='${hue}'\\] \\{([^}]*)\\}`).exec(mixedTones)?.[1] ?? '';
  for (const [, tone, kind, percent] of medal.matchAll(
    /\.tone(\d) \{\s+--tone: var\(--mixed\d, color-mix\(in oklab, var\(--hue\), var\(--(lit|shade)\) (\d+)%\)/g,
  )) {
    const given = new RegExp(`--mixed${tone}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(written)?.slice(1) ?? [];
    for (const theme of THEMES) {
      const other = kind === 'lit' ? LIT[theme] : shade;
      const base = coloursOf(`hue-${hue}`)[theme];
      if (!other || !base) throw new Error('A token is missing.');
      const asked = channels(hexOfOklch(...mixed(base, other, Number(percent) / 100)));
      const is = channels(given[theme] ?? '');
      expect({ tone, theme, off: Math.max(...asked.map((value, index) => Math.abs(value - (is[index] ?? 999)))) > 2 }).toEqual({
        tone,
        theme,
        off: false,
      });
    }
  }
  expect([...written.matchAll(/--mixed/g)]).toHaveLength(4);
});
