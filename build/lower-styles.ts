import type { CSSOptions } from 'vite';
import { hexOfOklch } from './oklch.ts';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type Callable = (...given: never[]) => unknown;
type StylePlugin = Exclude<Extract<Plugins[number], { readonly postcssPlugin: string }>, Callable>;
type Root = Parameters<Extract<StylePlugin['Once'], Callable>>[0];

const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g;
const NEWER_UNIT = /(?<![\w.-])(-?(?:\d+\.)?\d+)(cqi|cqb|dvh|svh)\b/g;

/** The value of a declaration in words that the floor knows (`floor.ts`), or that fall back to such. */
export function lowered(property: string, value: string): string {
  const plain = value
    .replaceAll(OKLCH, (_all, l: string, c: string, h: string, alpha?: string) =>
      hexOfOklch(Number(l), Number(c), Number(h), alpha === undefined ? 1 : Number(alpha)),
    )
    .replaceAll(NEWER_UNIT, (_all, count: string, unit: string) => `calc(${count} * var(--${unit}, 1${unit}))`);
  return /^overflow(?:-[xy])?$/.test(property) ? plain.replaceAll(/\bclip\b/g, 'var(--clip, clip)') : plain;
}

/** The conditions of a container query that `and` connects, for instance `min-height:3rem`. */
export function conditionsOf(query: string): readonly string[] {
  const conditions = [...query.matchAll(/\(([a-z-]+):\s*([^()]+)\)/g)].map(
    ([, feature, value]) => `${feature}:${value?.replaceAll(/\s/g, '')}`,
  );
  const rest = query.replaceAll(/\([^()]*\)|\band\b|^[a-z]+\s/g, '').trim();
  if (conditions.length === 0 || rest !== '') throw new Error(`@container ${query}: only conditions that "and" connects can be lowered.`);
  return conditions;
}

/**
 * Lowers what Lightning CSS does not, in the same way for every declaration:
 * - a colour is written as one of sRGB; there is none that sRGB does not have;
 * - units of containers and of the visible window are read from custom properties, which only old engines have: `ui/tokens.css` sets them
 *   there, and client/old-engines measures containers;
 * - a rule of a container query holds for `[data-fits~="min-height:3rem"]`, too, which old-engines sets on a container that
 *   fits; it finds containers by the custom property `--container`.
 */
export const lowerStyles: StylePlugin = { postcssPlugin: 'tenfold:lower-styles', Once: lowerSheet };

function lowerSheet(root: Root): void {
  const asked = new Set<string>();
  root.walkAtRules('container', (query) => {
    const conditions = conditionsOf(query.params);
    for (const condition of conditions) asked.add(condition);
    const where = `:where(${conditions.map((condition) => `[data-fits~="${condition}"]`).join('')})`;
    const rules = query.clone().nodes ?? [];
    for (const rule of rules.toReversed()) {
      if (rule.type !== 'rule') throw query.error('A container query has rules alone.');
      rule.selectors = rule.selectors.map((selector) => `${where} ${selector}`);
      query.after(rule);
    }
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop === 'container' || prop === 'container-type') {
      const kind = /\b(?:inline-size|size)\b/.exec(value)?.[0] ?? '';
      declaration.after({ prop: '--container', value: [kind, ...asked].join(' ') });
    } else declaration.value = lowered(prop, value);
  });
}
