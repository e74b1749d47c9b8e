import { getSchema, Mark, type Extensions } from '@tiptap/core';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Heading } from '@tiptap/extension-heading';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { ListItem, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isLinkAddress } from './addresses.ts';

/** The levels of headings in a post. The title is the first. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** A whole number in an attribute; anything else counts as `none`. */
const wholeNumber = (name: string, none: number | null) => ({
  default: none,
  parseHTML: (element: HTMLElement) => {
    const text = element.getAttribute(name) ?? '';
    return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : none;
  },
});

/** A text in an attribute. TipTap's own reading takes "12" for a number. */
const plainText = (name: string) => ({ default: '', parseHTML: (element: HTMLElement) => element.getAttribute(name) ?? '' });

const PostHeading = Heading.extend({
  // What others write with other levels stays a heading.
  parseHTML: () =>
    [2, 2, 3, 4, 4, 4].map((level, index) => ({
      tag: `h${index + 1}`,
      attrs: { level },
    })),
}).configure({ levels: [...HEADING_LEVELS] });

/** Unlike TipTap's own, it may be bold or a link. It is the innermost mark, because Markdown has no marks in code. */
const PostCode = Code.extend({ excludes: 'code', priority: 1 });

const PostCodeBlock = CodeBlock.extend({ addAttributes: () => ({}) });

const PostLink = Link.extend({
  addAttributes: () => ({ href: plainText('href') }),
}).configure({ openOnClick: false, isAllowedUri: isLinkAddress });

const PostOrderedList = OrderedList.extend({ addAttributes: () => ({ start: wholeNumber('start', 1) }) });

/** It may begin with something else than a paragraph, for instance with a list. */
const PostListItem = ListItem.extend({ content: 'block+' });

const PostImage = Image.extend({
  addAttributes: () => ({
    src: plainText('src'),
    alt: plainText('alt'),
    width: wholeNumber('width', null),
    height: wholeNumber('height', null),
  }),
  // Also one without an address, so that it is counted as refused (post-text.ts).
  parseHTML: () => [{ tag: 'img' }],
}).configure({ inline: true });

const spans = { addAttributes: () => ({ colspan: wholeNumber('colspan', 1), rowspan: wholeNumber('rowspan', 1) }) };

/** A mark that is a tag and no more. */
const plainMark = (name: string, tag: string) => Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

const PostTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null });

/** What a post may hold, as the editor knows it; the server cleans by the same list (decision S6). */
export const POST_EXTENSIONS: Extensions = [
  StarterKit.configure({ code: false, codeBlock: false, heading: false, link: false, listItem: false, orderedList: false }),
  PostHeading,
  PostCodeBlock,
  PostListItem,
  PostOrderedList,
  PostImage,
  PostTable,
  TableRow,
  TableHeader.extend({ ...spans, parseHTML: () => [{ tag: 'th' }] }),
  TableCell.extend({ ...spans, parseHTML: () => [{ tag: 'td' }] }),
  PostLink,
  plainMark('subscript', 'sub'),
  plainMark('superscript', 'sup'),
  PostCode,
];

export const POST_SCHEMA = getSchema(POST_EXTENSIONS);
