import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree), of which only what is read here is known. */
interface Syntax {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * What nobody but a developer or an operator reads: what is imported, types, the words of a thrown error and (below) the description of a
 * schema or of a route, SQL, lines of the log, and directives.
 */
const NOT_SHOWN = /^(?:Import|Export(?:All|Named)Declaration$|TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|ThrowStatement)/;

/** A value in a template. */
const VALUE = '…';

/** Two words in a row, a word beside a value, or one word as a label has it: "time limit", "12 points", "Easy". */
const SENTENCE = /\p{L}{2,}[,.:;]? \p{L}|\p{L}{2,}[,.:;]? …|… \p{L}{2,}|^\p{Lu}\p{Ll}+[.!?]?$/u;

export const isSentence = (text: string): boolean => SENTENCE.test(text);

/** What stands between the tags of an element is shown, whatever it is; but a sign or a single letter is no text. */
const LETTERS = /\p{L}{2}/u;

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;

/** The texts of a file that read like something for a person: sentences, labels, and words around a value (shown as "…"). */
export function sentencesOf(path: string, source: string): readonly string[] {
  const found: string[] = [];
  const note = (text: string) => isSentence(text) && found.push(text);
  const visit = (node: Syntax): void => {
    if (node.type === 'ExportNamedDeclaration' && isSyntax(node['declaration'])) return visit(node['declaration']);
    if (NOT_SHOWN.test(node.type)) return;
    if (isError(node) || isSchema(node) || isRouteSchema(node) || isSql(node) || isLogLine(node) || isDirective(node)) return;
    if (node.type === 'Literal' && typeof node['value'] === 'string') note(node['value']);
    if (node.type === 'TemplateLiteral') note(templateText(node));
    if (node.type === 'JSXText')
      found.push(...(LETTERS.test(String(node['value'])) ? [String(node['value']).replaceAll(/\s+/g, ' ').trim()] : []));
    for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isSyntax(child)) visit(child);
  };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  for (const statement of program.body) visit(statement as unknown as Syntax);
  return found;
}

const isError = ({ type, callee }: Syntax): boolean =>
  type === 'NewExpression' && isSyntax(callee) && String(callee['name']).endsWith('Error');

const isSchema = ({ type, callee }: Syntax): boolean =>
  type === 'CallExpression' && isSyntax(callee) && isSyntax(callee['object']) && callee['object']['name'] === 'Type';

const isRouteSchema = ({ type, key }: Syntax): boolean => type === 'Property' && nameOf(key) === 'schema';

const isSql = ({ type, tag }: Syntax): boolean => type === 'TaggedTemplateExpression' && nameOf(tag) === 'sql';

const nameOf = (value: unknown): string => (isSyntax(value) ? String(value['name']) : '');

/** `'use no memo';` */
const isDirective = ({ type, directive }: Syntax): boolean => type === 'ExpressionStatement' && typeof directive === 'string';

/** `log.warn(…)`, `app.log.error(…)`. */
function isLogLine({ type, callee }: Syntax): boolean {
  if (type !== 'CallExpression' || !isSyntax(callee) || !isSyntax(callee['object'])) return false;
  const log = callee['object']['property'] ?? callee['object'];
  return nameOf(log) === 'log' && /^(?:info|warn|error)$/.test(nameOf(callee['property']));
}

/** The text of a template with a mark for each value. */
const templateText = ({ quasis }: Syntax): string =>
  (quasis as readonly { readonly value: { readonly cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE);
