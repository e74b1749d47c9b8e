import { readFileSync } from 'node:fs';

const source = readFileSync(new URL('../../../../client/ui/tokens.css', import.meta.url), 'utf8');

export type Theme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

/** Linear sRGB of an OKLCH colour (Björn Ottosson's matrices), cut to what a screen can show. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const cut = (value: number) => Math.min(1, Math.max(0, value));
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The OKLCH parts of a token in a theme. Tokens with transparency aren't text colours and aren't asked for here. */
export function oklchOf(token: string, theme: Theme): Rgb {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(source)?.[1];
  if (value === undefined) throw new Error(`There is no token --${token}.`);
  const colours = [...value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const colour = colours[theme === 'dark' ? colours.length - 1 : 0];
  if (!colour) throw new Error(`--${token} is no opaque colour.`);
  return [Number(colour[1]), Number(colour[2]), Number(colour[3])];
}

const luminance = (token: string, theme: Theme): number => {
  const [red, green, blue] = linearRgb(...oklchOf(token, theme));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of WCAG 2 between two tokens. */
export function contrast(one: string, other: string, theme: Theme): number {
  const [dark, light] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
