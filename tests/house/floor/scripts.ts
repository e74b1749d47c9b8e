import { parseAst } from 'vite';
import { dataAt, lackingAt, lackingEngines, namesAt, type Finding } from './lacking.ts';

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const nameOf = (value: unknown): string => (isNode(value) && value.type === 'Identifier' ? String(value['name']) : '');

const CAMEL_CASE = /^[a-z]+[A-Z]/;

/**
 * The members that no interface or built-in object of the floor has, with all that have them. A name that any of them has tells nothing: a
 * scanner does not know the types. Of the names of the platform only those of two words are looked for: one word is a name of ours, too.
 */
function newMembers(): ReadonlyMap<string, string> {
  const since = new Map<string, (string | null)[]>();
  for (const name of namesAt('api')) since.set(name, [lackingEngines(dataAt('api', name))]);
  const owners = [...namesAt('api').map((name) => ['api', name]), ...namesAt('javascript', 'builtins').map((name) => ['javascript', 'builtins', name])];
  for (const owner of owners) {
    for (const member of namesAt(...owner)) {
      if (/_(?:event|static|permission)$|[^\w$]|^@/.test(member) || (owner[0] === 'api' && !CAMEL_CASE.test(member))) continue;
      since.set(member, [...(since.get(member) ?? []), lackingEngines(dataAt(...owner, member))]);
    }
  }
  return new Map([...since].flatMap(([name, all]) => (all.every((each) => each) ? [[name, all.find((each) => each) ?? ''] as const] : [])));
}

const MEMBERS = newMembers();
const ATTRIBUTES = new Map(namesAt('html', 'global_attributes').map((name) => [name, lackingAt('html', 'global_attributes', name)]));

/** What a static member, or a whole global object, is called in the data. */
const ofStatic = (owner: string, member: string): readonly Finding[] =>
  ['api', 'javascript.builtins'].flatMap((folder) =>
    [member, `${member}_static`].flatMap((name) => lackingAt(...folder.split('.'), owner, name)),
  );
const ofGlobal = (name: string): readonly Finding[] => [...lackingAt('api', name), ...lackingAt('javascript', 'builtins', name)];

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
      if (/^[A-Z]/.test(owner) && !declared.has(owner) && (dataAt('api', owner) ?? dataAt('javascript', 'builtins', owner))) return ofStatic(owner, member);
      const without = MEMBERS.get(member);
      return without === undefined ? [] : [{ feature: `member ${member}`, without }];
    }
    case 'Property':
      return parent?.type === 'ObjectPattern' ? [] : (ATTRIBUTES.get(nameOf(node['key'])) ?? []);
    case 'Identifier': {
      const name = nameOf(node);
      const isName = (parent?.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true) || parent?.['key'] === node;
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
  for (const part of Object.values(node)) for (const child of [part].flat()) if (isNode(child)) visit(child, enter, node);
}

/** The names that a script declares, in whichever scope: they are no names of the platform in it. */
function declaredIn(tree: Node): ReadonlySet<string> {
  const names = new Set<string>();
  const note = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') names.add(nameOf(pattern));
    else for (const part of [pattern['left'], pattern['argument'], pattern['value'], pattern['properties'], pattern['elements']].flat()) note(part);
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
