import type { Mark, Node } from '@tiptap/pm/model';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

const attribute = (name: string, value: unknown): string => ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`;

/** The attributes that are not what they are without being written. */
const attributes = ({ attrs }: Node | Mark, usual: { readonly [name: string]: unknown }): string =>
  Object.entries(usual)
    .filter(([name, value]) => attrs[name] !== value && attrs[name] !== null)
    .map(([name]) => attribute(name, attrs[name]))
    .join('');

const MARK_TAGS: { readonly [name: string]: string } = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
  link: 'a',
};

const opened = (mark: Mark): string => `<${MARK_TAGS[mark.type.name]}${attributes(mark, { href: undefined })}>`;
const closed = (mark: Mark): string => `</${MARK_TAGS[mark.type.name]}>`;

/** A picture as HTML. */
export const htmlOfImage = (image: Node): string =>
  `<img${attribute('src', image.attrs['src'])}${attribute('alt', image.attrs['alt'])}${attributes(image, { width: null, height: null })}>`;

function inlineNode(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '');
  return node.type.name === 'hardBreak' ? '<br>' : htmlOfImage(node);
}

/** The content of a paragraph or heading. A mark stays open as long as the nodes have it. */
function inline(parent: Node): string {
  let html = '';
  let open: readonly Mark[] = [];
  const change = (marks: readonly Mark[]) => {
    const differs = marks.findIndex((mark, index) => !open[index]?.eq(mark));
    const kept = differs < 0 ? marks.length : differs;
    html += open.slice(kept).reverse().map(closed).join('');
    html += marks.slice(kept).map(opened).join('');
    open = marks;
  };
  parent.forEach((node) => {
    change(node.marks);
    html += inlineNode(node);
  });
  change([]);
  return html;
}

/** Whether a block is a list. */
export const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList';

/** Whether a paragraph is all there is, but for lists below it: then its text needs no tag of its own. */
const isPlain = ({ children: [first, ...rest] }: Node): boolean =>
  first?.type.name === 'paragraph' && (rest.length === 0 || (first.childCount > 0 && rest.every(isList)));

/** The content of a list's item or a table's cell. */
function contentOf(parent: Node, indent: string): string {
  const [first, ...rest] = parent.children;
  if (first && isPlain(parent))
    return inline(first) + rest.map((list) => `\n${block(list, `${indent}  `)}`).join('') + (rest.length > 0 ? `\n${indent}` : '');
  return `\n${blocks(parent, `${indent}  `)}\n${indent}`;
}

const children = (parent: Node, write: (child: Node) => string): string => parent.children.map(write).join('\n');

const blocks = (parent: Node, indent: string): string => children(parent, (child) => block(child, indent));

function row(node: Node, indent: string): string {
  const cell = (each: Node) => {
    const tag = each.type.name === 'tableHeader' ? 'th' : 'td';
    const inner = `${indent}  `;
    return `${inner}<${tag}${attributes(each, { colspan: 1, rowspan: 1 })}>${contentOf(each, inner)}</${tag}>`;
  };
  return `${indent}<tr>\n${children(node, cell)}\n${indent}</tr>`;
}

const item = (node: Node, indent: string): string => `${indent}<li>${contentOf(node, indent)}</li>`;

const wrapped = (tag: string, start: string, content: string, indent: string): string =>
  `${indent}<${tag}${start}>\n${content}\n${indent}</${tag}>`;

function block(node: Node, indent: string): string {
  const { name } = node.type;
  const within = `${indent}  `;
  switch (name) {
    case 'heading':
      return `${indent}<h${node.attrs['level']}>${inline(node)}</h${node.attrs['level']}>`;
    case 'bulletList':
      return wrapped(
        'ul',
        '',
        children(node, (each) => item(each, within)),
        indent,
      );
    case 'orderedList':
      return wrapped(
        'ol',
        attributes(node, { start: 1 }),
        children(node, (each) => item(each, within)),
        indent,
      );
    case 'blockquote':
      return wrapped('blockquote', '', blocks(node, within), indent);
    case 'codeBlock':
      return `${indent}<pre><code>${escapeText(node.textContent)}</code></pre>`;
    case 'horizontalRule':
      return `${indent}<hr>`;
    case 'table':
      return wrapped('table', '', `${within}<tbody>\n${children(node, (each) => row(each, `${within}  `))}\n${within}</tbody>`, indent);
    default:
      return `${indent}<p>${inline(node)}</p>`;
  }
}

/** One block of a post as HTML. */
export const htmlOfBlock = (node: Node): string => block(node, '');

const isEmptyParagraph = (node: Node | undefined): boolean => node?.type.name === 'paragraph' && node.childCount === 0;

/** The blocks of a post, without the empty paragraphs at its end, where the editor offers to go on. */
export function blocksOf(doc: Node): readonly Node[] {
  let end = doc.childCount;
  while (end > 0 && isEmptyParagraph(doc.children[end - 1])) end--;
  return doc.children.slice(0, end);
}

/** A post's document as HTML: one form for each document, a block a line, with tags and attributes that a post may hold and no others. */
export const htmlOf = (doc: Node): string => blocksOf(doc).map(htmlOfBlock).join('\n');
