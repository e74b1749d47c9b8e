import type { PostSummary } from '../../shared/contract/posts.ts';
import { BLOG_PATH, postPath } from '../../shared/site/post-name.ts';
import { escapeXml } from './escape-xml.ts';
import * as words from '../words/en/feed.ts';

export const FEED_PATH = '/feed.xml';

/** Readers ask often; who wants older posts finds them on the site. */
const NEWEST = 20;

/**
 * The blog as RSS 2.0 with its own address as Atom names it. A post keeps its number as its mark, whatever becomes of its slug.
 * @param siteUrl public origin without a closing slash
 * @param posts newest first
 */
export function feedOf(siteUrl: string, posts: readonly PostSummary[]): string {
  const newest = posts.slice(0, NEWEST);
  const changed = newest.length === 0 ? [] : [element('lastBuildDate', dateOf(Math.max(...newest.map(({ updatedMs }) => updatedMs))))];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', words.title),
    element('link', `${siteUrl}${BLOG_PATH}`),
    element('description', words.description),
    element('language', 'en'),
    `<atom:link href="${escapeXml(siteUrl)}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    ...changed,
    ...newest.map((post) => itemOf(siteUrl, post)),
    '</channel>',
    '</rss>',
    '',
  ];
  return lines.join('\n');
}

function itemOf(siteUrl: string, post: PostSummary): string {
  return [
    '<item>',
    element('title', post.title),
    element('link', `${siteUrl}${postPath(post)}`),
    `<guid isPermaLink="false">${escapeXml(siteUrl)}${BLOG_PATH}/${post.id}</guid>`,
    element('pubDate', dateOf(post.createdMs)),
    ...(post.description === null ? [] : [element('description', post.description)]),
    '</item>',
  ].join('\n');
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** As RFC 822 writes it, which RSS asks for. */
const dateOf = (ms: number): string => new Date(ms).toUTCString();
