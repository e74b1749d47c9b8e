/** Whether the build rendered the first screen of the page at `path` into the document that came. */
export const documentIs = (path: string): boolean => document.documentElement.dataset['document'] === path;

/** Whether a document that was fetched as text says that it is of the app with this first file, which each version has for itself. */
export const isOfApp = (html: string, file = ''): boolean => html.includes(` data-app="${file}`);

/** The first file of the app that the document in the window is of. */
export const appHere = (): string | undefined => document.documentElement.dataset['app'];
