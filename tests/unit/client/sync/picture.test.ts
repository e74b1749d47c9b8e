import { expect, test } from 'vitest';
import { fetchPicture } from '../../../../client/sync/picture.ts';
import { html, type Reply } from './fake-host.ts';
import { scene } from './scene.ts';

const PICTURE: Reply = { status: 200, contentType: 'image/webp', body: 'RIFF\x00\x00\x00\x00WEBPVP8 ' };
const IMAGE = 'data:image/webp;base64,UklGRgAAAABXRUJQVlA4IA==';

/** A device whose profile names this picture. `asked`: what it fetched. */
async function device(pictureUrl: string | undefined, reply: () => Reply) {
  const asked: string[] = [];
  const stage = await scene((path) => {
    asked.push(path);
    return reply();
  });
  const profile = { username: 'ann', displayName: 'Ann', role: 'player', ...(pictureUrl !== undefined && { pictureUrl }) } as const;
  await stage.store.applyPull({ changes: [], parts: [], cursor: 'c', profile });
  const image = async () => (await stage.store.profile())?.picture?.image;
  return { stage, asked, image };
}

test('the picture that the profile names is fetched once, and kept (client/storage/RULES.md, S25)', async () => {
  const { stage, asked, image } = await device('/api/pictures/1', () => PICTURE);
  await fetchPicture(stage);
  await fetchPicture(stage);
  expect(asked).toEqual(['/api/pictures/1']);
  expect(await image()).toBe(IMAGE);
});

test('nothing is fetched without a picture, and nothing from elsewhere', async () => {
  for (const address of [undefined, 'https://pictures.example/1.png', '//pictures.example/api/pictures/1', 'data:image/webp;base64,']) {
    const { stage, asked } = await device(address, () => PICTURE);
    await fetchPicture(stage);
    expect(asked).toEqual([]);
  }
});

test.each<[what: string, reply: Reply]>([
  ['no network', 'no network'],
  ['the page of a captive portal', html(200)],
  ['a page under the type of a picture', { status: 200, contentType: 'image/webp', body: '<!doctype html>' }],
  ['what is too large', { status: 200, contentType: 'image/webp', body: `RIFF\x00\x00\x00\x00WEBP${'x'.repeat(200_000)}` }],
  ['a picture that is gone', { ...PICTURE, status: 404 }],
])('%s is not kept; a later pass has the picture', async (_what, first) => {
  let reply = first;
  const { stage, image } = await device('/api/pictures/1', () => reply);
  await fetchPicture(stage);
  expect(await image()).toBeUndefined();
  reply = PICTURE;
  await fetchPicture(stage);
  expect(await image()).toBe(IMAGE);
});
