/** One document as the build wrote it. */
export interface DocumentEntry {
  /** Its file in the folder of documents. */
  readonly file: string;
  /** CSP source expressions ("sha256-…") of its inlined scripts and styles. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What the build tells the server (documents/table.json): which address gets which document, and under which policy. */
export interface DocumentTable {
  /** By path: the routes whose first screen is rendered, and those that get the frame with words of their own in its head. */
  readonly documents: { readonly [path: string]: DocumentEntry };
  /** For every other route the router knows, and for all of the latter where the service worker answers. */
  readonly frame: DocumentEntry;
  /** For an address that leads nowhere; it goes out with status 404. */
  readonly missing: DocumentEntry;
  /** All patterns of the router: "/blog/$slug". */
  readonly routes: readonly string[];
}

/** Stands in documents where the site's own origin belongs; the server knows it, the build doesn't. */
export const ORIGIN_MARK = 'https://origin.invalid';

/** The address under which the frame can be had by itself, for the service worker. */
export const FRAME_PATH = '/app-frame';

/** Where in the folder of documents the frames of single routes lie; the service worker keeps none of them. */
export const FRAMED_FOLDER = 'framed';
