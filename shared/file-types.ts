/** The media types of the site's files, by the end of their names. Text is in UTF-8. */
const TYPES: { readonly [extension: string]: string } = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The media type of a file's name or path; undefined for files that are not served, such as source maps. */
export const fileType = (name: string): string | undefined => TYPES[/\.(\w+)$/.exec(name)?.[1] ?? ''];
