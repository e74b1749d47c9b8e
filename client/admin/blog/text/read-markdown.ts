import MarkdownIt from 'markdown-it';

const parser = new MarkdownIt({ html: true });
// Which addresses a post may hold is decided by its schema, and an address stays as it is written.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** Code as the lines that were written: the parser puts the end of its last line into it. */
const codeOf = ({ content }: MarkdownIt.Token): string =>
  `<pre><code>${parser.utils.escapeHtml(content.replace(/\n$/, ''))}</code></pre>\n`;
const codeRule: NonNullable<MarkdownIt['renderer']['rules']['fence']> = (tokens, index) => (tokens[index] ? codeOf(tokens[index]) : '');
parser.renderer.rules.fence = codeRule;
parser.renderer.rules.code_block = codeRule;

/** The HTML that Markdown (CommonMark with tables and strikethrough) says, HTML in it included. It is not clean: `PostReader` cleans it. */
export const htmlOfMarkdown = (markdown: string): string => parser.render(markdown);
