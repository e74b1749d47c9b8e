import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { appForTest, configForTest } from '../app-for-test.ts';

const ask = async (env: Readonly<Record<string, string>>, url: string) => {
  const running = await appForTest({ config: configForTest(env) });
  const answer = await running.app.inject(url);
  await running.close();
  return answer;
};

test('without a provider there is no page for a slot, and /api/site speaks of no advertising (decision S5)', async () => {
  const page = await ask({}, '/api/site/ad');
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect((await ask({}, '/api/site')).json()).toEqual({ social: {} });
});

test('the page of a slot shows the provider in a sandbox, names its origin alone, and is framed by this site alone', async () => {
  const env = { AD_FRAME_URL: 'https://ads.example/frame?size=wide&x="><script>' };
  expect((await ask(env, '/api/site')).json()).toEqual({ social: {}, ads: true });
  const { statusCode, headers, body } = await ask(env, '/api/site/ad');
  const style = createHash('sha256')
    .update(/<style>(.*?)<\/style>/.exec(body)?.[1] ?? '')
    .digest('base64');
  expect([statusCode, headers['content-type'], headers['cache-control'], headers['referrer-policy']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
    'no-referrer',
  ]);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${style}'; frame-src https://ads.example; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`,
  );
  expect(body).toContain(
    '<iframe title="Advertisement" src="https://ads.example/frame?size=wide&amp;x=&quot;>&lt;script>" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer">',
  );
  expect(body).not.toContain('<script');
});
