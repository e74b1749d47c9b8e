import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { filesIn } from './files.ts';

/**
 * A browser that translates a page puts each text node into an element of its own, and an extension may put another in its place. React
 * still holds the text node that it made: it throws when it removes it or puts something before it, and what it writes into it is seen by
 * nobody. If a text is the only child of its element, React asks the element, and neither happens. So a text stands alone in an element,
 * wherever something beside it can come, go or change.
 */
type Kind = 'text' | 'node' | 'nothing';

/** A node of the syntax tree (ESTree with JSX), of which only what is read here is known. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

/** Puts marks around parts of a template; no window has them. */
const OF_THE_BUILD = 'client/blog/build-context.tsx';

/** Components that are always one element, the same as long as their parent is there. */
const ONE_ELEMENT = new Set(['AnchorButton', 'BadgeMedal', 'Button', 'GameMark', 'Icon', 'Link', 'LinkButton', 'Mark', 'VisuallyHidden']);

const ELEMENT_TYPES = /:\s*(?:\([^()]*\)\s*=>\s*)?React(?:Node|Element)\b/;

/** What a file says of the names in it. */
interface Names {
  /** Whether a name is declared as what React shows, or makes it: `children: ReactNode`, `(data): ReactNode`, `const head = <p>`. */
  readonly isElement: (name: string) => boolean;
}

const namesOf = (source: string): Names => {
  const elements = new Set(
    [...source.matchAll(/(?:\breadonly |\bfunction |\bconst )(\w+)\??(?=([^\n]*))/g)]
      .filter(([, , rest = '']) => ELEMENT_TYPES.test(rest) || /^ = (?:[^;]* && )?(?:\(?<|\($)/.test(rest))
      .map(([, name = '']) => name),
  );
  return { isElement: (name) => elements.has(name) };
};

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;
const listOf = (value: unknown): readonly Syntax[] => (Array.isArray(value) ? value.filter(isSyntax) : isSyntax(value) ? [value] : []);
const childOf = (node: Syntax, key: string): Syntax | undefined => listOf(node[key])[0];

/** The name behind the last dot: `props.children` is "children". */
function lastName(node: Syntax | undefined): string {
  if (node?.type === 'Identifier') return String(node['name']);
  if (node?.type === 'MemberExpression') return lastName(childOf(node, 'property'));
  return node?.type === 'ChainExpression' ? lastName(childOf(node, 'expression')) : '';
}

/** What an expression may come to. Whatever cannot be told is a text. */
function kindsOf(node: Syntax | undefined, names: Names): readonly Kind[] {
  if (!node) return ['nothing'];
  const of = (...keys: readonly string[]) => keys.flatMap((key) => kindsOf(childOf(node, key), names));
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ['node'];
    case 'LogicalExpression':
      return node['operator'] === '&&' ? ['nothing', ...of('right')] : of('left', 'right');
    case 'ConditionalExpression':
      return of('consequent', 'alternate');
    case 'Literal':
      return typeof node['value'] === 'string' || typeof node['value'] === 'number' ? ['text'] : ['nothing'];
    case 'ChainExpression':
    case 'ParenthesizedExpression':
      return of('expression');
    case 'ArrowFunctionExpression':
      return childOf(node, 'body')?.type === 'BlockStatement' ? ['node'] : of('body');
    case 'CallExpression': {
      const called = lastName(childOf(node, 'callee'));
      return called === 'map' || called === 'from' ? kindsOf(listOf(node['arguments']).at(-1), names) : named(called, names);
    }
    default:
      return named(lastName(node), names);
  }
}

const named = (name: string, names: Names): readonly Kind[] =>
  name === 'undefined' ? ['nothing'] : names.isElement(name) ? ['node'] : ['text'];

interface Child {
  readonly kinds: readonly Kind[];
  /** Whether it is there from its parent's beginning to its end, and never changes. */
  readonly isFixed: boolean;
}

/** A text between tags as JSX takes it: the line breaks around it, with the blanks beside them, are no part of it. */
const isShown = (raw: string): boolean => raw.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, '') !== '';

function childrenOf(element: Syntax, names: Names): readonly Child[] {
  return listOf(element['children']).flatMap((child): readonly Child[] => {
    if (child.type === 'JSXText') return isShown(String(child['value'])) ? [{ kinds: ['text'], isFixed: true }] : [];
    if (child.type === 'JSXExpressionContainer') {
      const inside = childOf(child, 'expression');
      if (inside?.type === 'JSXEmptyExpression') return [];
      return [{ kinds: kindsOf(inside, names), isFixed: inside?.type === 'Literal' || isWord(inside) }];
    }
    const opening = childOf(child, 'openingElement');
    const name = opening && childOf(opening, 'name')?.['name'];
    return [{ kinds: ['node'], isFixed: typeof name === 'string' && (/^[a-z]/.test(name) || ONE_ELEMENT.has(name)) }];
  });
}

/** A text of `client/words`, which is a constant: `words.moreTopics`. */
const isWord = (node: Syntax | undefined): boolean =>
  node?.type === 'MemberExpression' && childOf(node, 'object')?.['name'] === 'words' && node['computed'] === false;

const hasText = ({ kinds }: Child): boolean => kinds.includes('text');

/** Whether a text has company that may change. What stands in a fragment may go while its parent stays. */
function isFaulty(element: Syntax, names: Names): boolean {
  const children = childrenOf(element, names);
  if (!children.some(hasText)) return false;
  return element.type === 'JSXFragment' || (children.length > 1 && !children.every(({ isFixed }) => isFixed));
}

/** The places, as lines, where a text does not stand alone. */
function faultsIn(path: string, source: string): readonly string[] {
  const names = namesOf(source);
  const found: string[] = [];
  const visit = (node: Syntax): void => {
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && isFaulty(node, names))
      found.push(`${path}:${source.slice(0, node.start).split('\n').length}`);
    for (const value of Object.values(node)) for (const child of listOf(value)) visit(child);
  };
  for (const statement of listOf(parseSync(path, source, { lang: 'tsx' }).program.body)) visit(statement);
  return found;
}

describe('a text of the screen', () => {
  it('stands alone in its element wherever something beside it may change, so that a page can be translated', () => {
    const screens = filesIn('client').filter((path) => path.endsWith('.tsx') && path !== OF_THE_BUILD);
    const root = resolve(import.meta.dirname, '../..');
    expect(screens.length).toBeGreaterThan(200);
    expect(screens.flatMap((path) => faultsIn(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it.each([
    ['beside what may come', '<p>{right && (<Icon />)}Well done</p>'],
    ['beside another text', '<p>{count} games</p>'],
    ['that may come itself', "<p><b>7</b>{isMost && ', your most'}</p>"],
    ['beside what shows something else at times', '<p>New here? <Offer /></p>'],
    ['in a fragment, which may go', '<><Icon />Saved</>'],
    ['as one of a table of words', '<p>{words.rules[name]}<Icon /></p>'],
    ['of a list', '<p>{names.map((name) => name)}<b>all</b></p>'],
  ])('is found %s', (_where, markup) => {
    expect(faultsIn('a.tsx', `const a = ${markup};`)).toEqual(['a.tsx:1']);
  });

  it.each([
    ['alone', '<p>{count}</p>'],
    ['alone, put together', '<p>{`${count} games`}</p>'],
    ['as a constant of the words', '<p>{words.rules}<Icon /></p>'],
    ['of what is always the same', '<p>Read the <a href="/">rules</a> first.</p>'],
    ['in an element of its own', '<p>{right && (<Icon />)}<span>Well done</span></p>'],
  ])('may stand %s', (_where, markup) => {
    expect(faultsIn('a.tsx', `const a = ${markup};`)).toEqual([]);
  });
});
