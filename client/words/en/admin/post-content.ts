import { amount } from '../../../text/number.ts';

/** The content of a post: the ways to write it, the tools above it, its links and pictures. */
export const modesLegend = 'Way to write';
export const modes = { wysiwyg: 'WYSIWYG', markdown: 'Markdown', html: 'HTML' };
export const sizesLegend = 'Font size';
export const size = (px: string) => `${px}\u00a0px`;
export const content = 'Content';
export const contentAs = { markdown: 'Content as Markdown', html: 'Content as HTML' };
export const counts = (words: number, characters: number) =>
  `${amount(words, { one: 'word', other: 'words' })} · ${amount(characters, { one: 'character', other: 'characters' })}`;

export const refusedPictures =
  'Pictures of other sites, of other kinds than PNG, JPEG, WebP and GIF, or larger than 300 kB cannot be in a post. Add them as files with “Picture”.';
/** `elements`: as in HTML, with commas between them. */
export const refusedElements = (elements: string) => `A post cannot hold ${elements}.`;

export const formatting = 'Formatting';
export const table = 'Table';
/** What each tool does. */
export const tools = {
  bold: 'Bold',
  italic: 'Italic',
  strike: 'Strikethrough',
  code: 'Code',
  superscript: 'Superscript',
  subscript: 'Subscript',
  bullets: 'Bullet list',
  numbers: 'Numbered list',
  quote: 'Quote',
  codeBlock: 'Code block',
  rule: 'Horizontal rule',
  table: 'Table',
  undo: 'Undo',
  redo: 'Redo',
  row: 'Add row',
  column: 'Add column',
  noRow: 'Delete row',
  noColumn: 'Delete column',
  merge: 'Merge or split cells',
  head: 'Header row',
  noTable: 'Delete table',
};
export const heading = (level: number) => `Heading ${level}`;
/** What is written on the button of a tool that has no sign. */
export const letters = {
  bold: 'B',
  italic: 'I',
  strike: 'S',
  row: '+ row',
  column: '+ column',
  noRow: '− row',
  noColumn: '− column',
  merge: 'Merge / split',
  head: 'Header',
  noTable: 'Delete table',
};
export const headingLetters = (level: number) => `H${level}`;

export const link = 'Link';
export const removeLink = 'Remove link';
export const setLink = 'Set link';
export const address = 'Address';
export const addressHint = 'For example /math-tips or https://example.org';
export const addressRefused = 'An address begins with https://, http:// or mailto:, or with / for a page of this site.';

export const picture = 'Picture';
export const changePicture = 'Change picture';
export const insertPicture = 'Insert picture';
export const alternative = 'Alternative text';
export const alternativeHint = 'What the picture shows';
export const alternativeMissing = 'Say in words what the picture shows, for those who do not see it.';
export const pictureMissing = 'Choose a picture first.';
export const width = 'Width in pixels';
export const widthHint = 'Empty: as wide as the file';
