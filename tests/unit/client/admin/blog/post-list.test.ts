import { expect, it, vi } from 'vitest';
import type { Json } from '../../../../../shared/json.ts';
import { fail, ok } from '../../../../../shared/result.ts';
import type { AdminAnswer, AdminRequest } from '../../../../../client/admin/gate/admin-call.ts';
import { PostList } from '../../../../../client/admin/blog/posts/post-list.ts';

const POST = {
  id: 7,
  slug: 'primes',
  title: 'Primes',
  description: null,
  thumbnail: null,
  createdMs: 1,
  updatedMs: 2,
  revision: 3,
  published: true,
};
const UNREACHABLE: AdminAnswer = fail({ code: 'unreachable', sentence: 'No network.' });

const NOTHING = () => Promise.resolve(undefined);

/** A list whose server gives these answers, one after the other, and the requests that it got. */
function listWith(...answers: AdminAnswer[]) {
  const requests: AdminRequest[] = [];
  let keys = 0;
  const call = (request: AdminRequest) => {
    requests.push(request);
    return Promise.resolve(answers.shift() ?? UNREACHABLE);
  };
  return { requests, list: new PostList({ call, cached: NOTHING }, () => `key-${++keys}`) };
}

it('The list of posts is read, and stays when a later reading fails, which is logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { list } = listWith(ok({ posts: [POST] }), UNREACHABLE);
  await list.read();
  expect(list.getSnapshot()).toEqual({ kind: 'here', posts: [POST] });
  await list.read();
  expect(list.getSnapshot()).toEqual({ kind: 'here', posts: [POST] });
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it('A list that was never read says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { list } = listWith(ok({ posts: 'none' }));
  await list.read();
  expect(list.getSnapshot()).toEqual({ kind: 'failed' });
  warned.mockRestore();
});

it('A deleted post leaves the list', async () => {
  const { list, requests } = listWith(ok({}), ok({ posts: [] }));
  expect(await list.remove(POST)).toEqual(ok('Post deleted successfully!'));
  expect(requests[0]).toEqual({ method: 'DELETE', path: '/api/admin/posts/7', save: { key: 'key-1', revision: 3 } });
  expect(list.getSnapshot()).toEqual({ kind: 'here', posts: [] });
});

it('A deletion whose answer was lost is repeated with its key', async () => {
  const { list, requests } = listWith(UNREACHABLE, ok({}), ok({ posts: [] }));
  expect(await list.remove(POST)).toEqual(fail('Error deleting post'));
  await list.remove(POST);
  expect(requests.slice(0, 2).map(({ save }) => save?.key)).toEqual(['key-1', 'key-1']);
});

it('A post that somebody else has just changed is not deleted, and is shown as it is now', async () => {
  const now = { ...POST, revision: 4, title: 'Prime numbers' };
  const { list } = listWith(fail({ code: 'stale', sentence: 'Stale.', current: now }), ok({ posts: [now] }));
  expect(await list.remove(POST)).toEqual(fail('Error deleting post: somebody else has just changed it.'));
  expect(list.getSnapshot()).toEqual({ kind: 'here', posts: [now] });
});

it('A post that was saved here is listed as it is now, so that it can be deleted at once', async () => {
  const { list, requests } = listWith(ok({ posts: [POST] }), UNREACHABLE, ok({}), ok({ posts: [] }));
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await list.read();
  list.saved({ ...POST, revision: 4, content: '<p>2</p>', seoTitle: '', seoDescription: '' });
  const state = list.getSnapshot();
  const [now] = state.kind === 'here' ? state.posts : [];
  if (!now) throw new Error('The list is empty.');
  await list.remove(now);
  expect(requests.find(({ method }) => method === 'DELETE')?.save?.revision).toBe(4);
  warned.mockRestore();
});

it('Of two readings the later one counts, whichever is answered first', async () => {
  const answers: ((answer: AdminAnswer) => void)[] = [];
  const list = new PostList({ call: () => new Promise((resolve) => answers.push(resolve)), cached: NOTHING }, () => 'key');
  const readings = [list.read(), list.read()];
  answers[1]?.(ok({ posts: [] }));
  answers[0]?.(ok({ posts: [POST] }));
  await Promise.all(readings);
  expect(list.getSnapshot()).toEqual({ kind: 'here', posts: [] });
});

it('The posts that were read last are there at once, with their time, and one that was opened can be read without a network', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const bodies = new Map<string, Json>([
    ['/api/admin/posts', { posts: [POST] }],
    ['/api/admin/posts/7', { ...POST, content: '<p>2, 3, 5</p>' }],
  ]);
  const cached = (path: string) => {
    const body = bodies.get(path);
    return Promise.resolve(body && { body, atMs: 9 });
  };
  const list = new PostList({ call: () => Promise.resolve(UNREACHABLE), cached }, () => 'key');
  const reading = list.read();
  await list.read();
  await reading;
  expect(list.getSnapshot()).toEqual({ kind: 'here', posts: [POST], atMs: 9 });
  expect(await list.open(7)).toEqual(ok(bodies.get('/api/admin/posts/7')));
  expect(await list.open(8)).toEqual(fail('No network.'));
  warned.mockRestore();
});
