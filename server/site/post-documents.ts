import { BLOG_PATH, isPostName, nameInPath } from '../../shared/site/post-name.ts';
import { postDocument, postsDocument } from '../../shared/site/post-documents.ts';
import type { TemplateName } from '../../shared/document-table.ts';
import type { Template } from '../../shared/site/template.ts';
import { DocumentCache } from './document-cache.ts';
import type { PostSource } from './post-source.ts';
import type { SiteDocument, SiteFile } from './site-file.ts';

/** A template with the policy of the documents that are made of it. */
interface DocumentTemplate {
  readonly template: Template;
  readonly policy: string;
}

/** The pages of the blog, filled when they are first asked for and again after each change (protocol, "Documents made while running"). */
export class PostDocuments {
  readonly #posts: PostSource;
  readonly #templates: { readonly [name in TemplateName]: DocumentTemplate };
  readonly #pack: (html: string) => Promise<SiteFile>;
  readonly #made = new DocumentCache();

  /** `pack`: compresses a document. */
  constructor(
    posts: PostSource,
    templates: { readonly [name in TemplateName]: DocumentTemplate },
    pack: (html: string) => Promise<SiteFile>,
  ) {
    this.#posts = posts;
    this.#templates = templates;
    this.#pack = pack;
  }

  /** Whether this is the address of a page of the blog. `path`: without a closing slash. */
  isPath(path: string): boolean {
    return path === BLOG_PATH || nameInPath(path) !== undefined;
  }

  /** The document at a path without a closing slash; undefined if no published post is there. */
  async at(path: string): Promise<SiteDocument | undefined> {
    const name = nameInPath(path);
    if (name === undefined) return this.#list();
    const post = isPostName(name) ? await this.#posts.find(name) : undefined;
    if (!post) return undefined;
    const { template, policy } = this.#templates.post;
    // The same post has two addresses, and each is written into its document.
    return this.#made.get(path, `${post.id}.${post.revision}`, async () => ({
      file: await this.#pack(postDocument(template, post, path, 'server')),
      policy,
      status: 200,
    }));
  }

  #list(): Promise<SiteDocument> {
    const { template, policy } = this.#templates.posts;
    return this.#made.get(BLOG_PATH, this.#posts.version, async () => ({
      file: await this.#pack(postsDocument(template, this.#posts.list, 'server')),
      policy,
      status: 200,
    }));
  }
}
