/** Whether the build rendered the first screen of the page at `path` into the document that came. */
export const documentIs = (path: string): boolean => document.documentElement.dataset['document'] === path;
