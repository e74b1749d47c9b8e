import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { PostList } from '../../../../client/blog/blog-view.tsx';
import { PostView } from '../../../../client/blog/post-view.tsx';
import { renderNoPost, renderPath, renderTemplate } from '../../../../client/prerender.tsx';
import { metadataOf } from '../../../../client/page-words.ts';
import { headOf } from '../../../../build/document-parts.ts';
import { linkedDataOfPost } from '../../../../build/linked-data.ts';
import { ENGLISH } from '../../../../shared/languages.ts';
import { withHeadingIds } from '../../../../shared/site/headings.ts';
import { postDocument, postsDocument } from '../../../../shared/site/post-documents.ts';
import { SHARED_PICTURE_SIZE } from '../../../../shared/site/shared-picture.ts';
import { cardOf, valuesOf } from '../../../../shared/site/post-values.ts';
import { markOf, readTemplate } from '../../../../shared/site/template.ts';
import { anyPost, POST, summaryOf } from './posts.ts';

const path = (name: string): string => `/blog/${name}`;

/** What React renders on a page of the site. */
async function rendered(children: ReactNode): Promise<string> {
  const root = createRootRoute({ component: () => <>{children}</> });
  const pages = ['/', '/blog', '/blog/$post', '/games'].map((to) => createRoute({ getParentRoute: () => root, path: to }));
  const router = createRouter({ routeTree: root.addChildren(pages), history: createMemoryHistory({ initialEntries: ['/nowhere'] }) });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

/** The part of the markup that the page itself makes, without what the router says of links to the page on screen. */
const between = (markup: string, from: string, to: string) =>
  markup
    .slice(markup.indexOf(from), markup.lastIndexOf(to) + to.length)
    .replaceAll(/ (?:data-status|aria-current)="[^"]*"| active(?=")/g, '');

const ofPost = (markup: string) => between(markup, '<article', '</article>');
const ofList = (markup: string) => between(markup, '<ul class="', '</ul>');

describe('A filled template', async () => {
  const post = readTemplate(await renderTemplate('/blog/$post'));
  const posts = readTemplate(await renderTemplate('/blog'));
  const withData = (template: typeof post) => ({ parts: [...template.parts, { text: 'data' }] });

  it('is to the letter what React renders for a post, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(anyPost, async (any) => {
        const { html, headings } = withHeadingIds(any.content);
        const shown = await rendered(<PostView post={valuesOf(any, headings)} content={html} />);
        expect(ofPost(postDocument(post, any, '/blog/x', 'server'))).toBe(ofPost(shown));
      }),
      { numRuns: 40 },
    );
  });

  it('is to the letter what React renders for a list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(anyPost, { maxLength: 3, minLength: 1, selector: ({ id, slug }) => slug ?? id }), async (any) => {
        const list = any.map(summaryOf);
        const shown = await rendered(<PostList posts={list.map(cardOf)} />);
        const filled = postsDocument(posts, list, 'server');
        expect(filled.replaceAll(/ (?:data-status|aria-current)="[^"]*"| active(?=")/g, '')).toContain(ofList(shown));
      }),
      { numRuns: 40 },
    );
  });

  it('of a list without posts says so, and leads home (spec 2 §2, Blog)', () => {
    const filled = postsDocument(posts, [], 'server');
    const main = filled.slice(filled.indexOf('<main'), filled.indexOf('</main>'));
    expect(main).toContain('Coming Soon!');
    expect(main).toContain('href="/"');
    expect(main).not.toContain('Admin Post');
  });

  it('of a list has what the specification asks for: cards, topics, and the newsletter that is not open', () => {
    const filled = postsDocument(posts, [summaryOf(POST)], 'server');
    for (const text of [
      'href="/blog/squares-near-50"',
      'src="/pictures/fifty.png"',
      'November 12, 2026',
      'Admin Post',
      'Mental Math Tricks',
    ])
      expect(filled).toContain(text);
    expect(filled).toContain('Squares near 50 &amp; &quot;more&quot;');
    expect(filled).toMatch(/<input[^>]* disabled=""[^>]*>/);
    expect(filled).toContain('The newsletter is not open yet.');
    expect(filled).not.toContain('Coming Soon!');
  });

  it('has no table of contents with two headings (spec 2 §9)', () => {
    const few = { ...POST, content: '<h2>A</h2><h2>B</h2>' };
    expect(postDocument(post, POST, path('x'), 'server')).toContain('Contents of this post');
    expect(postDocument(post, few, path('x'), 'server')).not.toContain('Contents of this post');
  });

  it('carries its data without its content, which no text can end', () => {
    const hostile = { ...POST, title: '</script><script>alert(1)</script>' };
    const filled = postDocument(withData(post), hostile, path('x'), 'device');
    const data = filled.slice(filled.lastIndexOf('</div>') + '</div>'.length);
    const json = data.slice(data.indexOf('{"filledBy'));
    expect(json).not.toContain('<');
    const { content, ...rest } = hostile;
    expect(JSON.parse(json)).toEqual({ filledBy: 'device', post: rest });
    expect(content.length).toBeGreaterThan(0);
  });
});

describe('The head of a post', () => {
  const words = { title: markOf('page-title'), description: markOf('search-text'), keywords: [] };
  const picture = { path: markOf('picture'), size: SHARED_PICTURE_SIZE };
  const article = { title: markOf('seo-title'), sized: 'picture-size', published: markOf('published'), modified: markOf('modified') };
  const head = headOf({
    base: '',
    path: markOf('address'),
    page: words,
    indexed: true,
    picture,
    article,
    linkedData: linkedDataOfPost(ENGLISH),
    feed: true,
    css: '',
    styles: [],
    boot: '',
  });
  const filled = (post: typeof POST) => postDocument(readTemplate(head), post, '/blog/7', 'server');

  it('has title, description, canonical address by the slug, and what shared links show', () => {
    const lines = filled(POST);
    for (const line of [
      '<title>Squares near 50 &amp; &quot;more&quot; | Tenfold Blog</title>',
      '<meta name="description" content="How to square 48 in your head.">',
      'rel="canonical" href="https://origin.invalid/blog/squares-near-50"',
      '<meta property="og:type" content="article">',
      '<meta property="og:title" content="Squaring numbers near 50">',
      'property="og:image" content="https://origin.invalid/pictures/fifty.png"',
      '<meta property="article:published_time" content="2026-11-12T09:30:00Z">',
      'type="application/rss+xml"',
    ])
      expect(lines).toContain(line);
    expect(lines).not.toContain('noindex');
  });

  /** The first bytes of a PNG. */
  const PNG = `data:image/png;base64,${Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1').toString('base64')}`;
  const shownPicture = (post: typeof POST) => {
    const html = filled(post);
    const [, path] = /property="og:image" content="https:\/\/origin\.invalid([^"]*)"/.exec(html) ?? [];
    return { path, sized: html.includes('og:image:width'), linked: linkedData(html)['image'] };
  };
  const linkedData = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '') as { readonly [name: string]: unknown };

  it.each([
    ['the one of lists', { thumbnail: '/pictures/fifty.png' }, '/pictures/fifty.png'],
    ['the one of lists, which lies in the post', { thumbnail: PNG }, '/pictures/posts/7'],
    [
      'the first of its text',
      { thumbnail: null, content: '<p>a</p><img src="/a.png?b=1&amp;c" alt=""><img src="/b.png">' },
      '/a.png?b=1&c',
    ],
    ['the first of its text, which lies in it', { thumbnail: null, content: `<p><img alt="" src="${PNG}"></p>` }, '/pictures/posts/7'],
  ])('names its first picture: %s', (_which, change, path) => {
    const picture = shownPicture({ ...POST, id: 7, ...change });
    expect(picture).toEqual({ path: path.replace('&', '&amp;'), sized: false, linked: `https://origin.invalid${path}` });
  });

  it('names the site’s picture, whose size is known, where the post has none of this site', () => {
    for (const thumbnail of [null, 'data:image/png;base64,AAAA', 'data:text/html,x', '//evil.example/a.png', 'https://evil.example/a.png'])
      expect(shownPicture({ ...POST, thumbnail, content: '<p>Only words.</p>' })).toEqual({
        path: '/pictures/shared/tenfold.png',
        sized: true,
        linked: 'https://origin.invalid/pictures/shared/tenfold.png',
      });
  });

  it('says the same as linked data, which no text can end', () => {
    const hostile = '</script><script>alert("1")</script> \\ & (~content~)';
    expect(linkedData(filled({ ...POST, title: hostile, seoDescription: hostile }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: hostile,
      description: hostile,
      image: 'https://origin.invalid/pictures/fifty.png',
      datePublished: '2026-11-12T09:30:00Z',
      dateModified: expect.stringMatching(/^2026-.*Z$/),
      inLanguage: 'en',
      mainEntityOfPage: 'https://origin.invalid/blog/squares-near-50',
      author: expect.objectContaining({ '@type': 'Organization', name: 'Tenfold' }),
      publisher: expect.objectContaining({ '@type': 'Organization', name: 'Tenfold' }),
    });
  });

  it('without a description of its own takes the next best text', () => {
    expect(filled({ ...POST, seoDescription: '' })).toContain('content="A trick for &lt;numbers&gt; close to fifty."');
    expect(filled({ ...POST, seoDescription: '', description: null })).toContain('content="Squares near 50 &amp;');
  });
});

describe('A post that is not there', () => {
  it('has a page that says so, and leads back', async () => {
    const markup = await renderNoPost();
    const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
    expect(main).toContain('Post Not Found');
    expect(main).toContain('Back to Blog');
    expect(main).toContain('href="/blog"');
  });

  it('has the words of a post in the head until the page knows better', () => {
    expect(metadataOf('/blog/some-post')).toBe(metadataOf('/blog/$post'));
    expect(metadataOf('/blog/a/b')).toBe(metadataOf('/nowhere'));
  });
});

it('/leaderboard says what is coming, and what can be compared meanwhile (decision S1)', async () => {
  const markup = await renderPath('/leaderboard');
  const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
  for (const text of ['Coming Soon!', 'href="/analytics"', 'href="/daily-challenge"']) expect(main).toContain(text);
});
