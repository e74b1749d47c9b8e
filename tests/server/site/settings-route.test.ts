import { expect, test } from 'vitest';
import { appForTest, configForTest } from '../app-for-test.ts';

test('GET /api/site tells the contact address and the social links that are set, and is asked for each time (decision S18)', async () => {
  const answers = [];
  for (const env of [{ CONTACT_EMAIL: 'hello@school.example', SOCIAL_YOUTUBE: 'https://youtube.example/@school' }, {}]) {
    const running = await appForTest({ config: configForTest(env) });
    const { statusCode, headers, body } = await running.app.inject('/api/site');
    answers.push([statusCode, headers['cache-control'], JSON.parse(body)]);
    await running.close();
  }
  expect(answers).toEqual([
    [200, 'no-cache', { contactEmail: 'hello@school.example', social: { youtube: 'https://youtube.example/@school' } }],
    [200, 'no-cache', { social: {} }],
  ]);
});
