/** One document that the build wrote. */
export interface DocumentEntry {
  /** Its file in the folder of documents. */
  readonly file: string;
  /** The hash of its bytes as the build wrote it ("sha256-…"), by which the service worker's list names it. */
  readonly integrity: string;
  /** CSP source expressions ("sha256-…") of its inlined scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The documents that are filled while the server runs: the page with all posts, and the page of a post. */
export type TemplateName = 'posts' | 'post';

/** The table that the build writes for the server (documents/table.json): the document and the policy of each address. */
export interface DocumentTable {
  /**
   * By path: the routes whose first screen is rendered, also under their other names, and those that get the frame with their own words in
   * its head.
   */
  readonly documents: { readonly [path: string]: DocumentEntry };
  /** The frame, for every other route of the router. The service worker also uses it for the routes with a frame of their own. */
  readonly frame: DocumentEntry;
  readonly templates: { readonly [name in TemplateName]: DocumentEntry };
  /** The page of a post that is not there. It is sent with status 404. */
  readonly noPost: DocumentEntry;
  /** The document for an address without a page. It is sent with status 404. */
  readonly missing: DocumentEntry;
  /** All route patterns of the router: "/blog/$slug". */
  readonly routes: readonly string[];
  /** The paths of the pages that search engines should list, without posts. */
  readonly listed: readonly string[];
}

/** The build writes this origin into documents. The server, which knows the site's own origin, puts that in its place. */
export const ORIGIN_MARK = 'https://origin.invalid';

/** The address of the frame alone, for the service worker. */
export const FRAME_PATH = '/app-frame';

/** The addresses of the templates themselves, for the service worker. */
export const TEMPLATE_PATHS: { readonly [name in TemplateName]: string } = { posts: '/app-template/posts', post: '/app-template/post' };

/** The folder of the templates, inside the folder of documents. */
export const TEMPLATES_FOLDER = 'templates';

/**
 * The folder of the documents that the service worker does not keep, inside the folder of documents: the frames of single routes, and pages
 * under their other names. It answers for them with the frame.
 */
export const ONLINE_FOLDER = 'online';
