import { expect, it } from 'vitest';
import { createAppRouter } from '../../../../client/router.tsx';
import { routeTree } from '../../../../client/routes.ts';

const HOST = 'https://tenfold.test';

it.each([
  '//evil.example',
  'https://evil.example/',
  String.raw`\\evil.example`,
  '../../admin',
  '..',
  '?x=1',
  '#main',
  'a/b',
  'javascript:alert(1)',
  '%2f%2fevil.example',
])('An address that is rewritten to the slug “%s” stays on this site, whatever made it a slug', (slug) => {
  const { href } = createAppRouter(routeTree).buildLocation({ to: '/blog/$post', params: { post: slug } });
  const address = new URL(href, HOST);
  expect([href.startsWith('/blog/'), address.origin, address.search, address.hash]).toEqual([true, HOST, '', '']);
});
