import { describe, expect, it } from 'vitest';
import { isPagePath, isServicePath } from '../../../shared/address-kinds.ts';
import { pathOf, withoutClosingSlash } from '../../../shared/addresses.ts';

describe('An address', () => {
  it.each(['/api', '/api/v1/push', '/auth/v1', '/auth/v1/token', '/healthz', '/readyz', '/metrics'])('%s is the server’s', (path) => {
    expect([isServicePath(path), isPagePath(path)]).toEqual([true, false]);
  });

  it.each([
    '/assets',
    '/assets/app-1a.js',
    '/pictures/posts/7',
    '/sw.js',
    '/sw-push.js',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/old-browser.html',
  ])('%s is a file', (path) => {
    expect([isServicePath(path), isPagePath(path)]).toEqual([false, false]);
  });

  it.each(['/', '/games', '/auth/callback', '/apiary', '/metrics/x', '/assetsx', '/nowhere'])('%s can be a page', (path) => {
    expect([isServicePath(path), isPagePath(path)]).toEqual([false, true]);
  });

  it('has a path: what stands before query and fragment', () => {
    expect(['/games?challenge=true#x', '/games#?', '/', '?a', ''].map(pathOf)).toEqual(['/games', '/games', '/', '', '']);
  });

  it('names a page without its closing slash, and the home page with its only one', () => {
    expect(['/games/', '/games', '/', ''].map(withoutClosingSlash)).toEqual(['/games', '/games', '/', '']);
  });
});
