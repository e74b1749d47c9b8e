import type { Editor } from '@tiptap/core';
import { HEADING_LEVELS } from '../text/post-schema.ts';
import * as words from '../../../words/en/admin/post-content.ts';

/** A button above the text. */
export interface Tool {
  readonly name: string;
  readonly label: string;
  /** What is on the button: letters, or a drawing of strokes on a grid of 24. */
  readonly letters?: string;
  readonly path?: string;
  readonly run: (editor: Editor) => void;
  /** Whether it is on where the cursor is; absent for what is done once. */
  readonly isOn?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus();

const MARKS: readonly Tool[] = [
  {
    name: 'bold',
    label: words.tools.bold,
    letters: words.letters.bold,
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    label: words.tools.italic,
    letters: words.letters.italic,
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'strike',
    label: words.tools.strike,
    letters: words.letters.strike,
    run: (editor) => chain(editor).toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    name: 'code',
    label: words.tools.code,
    letters: '<>',
    run: (editor) => chain(editor).toggleCode().run(),
    isOn: (editor) => editor.isActive('code'),
  },
  {
    name: 'superscript',
    label: words.tools.superscript,
    letters: 'x²',
    run: (editor) => chain(editor).toggleMark('superscript').run(),
    isOn: (editor) => editor.isActive('superscript'),
  },
  {
    name: 'subscript',
    label: words.tools.subscript,
    letters: 'x₂',
    run: (editor) => chain(editor).toggleMark('subscript').run(),
    isOn: (editor) => editor.isActive('subscript'),
  },
];

const HEADINGS: readonly Tool[] = HEADING_LEVELS.map((level) => ({
  name: `heading-${level}`,
  label: words.heading(level),
  letters: words.headingLetters(level),
  run: (editor) => chain(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
}));

const BLOCKS: readonly Tool[] = [
  {
    name: 'bullets',
    label: words.tools.bullets,
    path: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    label: words.tools.numbers,
    path: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M3.5 14.5h3l-3 4.5h3',
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    label: words.tools.quote,
    path: 'M5 6v12M9 8h11M9 12h11M9 16h7',
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'code-block',
    label: words.tools.codeBlock,
    path: 'M9 8l-4 4 4 4M15 8l4 4-4 4M3 3h18v18H3z',
    run: (editor) => chain(editor).toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  { name: 'rule', label: words.tools.rule, path: 'M4 12h16M4 6h7M4 18h7', run: (editor) => chain(editor).setHorizontalRule().run() },
  {
    name: 'table',
    label: words.tools.table,
    path: 'M4 5h16v14H4zM4 10h16M4 14.5h16M12 5v14',
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];

const PAST: readonly Tool[] = [
  { name: 'undo', label: words.tools.undo, path: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3', run: (editor) => chain(editor).undo().run() },
  { name: 'redo', label: words.tools.redo, path: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3', run: (editor) => chain(editor).redo().run() },
];

/** The tools in groups, as they stand above the text. */
export const TOOLS = [MARKS, HEADINGS, BLOCKS, PAST] as const;

/** What can be done with a table, while the cursor is in one. */
export const TABLE_TOOLS: readonly Tool[] = [
  { name: 'row', label: words.tools.row, letters: words.letters.row, run: (editor) => chain(editor).addRowAfter().run() },
  { name: 'column', label: words.tools.column, letters: words.letters.column, run: (editor) => chain(editor).addColumnAfter().run() },
  { name: 'no-row', label: words.tools.noRow, letters: words.letters.noRow, run: (editor) => chain(editor).deleteRow().run() },
  { name: 'no-column', label: words.tools.noColumn, letters: words.letters.noColumn, run: (editor) => chain(editor).deleteColumn().run() },
  { name: 'merge', label: words.tools.merge, letters: words.letters.merge, run: (editor) => chain(editor).mergeOrSplit().run() },
  { name: 'head', label: words.tools.head, letters: words.letters.head, run: (editor) => chain(editor).toggleHeaderRow().run() },
  { name: 'no-table', label: words.tools.noTable, letters: words.letters.noTable, run: (editor) => chain(editor).deleteTable().run() },
];
