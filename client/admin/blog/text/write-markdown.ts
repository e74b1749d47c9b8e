import type { Node } from '@tiptap/pm/model';
import { MarkdownSerializer, type MarkdownSerializerState } from 'prosemirror-markdown';
import { blocksOf, htmlOfBlock, htmlOfImage, isList } from './write-html.ts';

/** What begins a tag or a character reference. */
const HTML_SIGNS = /<(?=[a-z/!?])|&(?=#?\w+;)/gi;

/** Backticks that can stand around a text: at least `least`, and more than the text has in a row. */
function ticksAround(text: string, least: number): string {
  const runs = text.match(/`+/g) ?? [];
  return '`'.repeat(Math.max(least, ...runs.map(({ length }) => length + 1)));
}

/** The sign on one side of code in a line. */
function codeSign({ text = '' }: Node, side: 'before' | 'after'): string {
  const room = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  const ticks = ticksAround(text, 1);
  return side === 'before' ? ticks + room : room + ticks;
}

/** The text of a table's cell on one line. */
const cellText = ({ type, content }: Node): string =>
  serializer
    .serialize(type.schema.topNodeType.create(null, content))
    .trim()
    .replaceAll('|', String.raw`\|`);

function writeTable(state: MarkdownSerializerState, table: Node): void {
  const [head = [], ...rest] = table.children.map((row) => row.children.map(cellText));
  for (const texts of [head, head.map(() => '---'), ...rest]) {
    state.ensureNewLine();
    state.write(`| ${texts.join(' | ')} |`);
  }
  state.closeBlock(table);
}

/** What Markdown has no sign for. */
const asTag = (tag: string) => ({ open: `<${tag}>`, close: `</${tag}>`, mixable: true });

const emphasis = (sign: string) => ({ open: sign, close: sign, mixable: true, expelEnclosingWhitespace: true });

const serializer = new MarkdownSerializer(
  {
    text: (state, node) => state.text(node.text ?? ''),
    paragraph(state, node) {
      state.renderInline(node);
      state.closeBlock(node);
    },
    heading(state, node) {
      state.write(`${'#'.repeat(Number(node.attrs['level']))} `);
      state.renderInline(node, false);
      state.closeBlock(node);
    },
    bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
    orderedList(state, node) {
      const first = Number(node.attrs['start']);
      const width = `${first + node.childCount - 1}. `.length;
      state.renderList(node, ' '.repeat(width), (index) => `${first + index}. `.padEnd(width));
    },
    listItem: (state, node) => state.renderContent(node),
    blockquote: (state, node) => state.wrapBlock('> ', null, node, () => state.renderContent(node)),
    codeBlock(state, node) {
      const fence = ticksAround(node.textContent, 3);
      state.write(`${fence}\n`);
      state.text(node.textContent, false);
      state.write('\n');
      state.write(fence);
      state.closeBlock(node);
    },
    horizontalRule(state, node) {
      state.write('---');
      state.closeBlock(node);
    },
    hardBreak: (state) => state.write('\\\n'),
    image(state, node) {
      const { src, alt, width, height } = node.attrs;
      state.write(width === null && height === null ? `![${state.esc(String(alt))}](${src})` : htmlOfImage(node));
    },
    table: writeTable,
  },
  {
    bold: emphasis('**'),
    italic: emphasis('*'),
    strike: emphasis('~~'),
    underline: asTag('u'),
    subscript: asTag('sub'),
    superscript: asTag('sup'),
    link: { open: '[', close: (_state, mark) => `](${mark.attrs['href']})`, mixable: true },
    code: {
      open: (_state, _mark, parent, index) => codeSign(parent.child(index), 'before'),
      close: (_state, _mark, parent, index) => codeSign(parent.child(index - 1), 'after'),
      escape: false,
    },
  },
  { hardBreakNodeName: 'hardBreak', escapeExtraCharacters: HTML_SIGNS },
);

/** A block as HTML that Markdown takes for one block: it ends such a block at an empty line. */
const asHtml = (node: Node): string => htmlOfBlock(node).replaceAll(/\n(?=[ \t]*\n)/g, '&#10;');

/** Two lists of a kind in a row would be read as one. */
const wouldMerge = (node: Node, before: Node | undefined): boolean => isList(node) && before?.type === node.type;

/**
 * A post's document as Markdown. What Markdown has no sign for stands in it as HTML: each block is read back, and is written as HTML if
 * it came back as another.
 * @param readsAs whether a Markdown text is read as exactly these blocks
 */
export function markdownOf(doc: Node, readsAs: (markdown: string, blocks: readonly Node[]) => boolean): string {
  const blocks = blocksOf(doc);
  const written = blocks.map((node, index) => {
    if (wouldMerge(node, blocks[index - 1])) return asHtml(node);
    const alone = node.type.schema.topNodeType.create(null, node);
    const ways = [true, false].map((tightLists) => serializer.serialize(alone, { tightLists }));
    return ways.find((markdown) => readsAs(markdown, [node])) ?? asHtml(node);
  });
  const whole = written.join('\n\n');
  return readsAs(whole, blocks) ? whole : blocks.map(asHtml).join('\n\n');
}
