import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../../shared/site/escape-html.ts';
import { beginOf, endOf, fillTemplate, markOf, readTemplate } from '../../../../shared/site/template.ts';

const filled = (text: string, values: Parameters<typeof fillTemplate>[1]) => fillTemplate(readTemplate(text), values);

/** Texts in which markup, marks and escapes are likely. */
const nastyText = fc.array(
  fc.oneof(
    fc.constantFrom('<', '>', '&', '"', "'", '(~', '~)', '(~title~)', '(~end-posts~)', '</script>', '&amp;', '$&', '\\'),
    fc.string(),
  ),
  { maxLength: 8 },
);

describe('A template', () => {
  it('has texts in place of its marks, and repeats a section for each of its values', () => {
    const list = `<ul>${beginOf('posts')}<li>${markOf('title')} by ${markOf('author')}</li>${endOf('posts')}</ul>`;
    const posts = [{ title: 'One' }, { title: 'Two', author: 'Bo' }];
    expect(filled(list, { posts, author: 'Al' })).toBe('<ul><li>One by Al</li><li>Two by Bo</li></ul>');
  });

  it('shows a section or leaves it out, also one within another, and one named like a text if there is one', () => {
    const text = `${beginOf('a')}1${beginOf('b')}<p>${markOf('b')}</p>${endOf('b')}${endOf('a')}2`;
    expect(filled(text, { a: true, b: 'x' })).toBe('1<p>x</p>2');
    expect(filled(text, { a: true, b: '' })).toBe('12');
    expect(filled(text, { a: false, b: 'x' })).toBe('2');
  });

  it('lets no text be more than a text: no markup, no mark', () => {
    fc.assert(
      fc.property(nastyText, (pieces) => {
        const text = pieces.join('');
        const html = filled(`<p title="${markOf('title')}">${markOf('title')}</p>`, { title: text });
        expect(html).toBe(`<p title="${escapeHtml(text)}">${escapeHtml(text)}</p>`);
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
      }),
    );
  });

  it('takes HTML as it is, and reads no mark in it', () => {
    expect(filled(markOf('content'), { content: { html: `<b>${markOf('title')}</b>$&` }, title: 'x' })).toBe(`<b>${markOf('title')}</b>$&`);
  });

  it('that is broken, or lacks a value, is a bug and no page', () => {
    expect(() => readTemplate(`${beginOf('a')}x`)).toThrow('where end-a is open');
    expect(() => readTemplate(`x${endOf('a')}`)).toThrow('ends end-a where nothing is open');
    expect(() => filled(markOf('title'), {})).toThrow('no value of this kind: title');
    expect(() => filled(markOf('title'), { title: true })).toThrow('no value of this kind: title');
    expect(() => filled(`${beginOf('a')}${endOf('a')}`, { a: { html: '' } })).toThrow('no value of this kind: a');
  });
});
