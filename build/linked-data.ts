import { ORIGIN_MARK } from '../shared/document-table.ts';
import { baseOf, type Language } from '../shared/languages.ts';
import { markOf } from '../shared/site/template.ts';

/** What documents say to programs in JSON-LD, in the terms of schema.org. */

const CONTEXT = 'https://schema.org';

const PUBLISHER = { '@type': 'Organization', name: 'Tenfold', url: `${ORIGIN_MARK}/`, logo: `${ORIGIN_MARK}/icons/icon-512.png` };

/** The site, on its home page. */
export const linkedDataOfSite = (language: Language, description: string): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: 'Tenfold',
  url: `${ORIGIN_MARK}${baseOf(language)}/`,
  description,
  inLanguage: language.id,
  publisher: PUBLISHER,
});

/** A post, in its template (shared/site/post-documents.ts). Posts are in English, whatever the language of the page. */
export const linkedDataOfPost = (language: Language): object => ({
  '@context': CONTEXT,
  '@type': 'BlogPosting',
  headline: markOf('json-title'),
  description: markOf('json-text'),
  image: `${ORIGIN_MARK}${markOf('json-picture')}`,
  datePublished: markOf('published'),
  dateModified: markOf('modified'),
  inLanguage: 'en',
  mainEntityOfPage: `${ORIGIN_MARK}${baseOf(language)}${markOf('address')}`,
  author: PUBLISHER,
  publisher: PUBLISHER,
});
