import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { PageMetadata } from '../client/page-metadata.ts';
import {
  FRAME_PATH,
  ONLINE_FOLDER,
  TEMPLATES_FOLDER,
  type DocumentEntry,
  type DocumentTable,
  type TemplateName,
} from '../shared/document-table.ts';
import { PAGE_DATA_ID } from '../shared/site/page-data.ts';
import { pageTitleOf } from '../shared/site/post-values.ts';
import { SHARED_PICTURE_SIZE, SITE_PICTURE, type SharedPicture } from '../shared/site/shared-picture.ts';
import { markOf } from '../shared/site/template.ts';
import { baseOf, type Language } from '../shared/languages.ts';
import { checkMarkup } from './check-markup.ts';
import { entryOf, keyOfChunk, staticClosure, stylesOf, type Manifest } from './chunk-graph.ts';
import { sourceOf } from './hash.ts';
import { fontsOf, headOf, type Article } from './document-parts.ts';
import { laterSheets, sheetsFor } from './first-styles.ts';
import { bootScript, startScript } from './inline-scripts.ts';
import { linkedDataOfPost, linkedDataOfSite } from './linked-data.ts';
import { loadPrerender, type Prerender } from './prerender-bundle.ts';

type Page = import('../client/prerender.tsx').Page;

interface Site {
  readonly language: Language;
  readonly client: string;
  readonly template: string;
  readonly manifest: Manifest;
  /** The first chunk of every document, as a key of the manifest. */
  readonly entryKey: string;
  readonly prerender: Prerender;
  /** The order of the cascade layers, which must come before all style sheets. */
  readonly layers: string;
}

/** A document to write. */
interface Target {
  /** The value of `data-document`. React hydrates the markup only if this is the path in the address. */
  readonly name: string;
  /** The address of its page for search engines. */
  readonly path: string;
  readonly file: string;
  /** Whether search engines should list it. */
  readonly indexed: boolean;
  /** Its title and description. */
  readonly words: PageMetadata;
  readonly markup: string;
  /** Whether it is a template of the blog, with the place for the data of its page. */
  readonly isTemplate?: true;
  readonly picture: SharedPicture;
  readonly article?: Article;
  /** What it says of its page in JSON-LD. */
  readonly linkedData?: object;
  /** Its page, if it shows one: the path of the route, and the key of the page's chunk in the manifest. */
  readonly page?: { readonly route: string; readonly module: string };
}

/** Where the data of a page stand in its document. No script: browsers don't run it. */
const PLACE_OF_DATA = `<script type="application/json" id="${PAGE_DATA_ID}">${markOf('data')}</script>`;

/** Writes the HTML of every page's first screen, the frame and the 404 page, and the table by which the server serves them. */
export async function writeDocuments(dist: string, language: Language): Promise<void> {
  const site = await load(dist, language);
  const { ALIASES, FRAME_WORDS, isIndexed, metadataOf, moduleOf, pictureOf, renderFrame, renderMissing, renderNoPost, renderPath } =
    site.prerender;
  const pages: readonly Page[] = site.prerender.PAGES;
  await mkdir(`${site.client}/documents/${ONLINE_FOLDER}`, { recursive: true });
  const documents: Record<string, DocumentEntry> = {};
  for (const page of pages.filter(({ frame, template }) => !frame && !template)) {
    const { path } = page;
    const target: Target = {
      name: path,
      path,
      file: fileOf(path),
      indexed: isIndexed(path),
      words: metadataOf(path),
      picture: pictureOf(path),
      ...(path === '/' && { linkedData: linkedDataOfSite(language, metadataOf(path).description) }),
      markup: await renderPath(path),
      page: { route: path, module: await moduleOf(page) },
    };
    documents[path] = await writeDocument(site, target);
    for (const { path: other } of ALIASES.filter(({ leadsTo }) => leadsTo === path))
      documents[other] = await writeDocument(site, { ...target, file: `${ONLINE_FOLDER}/${fileOf(other)}`, indexed: false });
  }
  const empty = { name: 'frame', indexed: false, picture: SITE_PICTURE, markup: await renderFrame() };
  for (const { path } of pages.filter(({ frame }) => frame)) {
    const file = `${ONLINE_FOLDER}/${fileOf(path)}`;
    documents[path] = await writeDocument(site, { ...empty, path, file, words: metadataOf(path) });
  }
  const frame = await writeDocument(site, { ...empty, path: FRAME_PATH, file: 'frame.html', words: FRAME_WORDS });
  const missing = await writeDocument(site, {
    name: 'missing',
    path: '/404',
    file: 'missing.html',
    indexed: false,
    words: metadataOf('/404'),
    picture: SITE_PICTURE,
    markup: await renderMissing(),
  });
  const templates = await writeTemplates(site);
  const noPost = await writeDocument(site, {
    name: 'no-post',
    path: '/404',
    file: 'no-post.html',
    indexed: false,
    words: { ...metadataOf('/404'), title: pageTitleOf('Post Not Found') },
    picture: SITE_PICTURE,
    markup: await renderNoPost(),
  });
  const table: DocumentTable = {
    documents,
    frame,
    templates,
    noPost,
    missing,
    routes: [...pages, ...ALIASES].map(({ path }) => path),
    listed: pages.map(({ path }) => path).filter((path) => isIndexed(path) && !path.includes('$')),
  };
  await writeFile(`${site.client}/documents/table.json`, JSON.stringify(table));
  await rm(`${site.client}/index.html`);
}

/** What the head of a post's page says is filled in, too (shared/site/post-documents.ts). */
const OF_A_POST = {
  name: markOf('path'),
  path: markOf('address'),
  words: { title: markOf('page-title'), description: markOf('search-text'), keywords: [] },
  picture: { path: markOf('picture'), size: SHARED_PICTURE_SIZE },
  article: { title: markOf('seo-title'), sized: 'picture-size', published: markOf('published'), modified: markOf('modified') },
} as const;

async function writeTemplates(site: Site): Promise<DocumentTable['templates']> {
  const { metadataOf, moduleOf, pictureOf, renderTemplate } = site.prerender;
  const pages: readonly Page[] = site.prerender.PAGES;
  await mkdir(`${site.client}/documents/${TEMPLATES_FOLDER}`, { recursive: true });
  const write = async (name: TemplateName): Promise<DocumentEntry> => {
    const page = pages.find(({ template }) => template === name);
    if (!page) throw new Error(`No page has the template ${name}.`);
    const { path } = page;
    return writeDocument(site, {
      ...(name === 'post'
        ? { ...OF_A_POST, linkedData: linkedDataOfPost(site.language) }
        : { name: path, path, words: metadataOf(path), picture: pictureOf(path) }),
      file: `${TEMPLATES_FOLDER}/${name}.html`,
      indexed: true,
      isTemplate: true,
      markup: await renderTemplate(path),
      page: { route: path, module: await moduleOf(page) },
    });
  };
  return { posts: await write('posts'), post: await write('post') };
}

async function load(dist: string, language: Language): Promise<Site> {
  const client = `${dist}/client${baseOf(language)}`;
  const stylesheet = await readFile(new URL('../client/ui/styles.css', import.meta.url), 'utf8');
  const template = (await readFile(`${client}/index.html`, 'utf8')).replaceAll(/\n\s+/g, '\n');
  const manifest = JSON.parse(await readFile(`${client}/assets/manifest.json`, 'utf8')) as Manifest;
  return {
    language,
    client,
    template,
    manifest,
    entryKey: entryOf(manifest, template),
    prerender: await loadPrerender(dist, language),
    layers: /@layer [^;{]+;/.exec(stylesheet)?.[0] ?? '',
  };
}

async function writeDocument(site: Site, target: Target): Promise<DocumentEntry> {
  const { name, path, file, indexed, words, markup, isTemplate, picture, article, linkedData, page } = target;
  checkMarkup(name, markup);
  // A document without a page needs the table of pages first.
  const chunks = staticClosure(site.manifest, [site.entryKey, page?.module ?? keyOfChunk(site.manifest, 'pages')]);
  const first = stylesOf(chunks);
  const read = async (file: string) => ({ file, text: await readFile(`${site.client}/${file}`, 'utf8') });
  const later = sheetsFor(markup, await Promise.all(laterSheets(site.manifest, first).map(read)));
  const sheets = [...(await Promise.all(first.map(read))), ...later];
  const styles = sheets.map(({ file }) => file);
  const css = `${site.layers}${sheets.map(({ text }) => text).join('')}`.trim();
  const boot = bootScript(fontsOf(css));
  const base = baseOf(site.language);
  const entry = site.manifest[site.entryKey]?.file ?? '';
  const start = startScript({ base, entry, files: chunks.map((chunk) => chunk.file) });
  const html = site.template
    .replace(/\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g, '')
    .replace(
      '<html lang="en"',
      () =>
        `<html data-document="${name}" data-app="${basename(entry)}" ${page ? pageAttributes(site, page) : ''}lang="${site.language.id}"`,
    )
    .replace('<!--head-->', () =>
      headOf({
        base,
        path,
        page: words,
        indexed,
        picture,
        ...(article && { article }),
        ...(linkedData && { linkedData }),
        ...(isTemplate && { feed: isTemplate }),
        css,
        styles,
        boot,
      }),
    )
    .replace('<!--app-->', () => markup)
    .replace('<!--tail-->', () => `${isTemplate ? PLACE_OF_DATA : ''}<script>${start}</script>`);
  await writeFile(`${site.client}/documents/${file}`, html);
  return { file, integrity: sourceOf(html), scripts: [sourceOf(boot), sourceOf(start)], styles: [sourceOf(css)] };
}

/** What the app reads of the document's page (client/window/rendered-document.ts). */
const pageAttributes = ({ manifest, language }: Site, { route, module }: NonNullable<Target['page']>): string =>
  `data-route="${route}" data-module="${baseOf(language)}/${manifest[module]?.file}" `;

/** "/" → "home.html", "/games/speed-math" → "games.speed-math.html". */
const fileOf = (path: string) => `${path === '/' ? 'home' : path.replace(/^\//, '').replaceAll('/', '.')}.html`;
