import type { CachedPosts } from '../client/blog/cache/cached-posts.ts';
import { TEMPLATE_PATHS, type TemplateName } from '../shared/document-table.ts';
import { postDocument, postsDocument } from '../shared/site/post-documents.ts';
import { BLOG_PATH, nameInPath } from '../shared/site/post-name.ts';
import { readTemplate, type Template } from '../shared/site/template.ts';

/** What the answer with a template has for itself, and a document that is made of it has not. */
const OF_THE_TEMPLATE = ['content-encoding', 'content-length', 'etag', 'vary'];

interface CachedDocumentsDeps {
  readonly kept: CachedPosts;
  /** The answer of this version to an address of its own. */
  readonly installed: (address: string) => Promise<Response | undefined>;
}

/**
 * The document of a page of the blog as it was last read on this device (protocol, "Documents made while running"). The page then asks the
 * server what has changed.
 * @param path without a closing slash
 * @returns undefined if it was not read here, or this is no page of the blog
 */
export async function answerFromCachedPosts(path: string, { kept, installed }: CachedDocumentsDeps): Promise<Response | undefined> {
  const filled = async (name: TemplateName, fill: (template: Template) => string) => {
    const answer = await installed(TEMPLATE_PATHS[name]);
    return answer && fillAnswer(answer, fill);
  };
  if (path === BLOG_PATH) {
    const posts = await kept.list();
    return posts && filled('posts', (template) => postsDocument(template, posts, 'device'));
  }
  const name = nameInPath(path);
  const post = name === undefined ? undefined : await kept.find(name);
  return post && filled('post', (template) => postDocument(template, post, path, 'device'));
}

/** A document with the headers of its template, above all with its policy. */
async function fillAnswer(answer: Response, fill: (template: Template) => string): Promise<Response> {
  const headers = new Headers(answer.headers);
  for (const header of OF_THE_TEMPLATE) headers.delete(header);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(fill(readTemplate(await answer.text())), { headers });
}
