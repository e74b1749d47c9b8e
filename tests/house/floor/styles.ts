import { generate, parse, walk, type Atrule, type CssNode, type WalkContext } from 'css-tree';
import { dataAt, lackingAt, lackingEngines, type Finding } from './lacking.ts';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

const unitOf = (unit: string): string => UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;

/** Functions stand in the data by themselves, among colours, or among gradients. */
const ofFunction = (name: string): readonly Finding[] =>
  [[], ['color'], ['gradient'], ['easing-function'], ['transform-function']].flatMap((folder) =>
    lackingAt('css', 'types', ...folder, name),
  );

const isAtrule = (node: CssNode, name: string): node is Atrule => node.type === 'Atrule' && node.name === name;
const isForOlder = (node: CssNode): node is Atrule =>
  isAtrule(node, 'supports') && node.prelude !== null && generate(node.prelude).startsWith('not ');

const OF_CONTAINERS = /^container(?:-type)?$/;

/** What older engines need not read, and what only asks. The build writes a rule of an `@container` as one of `[data-fits]`, too. */
const isForNewer = (node: CssNode, given: ReadonlySet<string>): boolean =>
  node.type === 'SupportsDeclaration' ||
  (node.type === 'Function' && node.name === 'var' && given.has(generate(node).slice(4).split(/[,)]/)[0] ?? '')) ||
  (isAtrule(node, 'supports') && !isForOlder(node)) ||
  (given.has('--container') && (isAtrule(node, 'container') || (node.type === 'Declaration' && OF_CONTAINERS.test(node.property))));

const PREFIX = '-webkit-';
const ofProperty = (name: string): string => `css.properties.${name}`;

/** The properties and values for which a sheet has others in an `@supports not`. */
function replacedIn(sheet: CssNode): ReadonlySet<string> {
  const replaced = new Set<string>();
  walk(sheet, (node) => {
    if (!isForOlder(node) || !node.prelude) return;
    walk(node.prelude, (asked) => {
      if (asked.type !== 'Declaration') return;
      replaced.add(ofProperty(asked.property)).add(`${ofProperty(asked.property)}.${generate(asked.value)}`);
    });
  });
  return replaced;
}

/** The custom properties that a sheet sets in an `@supports not`, so for older engines alone. */
export function setForOlder(text: string): readonly string[] {
  const names: string[] = [];
  walk(parse(text), (node) => {
    if (!isForOlder(node) || !node.block) return;
    walk(node.block, (each) => void (each.type === 'Declaration' && each.property.startsWith('--') && names.push(each.property)));
  });
  return names;
}

/**
 * What a style sheet uses that engines of the floor do not know. What it writes a second time for them does not count: what an `@supports`
 * asks for, or has another value in an `@supports not`; a property that stands there with its prefix, too; and what they need not read,
 * because they are given a custom property for it: the second value of `var()`, and a container.
 * @param text the built sheet
 * @param given the custom properties that older engines are given
 */
export function newInStyles(text: string, given: ReadonlySet<string> = new Set()): readonly Finding[] {
  const found: Finding[] = [];
  // The parser reads no ranges in the query of a container, and no colons in a property of ours.
  const readable = text.replaceAll(/@container[^{]+/g, '@container (width:0)').replaceAll(/--container:[^;}]*;?/g, '');
  const sheet = parse(readable, {
    parseCustomProperty: true,
    onParseError: (error) => void found.push({ feature: `unreadable: ${error.message}`, without: 'all' }),
  });
  const replaced = replacedIn(sheet);
  walk(sheet, {
    enter(this: WalkContext & { skip: symbol }, node: CssNode) {
      if (isForNewer(node, given)) return this.skip;
      found.push(...ofNode(node, this).filter(({ feature }) => !replaced.has(feature)));
      return undefined;
    },
  });
  return found;
}

type Readers = { readonly [T in CssNode['type']]?: (node: Extract<CssNode, { readonly type: T }>, at: WalkContext) => readonly Finding[] };

const ofSelector = ({ name }: { readonly name: string }): readonly Finding[] =>
  name.startsWith('-') ? [] : lackingAt('css', 'selectors', name);

const READERS: Readers = {
  Declaration: ({ property }, { block }) => {
    if (property.startsWith('-')) return [];
    const isPrefixed = block?.children.some((each) => each.type === 'Declaration' && each.property === PREFIX + property) ?? false;
    const without = lackingEngines(dataAt('css', 'properties', property), isPrefixed ? PREFIX : undefined);
    return without ? [{ feature: ofProperty(property), without }] : [];
  },
  Identifier: ({ name }, { declaration }) => (declaration === null ? [] : lackingAt('css', 'properties', declaration.property, name)),
  Dimension: ({ unit }) => lackingAt('css', 'types', 'length', unitOf(unit)),
  Function: ({ name }) => ofFunction(name),
  Atrule: ({ name }) => (name.startsWith('-') ? [] : lackingAt('css', 'at-rules', name)),
  Feature: ({ name }) => lackingAt('css', 'at-rules', 'media', name),
  FeatureRange: ({ kind }) => (kind === 'media' ? lackingAt('css', 'at-rules', 'media', 'range_syntax') : []),
  PseudoClassSelector: ofSelector,
  PseudoElementSelector: ofSelector,
  NestingSelector: () => lackingAt('css', 'selectors', 'nesting'),
};

const ofNode = (node: CssNode, at: WalkContext): readonly Finding[] => READERS[node.type]?.(node as never, at) ?? [];
