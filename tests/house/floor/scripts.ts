import { parseAst } from 'vite';
import { dataAt, lackingAt, lackingEngines, namesAt, type Finding } from './lacking.ts';

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown): string => (isNode(value) && value.type === 'Identifier' ? String(value['name']) : '');

const CAMEL_CASE = /^[a-z]+[A-Z]/;

/**
 * The members that no interface or built-in object of the floor has. A name that any of them has tells nothing: a scanner does not know the
 * types. Only names of two words are looked for: one word is a name of ours, too. What the language itself has is held by the types as well
 * (`lib` in the rooms' tsconfig.json).
 */
function newMembers(): ReadonlyMap<string, string> {
  const since = new Map<string, (string | null)[]>(namesAt('api').map((name) => [name, [lackingEngines(dataAt('api', name))]]));
  const owners = [
    ...namesAt('api').map((name) => ['api', name]),
    ...namesAt('javascript', 'builtins').map((name) => ['javascript', 'builtins', name]),
  ];
  for (const owner of owners) {
    for (const member of namesAt(...owner)) {
      if (/_(?:event|static|permission)$|\W/.test(member) || !CAMEL_CASE.test(member)) continue;
      since.set(member, [...(since.get(member) ?? []), lackingEngines(dataAt(...owner, member))]);
    }
  }
  return new Map([...since].flatMap(([name, all]) => (all.every((each) => each) ? [[name, all.find((each) => each) ?? ''] as const] : [])));
}

const MEMBERS = newMembers();

/** The objects that a page finds under a name of their own, by the interface that they have. */
const OBJECTS: { readonly [name: string]: string } = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  indexedDB: 'IDBFactory',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  window: 'Window',
};

const FOLDERS = [['api'], ['javascript', 'builtins']] as const;

/** A member of something that the platform has under this name: of a class, a namespace or an object. Null if it has no such thing. */
function ofKnown(owner: string, member: string): readonly Finding[] | null {
  const known = Object.hasOwn(OBJECTS, owner) ? (OBJECTS[owner] ?? '') : owner;
  if (!FOLDERS.some((folder) => dataAt(...folder, known))) return null;
  const names = known === owner ? [member, `${member}_static`] : [member];
  return FOLDERS.flatMap((folder) => names.flatMap((name) => lackingAt(...folder, known, name)));
}

const GLOBAL_SCOPES = [...FOLDERS, ['api', 'Window'], ['api', 'WorkerGlobalScope'], ['api', 'ServiceWorkerGlobalScope']] as const;
const ofGlobal = (name: string): readonly Finding[] => GLOBAL_SCOPES.flatMap((scope) => lackingAt(...scope, name));

/** The properties of an object literal, by name. */
function propertiesOf(object: unknown): ReadonlyMap<string, unknown> {
  const properties = isNode(object) && object.type === 'ObjectExpression' ? nodesOf(object['properties']) : [];
  return new Map(
    properties.flatMap((property) => (nameOf(property['key']) === '' ? [] : [[nameOf(property['key']), property['value']] as const])),
  );
}

/** What a keyframe has besides properties. */
const OF_KEYFRAMES = new Set(['offset', 'easing', 'composite']);

const ofStyle = (object: unknown): readonly Finding[] =>
  [...propertiesOf(object).keys()].flatMap((name) =>
    OF_KEYFRAMES.has(name)
      ? []
      : lackingAt(
          'css',
          'properties',
          name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
        ),
  );

/** The elements and attributes of JSX, which the build makes calls with the element's name, and the keyframes of an animation. */
function ofCall(node: Node): readonly Finding[] {
  const [first, second] = nodesOf(node['arguments']);
  if (isNode(node['callee']) && nameOf(node['callee']['property']) === 'animate') return nodesOf(first?.['elements']).flatMap(ofStyle);
  if (!/^_?jsxs?(?:DEV)?$|^createElement$/.test(nameOf(node['callee'])) || typeof first?.['value'] !== 'string') return [];
  const element = first['value'];
  const attributes = propertiesOf(second);
  return [
    ...lackingAt('html', 'elements', element),
    ...[...attributes.keys()].flatMap((name) => [
      ...lackingAt('html', 'global_attributes', name.toLowerCase()),
      ...lackingAt('html', 'elements', element, name.toLowerCase()),
    ]),
    ...ofStyle(attributes.get('style')),
  ];
}

function ofPattern(pattern: string, flags: string): readonly Finding[] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? lackingAt('javascript', 'regular_expressions', 'lookbehind_assertion') : []),
    ...(/\(\?[ims-]+:/.test(pattern) ? lackingAt('javascript', 'regular_expressions', 'modifier') : []),
    ...(flags.includes('v') ? lackingAt('javascript', 'builtins', 'RegExp', 'unicodeSets') : []),
    ...(flags.includes('d') ? lackingAt('javascript', 'builtins', 'RegExp', 'hasIndices') : []),
  ];
}

function ofNode(node: Node, parent: Node | undefined, declared: ReadonlySet<string>): readonly Finding[] {
  switch (node.type) {
    case 'MemberExpression': {
      if (node['computed'] === true) return [];
      const [owner, member] = [nameOf(node['object']), nameOf(node['property'])];
      const known = declared.has(owner) ? null : ofKnown(owner, member);
      if (known) return known;
      const without = MEMBERS.get(member);
      return without === undefined ? [] : [{ feature: `member ${member}`, without }];
    }
    case 'CallExpression':
      return ofCall(node);
    case 'Identifier': {
      const name = nameOf(node);
      const isName =
        (parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) || parent?.['key'] === node;
      return name.length < 4 || isName || declared.has(name) ? [] : ofGlobal(name);
    }
    case 'Literal': {
      const regex = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined;
      return regex ? ofPattern(regex.pattern, regex.flags) : [];
    }
    case 'StaticBlock':
      return lackingAt('javascript', 'classes', 'static', 'initialization_blocks');
    default:
      return [];
  }
}

function visit(node: Node, enter: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  enter(node, parent);
  for (const part of Object.values(node)) if (typeof part === 'object') for (const child of nodesOf(part)) visit(child, enter, node);
}

/** The names that a script declares, in whichever scope: they are no names of the platform in it. */
function declaredIn(tree: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(nameOf(pattern));
    else
      for (const part of [pattern['left'], pattern['argument'], pattern['value'], pattern['properties'], pattern['elements']].flat())
        note(part);
  };
  visit(tree, (node) => {
    if (node.type === 'VariableDeclarator' || /Function|Class/.test(node.type)) note(node['id']);
    if (/^Import\w*Specifier$/.test(node.type)) note(node['local']);
    for (const parameter of [node['params'] ?? [], node['param']].flat()) note(parameter);
  });
  return names;
}

/** What a script uses that engines of the floor do not have: globals, members, syntax and regular expressions. */
export function newInScript(text: string): readonly Finding[] {
  const tree = parseAst(text) as unknown as Node;
  const declared = declaredIn(tree);
  const found: Finding[] = [];
  visit(tree, (node, parent) => found.push(...ofNode(node, parent, declared)));
  return found;
}
