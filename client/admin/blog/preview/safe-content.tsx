import { cleanHtml } from '../../../blog/clean-html.ts';
import text from '../../../blog/post-text.module.css';

/** HTML as a reader sees it, cleaned as for a reader. */
export const SafeContent = ({ html }: { readonly html: string }) => (
  <div className={text['text']} dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />
);
