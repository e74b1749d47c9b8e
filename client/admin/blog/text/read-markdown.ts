import MarkdownIt from 'markdown-it';

const parser = new MarkdownIt({ html: true });
// Which addresses a post may hold is decided by its schema, and an address stays as it is written.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

type Rules = typeof parser.renderer.rules;

/** Code as the lines that were written: the parser puts the end of its last line into it. */
const codeRule: NonNullable<Rules['fence']> = (tokens, index) =>
  `<pre><code>${parser.utils.escapeHtml((tokens[index]?.content ?? '').replace(/\n$/, ''))}</code></pre>\n`;
parser.renderer.rules.fence = codeRule;
parser.renderer.rules.code_block = codeRule;

/** The HTML that Markdown (CommonMark with tables and strikethrough) says, HTML in it included. It is not clean: `PostText` cleans it. */
export const htmlOfMarkdown = (markdown: string): string => parser.render(markdown);
