import { escapeHtml } from './escape-html.ts';

/**
 * Documents that are made while the server runs: the build renders a page once with marks in place of its texts, and these functions put
 * texts in. A mark is made of characters that HTML and addresses leave as they are, so that React and the router can write it anywhere:
 * `(~title~)` is a text, and what stands from `(~begin-posts~)` to `(~end-posts~)` is a section.
 */

/** Clean HTML, which goes into a document as it is. */
interface Html {
  readonly html: string;
}

/**
 * A text; HTML; whether a section is shown; or, for a section that is repeated, the values in it each time. A section that is named like a
 * text is shown if there is one.
 */
type TemplateValue = string | boolean | Html | readonly TemplateValues[];

interface TemplateValues {
  readonly [name: string]: TemplateValue;
}

type Part = string | { readonly text: string } | { readonly section: string; readonly parts: readonly Part[] };

/** A template, ready to be filled any number of times. */
export interface Template {
  readonly parts: readonly Part[];
}

const MARK = /\(~([\w-]+)~\)/;
const BEGIN = 'begin-';
const END = 'end-';

/** The mark of a text. */
export const markOf = (name: string): string => `(~${name}~)`;

/** The marks around a section. */
export const beginOf = (name: string): string => markOf(`${BEGIN}${name}`);
export const endOf = (name: string): string => markOf(`${END}${name}`);

/**
 * Reads a template.
 * @param text HTML with marks
 * @throws Error if a section does not end, or ends without a beginning
 */
export function readTemplate(text: string): Template {
  // Texts and the names of marks, in turn.
  const pieces = text.split(MARK);
  let at = 0;
  function partsUntil(end: string | undefined): Part[] {
    const parts: Part[] = [];
    for (;;) {
      parts.push(pieces[at++] ?? '');
      const name = pieces[at++];
      if (name === end) return parts;
      if (name === undefined || name.startsWith(END))
        throw new Error(`A template ends ${name ?? 'itself'} where ${end ?? 'nothing'} is open.`);
      if (name.startsWith(BEGIN)) {
        const section = name.slice(BEGIN.length);
        parts.push({ section, parts: partsUntil(`${END}${section}`) });
      } else parts.push({ text: name });
    }
  }
  return { parts: partsUntil(undefined) };
}

/**
 * Fills a template. Texts are escaped as React escapes them, so that React can adopt the document. What a value contains is never read as
 * a mark.
 * @throws Error if a value is missing: the template and its values belong to one build
 */
export const fillTemplate = ({ parts }: Template, values: TemplateValues): string => parts.map((part) => fillPart(part, values)).join('');

function fillPart(part: Part, values: TemplateValues): string {
  if (typeof part === 'string') return part;
  const value = values['text' in part ? part.text : part.section];
  if ('section' in part && (typeof value === 'boolean' || typeof value === 'string')) return value ? fillTemplate(part, values) : '';
  if ('section' in part && Array.isArray(value)) return value.map((each) => fillTemplate(part, { ...values, ...each })).join('');
  if ('text' in part && typeof value === 'string') return escapeHtml(value);
  if ('text' in part && typeof value === 'object' && 'html' in value) return value.html;
  throw new Error(`A template has no value of this kind: ${'text' in part ? part.text : part.section}`);
}
