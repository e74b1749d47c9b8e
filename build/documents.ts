import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { metadataOf } from '../client/site/metadata.ts';
import type { DocumentEntry, DocumentTable } from '../shared/document-table.ts';
import { bootScript } from './boot-script.ts';
import { staticClosure, stylesOf } from './chunk-graph.ts';
import type { Manifest } from './chunk-graph.ts';
import { checkMarkup } from './check-markup.ts';
import { headOf, tailOf } from './document-parts.ts';
import { withUsedChunks } from './used-chunks.ts';

type Prerender = typeof import('../client/prerender.tsx');

interface Site {
  readonly client: string;
  readonly template: string;
  readonly manifest: Manifest;
  readonly prerender: Prerender;
}

const entryKey = 'index.html';
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Writes the HTML of every route's first screen, the frame and the 404 page, and the table the server serves them by. */
export async function writeDocuments(dist: string): Promise<void> {
  const site = await load(dist);
  const { documentPaths, renderPath, renderFrame, renderMissing, routePatterns } = site.prerender;
  await mkdir(`${site.client}/documents`, { recursive: true });
  const documents: Record<string, DocumentEntry> = {};
  for (const path of documentPaths) documents[path] = await writeDocument(site, path, () => renderPath(path));
  const frame = await writeDocument(site, 'frame', renderFrame);
  const missing = await writeDocument(site, 'missing', renderMissing);
  const table: DocumentTable = { documents, frame, missing, routes: routePatterns };
  await writeFile(`${site.client}/documents/table.json`, JSON.stringify(table));
  await rm(`${site.client}/index.html`);
}

async function load(dist: string): Promise<Site> {
  const client = `${dist}/client`;
  return {
    client,
    template: await readFile(`${client}/index.html`, 'utf8'),
    manifest: JSON.parse(await readFile(`${client}/assets/manifest.json`, 'utf8')) as Manifest,
    prerender: (await import(pathToFileURL(`${dist}/prerender/prerender.js`).href)) as Prerender,
  };
}

async function writeDocument(site: Site, path: string, render: () => Promise<string>): Promise<DocumentEntry> {
  const { result: markup, chunks } = await withUsedChunks(render);
  checkMarkup(path, markup);
  const entry = staticClosure(site.manifest, entryKey);
  const route = chunks.flatMap((key) => staticClosure(site.manifest, key));
  const styles = [...new Set([...stylesOf(entry), ...stylesOf(route)])];
  const scripts = [...new Set([...entry, ...route].map((chunk) => chunk.file))].filter((file) => file.endsWith('.js'));
  const css = (await Promise.all(styles.map((file) => readFile(`${site.client}/${file}`, 'utf8')))).join('').trim();
  const html = site.template
    .replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g, '')
    .replace('<html ', () => `<html data-document="${path}" `)
    .replace('<!--head-->', () => headOf({ path, page: metadataOf(path), css, styles, boot: bootScript }))
    .replace('<!--app-->', () => markup)
    .replace('<!--tail-->', () => tailOf(scripts));
  const file = fileOf(path);
  await writeFile(`${site.client}/documents/${file}`, html);
  return { file, scripts: [sha256(bootScript)], styles: [sha256(css)] };
}

/** "/" → "home.html", "/games/speed-math" → "games.speed-math.html". */
const fileOf = (path: string) => `${path === '/' ? 'home' : path.replace(/^\//, '').replaceAll('/', '.')}.html`;
