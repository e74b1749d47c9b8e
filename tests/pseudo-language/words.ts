import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree), of which only what is read here is known. */
interface Syntax {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value;

const LETTER = /\p{L}/u;

/** A mark of a part of a text (client/ui/rich.tsx). */
export const MARK = /(<\/?\w+>)/;

const ACCENTED: Readonly<Record<string, string>> = { a: 'ă', e: 'ẽ', i: 'ĩ', o: 'õ', u: 'ũ', A: 'Ă', E: 'Ẽ', I: 'Ĩ', O: 'Õ', U: 'Ũ' };

/** Letters with accents, and 40 % more of them: vowels stand twice or more, all along the text. */
export function expanded(text: string): string {
  const vowels = (text.match(/[aeiou]/gi) ?? []).length;
  const more = Math.ceil(0.4 * text.length);
  if (vowels === 0) return text + '·'.repeat(more);
  let at = 0;
  return text.replaceAll(/[aeiou]/gi, (vowel) => {
    const times = Math.floor((++at * more) / vowels) - Math.floor(((at - 1) * more) / vowels);
    return (ACCENTED[vowel] ?? '') + (ACCENTED[vowel.toLowerCase()] ?? '').repeat(times);
  });
}

/** A text in the pseudo-language; marks of its parts stay. */
export const pseudo = (text: string): string =>
  text
    .split(MARK)
    .map((piece, at) => (at % 2 === 1 || !LETTER.test(piece) ? piece : expanded(piece)))
    .join('');

/** A string as source, between quotes. */
const quoted = (text: string): string => JSON.stringify(text);

/** A piece of a template as source. */
const inTemplate = (text: string): string => text.replaceAll(/[\\`]|\$\{/g, (sign) => `\\${sign}`);

/** What is no text: what is imported, types, names of properties. */
const SKIPPED = /^(?:Import|Export(?:All)|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/;

/** Codes that are compared are no texts. */
const COMPARES = new Set(['===', '!==', '==', '!=', 'in']);

/** The source of a file of words with each text in the pseudo-language: ⟦ẽẽxpăănded⟧. */
export function pseudoWords(path: string, source: string): string {
  const edits: Edit[] = [];
  const visit = (node: Syntax): void => {
    if (SKIPPED.test(node.type)) return;
    if (node.type === 'Literal') {
      const { value } = node;
      if (typeof value === 'string' && LETTER.test(value)) edits.push({ ...node, text: quoted(`⟦${pseudo(value)}⟧`) });
      return;
    }
    if (node.type === 'TemplateLiteral') {
      const pieces = node['quasis'] as readonly (Syntax & { readonly value: { readonly cooked: string } })[];
      if (pieces.some(({ value }) => LETTER.test(value.cooked)))
        pieces.forEach(({ start, end, value }, at) => {
          // With the signs around it: ` or } before, ` or ${ behind.
          const isLast = at === pieces.length - 1;
          const text = `${at === 0 ? '⟦' : ''}${inTemplate(pseudo(value.cooked))}${isLast ? '⟧' : ''}`;
          edits.push({ start: start + 1, end: end - (isLast ? 1 : 2), text });
        });
      (node['expressions'] as readonly Syntax[]).forEach(visit);
      return;
    }
    for (const [key, value] of Object.entries(node)) {
      if (node.type === 'Property' && key === 'key') continue;
      if (node.type === 'SwitchCase' && key === 'test') continue;
      if (node.type === 'MemberExpression' && key === 'property') continue;
      if (node.type === 'BinaryExpression' && COMPARES.has(String(node['operator']))) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isSyntax(child)) visit(child);
    }
  };
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  for (const statement of program.body) visit(statement as unknown as Syntax);
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}
