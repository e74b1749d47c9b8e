import { generate, parse, walk, type CssNode } from 'css-tree';
import { lackingAt, type Finding } from './lacking.ts';

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^cq/, 'container_query_length_units'],
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
];

const unitOf = (unit: string): string => UNITS.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;

/** Functions stand in the data by themselves, among colours, or among gradients. */
const ofFunction = (name: string): readonly Finding[] =>
  [[], ['color'], ['gradient'], ['easing-function'], ['transform-function']].flatMap((folder) => lackingAt('css', 'types', ...folder, name));

/** What only engines read that have what it asks for. The build writes the rules of an `@container` a second time for the others. */
const isForNewer = (node: CssNode): boolean =>
  (node.type === 'Function' && node.name === 'var') ||
  (node.type === 'Atrule' && node.name === 'container') ||
  (node.type === 'Atrule' && node.name === 'supports' && !(node.prelude && generate(node.prelude).startsWith('not ')));

/**
 * What a style sheet uses that engines of the floor do not know. What stands in an `@supports` that asks for something is guarded, and so is the
 * second value of `var()`: an engine that lacks it has the property.
 * @param text the built sheet
 */
export function newInStyles(text: string): readonly Finding[] {
  const found: Finding[] = [];
  const property: string[] = [];
  // The parser knows no ranges in the query of a container.
  const sheet = parse(text.replaceAll(/@container[^{]+/g, '@container x'), { parseCustomProperty: true, parseRulePrelude: true, onParseError: (error) => void found.push({ feature: `unreadable: ${error.message}`, without: 'all' }) });
  walk(sheet, {
    enter(this: { skip: symbol }, node: CssNode) {
      if (isForNewer(node)) return this.skip;
      found.push(...ofNode(node, property));
      return undefined;
    },
    leave(node: CssNode) {
      if (node.type === 'Declaration') property.pop();
    },
  });
  return found;
}

function ofNode(node: CssNode, property: string[]): readonly Finding[] {
  switch (node.type) {
    case 'Declaration':
      property.push(node.property);
      return node.property.startsWith('-') ? [] : lackingAt('css', 'properties', node.property);
    case 'Identifier': {
      const [name] = property;
      return name === undefined ? [] : lackingAt('css', 'properties', name, node.name);
    }
    case 'Dimension':
      return lackingAt('css', 'types', 'length', unitOf(node.unit));
    case 'Function':
      return ofFunction(node.name);
    case 'Atrule':
      return node.name.startsWith('-') ? [] : lackingAt('css', 'at-rules', node.name);
    case 'Feature':
      return lackingAt('css', 'at-rules', 'media', node.name);
    case 'FeatureRange':
      return node.kind === 'media' ? lackingAt('css', 'at-rules', 'media', 'range_syntax') : [];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return node.name.startsWith('-') ? [] : lackingAt('css', 'selectors', node.name);
    case 'NestingSelector':
      return lackingAt('css', 'selectors', 'nesting');
    default:
      return [];
  }
}
