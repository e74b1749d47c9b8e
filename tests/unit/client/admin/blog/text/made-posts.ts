import fc from 'fast-check';
import type { JSONContent } from '@tiptap/core';
import { POST_SCHEMA } from '../../../../../../client/admin/blog/text/post-schema.ts';

/** Posts at random: every kind of node and mark, in every place where a post may hold it, with texts that look like signs of Markdown and HTML. */

const PLAIN = ['7 × 8', 'word', 'é', '😀', '\u00a0', 'R&D', '"', "'", ':', '{', '!', '/picture:1'];

const OF_MARKDOWN = `* ** _ a_b ~~ # ## - + 1. 2) > === --- | [x](y) ![ ] \\ \\| \` \`\` http://a.b/c_d`.split(' ');

const OF_HTML = ['<b>', '</p>', '<script>', '<!--', '&amp;', '&'];

const WORDS = [...PLAIN, ...OF_MARKDOWN, ...OF_HTML];

const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const ADDRESSES = ['https://a.b/c?d=1&e=(2)', '/math-tips', 'mailto:a@b.c', 'http://a.b/*x*', '/a"b'];
const PICTURES = ['/pictures/a.png', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/gif;base64,R0lGODlhAQABAAAAACw='];

const marks = fc
  .uniqueArray(fc.constantFrom('bold', 'italic', 'underline', 'strike', 'subscript', 'superscript', 'code', 'link'), { maxLength: 3 })
  .chain((names) =>
    fc.constantFrom(...ADDRESSES).map((href) => names.map((type) => ({ type, ...(type === 'link' && { attrs: { href } }) }))),
  );

const marked = fc.tuple(text, marks).map(([words, on]): JSONContent => ({ type: 'text', text: words, marks: on }));

const size = fc.option(fc.integer({ min: 1, max: 2000 }));

const image = fc
  .record({ src: fc.constantFrom(...PICTURES), alt: fc.oneof(text, fc.constant('')), width: size, height: size })
  .map((attrs): JSONContent => ({ type: 'image', attrs }));

const lineBreak = fc.constant<JSONContent>({ type: 'hardBreak' });

const inline = fc.array(fc.oneof({ weight: 6, arbitrary: marked }, image, lineBreak), { maxLength: 4 });

const paragraph = inline.map((content): JSONContent => ({ type: 'paragraph', content }));

const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), inline)
  .map(([level, content]): JSONContent => ({ type: 'heading', attrs: { level }, content }));

const code = fc
  .array(fc.oneof(text, fc.constantFrom('', '  ', '```', '\tx')), { minLength: 1, maxLength: 4 })
  .map((lines): JSONContent => ({ type: 'codeBlock', content: lines.join('\n') === '' ? [] : [{ type: 'text', text: lines.join('\n') }] }));

const rule = fc.constant<JSONContent>({ type: 'horizontalRule' });

const blocks = (deep: number): fc.Arbitrary<readonly JSONContent[]> => fc.array(block(deep), { minLength: 1, maxLength: 3 });

const item = (deep: number): fc.Arbitrary<readonly JSONContent[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.tuple(paragraph, fc.oneof(fc.constant([]), blocks(deep - 1))).map(([first, rest]) => [first, ...rest]) },
    blocks(deep - 1),
  );

const list = (deep: number): fc.Arbitrary<JSONContent> =>
  fc.tuple(fc.option(fc.constantFrom(1, 2, 9)), fc.array(item(deep), { minLength: 1, maxLength: 3 })).map(([start, items]) => ({
    ...(start === null ? { type: 'bulletList' } : { type: 'orderedList', attrs: { start } }),
    content: items.map((content) => ({ type: 'listItem', content: [...content] })),
  }));

const quote = (deep: number): fc.Arbitrary<JSONContent> =>
  blocks(deep - 1).map((content) => ({ type: 'blockquote', content: [...content] }));

/** A table whose rows are whole: its first row may be a header, and its last row may be one cell over all columns. */
const table = (deep: number): fc.Arbitrary<JSONContent> => {
  const content = fc.oneof({ weight: 4, arbitrary: paragraph.map((each) => [each]) }, blocks(deep - 1));
  const rows = fc
    .integer({ min: 1, max: 3 })
    .chain((columns) =>
      fc.tuple(
        fc.boolean(),
        fc.boolean(),
        fc.array(fc.array(content, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 3 }),
      ),
    );
  return rows.map(([header, spanning, cells]) => ({
    type: 'table',
    content: cells.map((row, index) => {
      const type = header && index === 0 ? 'tableHeader' : 'tableCell';
      const [first = []] = row;
      if (spanning && index > 0) return { type: 'tableRow', content: [{ type, attrs: { colspan: row.length }, content: [...first] }] };
      return { type: 'tableRow', content: row.map((each) => ({ type, content: [...each] })) };
    }),
  }));
};

const block = (deep: number): fc.Arbitrary<JSONContent> =>
  deep <= 0
    ? fc.oneof(paragraph, code)
    : fc.oneof({ weight: 3, arbitrary: paragraph }, heading, code, rule, list(deep), quote(deep), table(deep));

/** A post's document. */
export const madePost = fc.array(block(2), { minLength: 1, maxLength: 4 }).map((content) => {
  const doc = POST_SCHEMA.nodeFromJSON({ type: 'doc', content });
  doc.check();
  return doc;
});
