import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SubmitScoreResponse } from '../../../shared/contract/score.ts';
import type { Item } from '../../../shared/contract/sync.ts';
import { appForTest } from '../app-for-test.ts';
import type { TestApp } from '../app-for-test.ts';
import { onEachEngine } from '../engines.ts';
import { solvedPuzzle } from '../other-games.ts';
import { activityItem, anyItem, newId, sessionItem } from '../played-games.ts';
import { TestDevice } from '../sync-client.ts';
import { sessionsIn } from '../../../shared/progress/folds/games.ts';

onEachEngine('submitting a score', (engine) => {
  let running: TestApp;
  let device: TestDevice;
  beforeEach(async () => {
    running = await appForTest({ database: await engine.open() });
    device = await TestDevice.of(running, 'ada');
  });
  afterEach(() => running.close());

  const game = (more: Partial<Parameters<typeof sessionItem>[0]> = {}) => sessionItem({ id: newId(), owner: 'ada', ...more });
  const claims = { gameId: 1, score: 60, timeTaken: 10, accuracy: 100, difficulty: 'medium' };
  const submit = (record: Item | undefined, more: object = {}): Promise<LightMyRequestResponse> =>
    device.post('/api/game/submit-score', { ...claims, ...(record && { sessionData: { record } }), ...more }, device.accessToken);

  test('a game with its record is stored, and the answer says what it earned', async () => {
    const record = game();
    const answer = await submit(record);
    expect(answer.statusCode).toBe(200);
    // 5 + 10 for accuracy + 5 for a quick run + floor(60 / 50)
    expect(answer.json()).toMatchObject({
      session: { id: record.id, game: 'speed-math', score: 60 },
      xpEarned: 21,
      levelUp: false,
      newLevel: 1,
    });
  });

  test('totals beside the record are only claims', async () => {
    const answer = await submit(game(), { score: 1_000_000, accuracy: 3, xpEarned: 5000, levelUp: true });
    expect(answer.json()).toMatchObject({ session: { score: 60, accuracy: 100 }, xpEarned: 21, newLevel: 1 });
  });

  test('the same game by both doors counts once, whichever comes first', async () => {
    const [first, second] = [game(), game()];
    await submit(first);
    expect(await device.push(first)).toEqual([{ id: first.id, status: 'duplicate' }]);
    await device.push(second);
    expect((await submit(second)).json()).toMatchObject({ session: { id: second.id }, xpEarned: 21, levelUp: false });
    expect((await submit(second)).statusCode).toBe(200);
    expect(await device.figures()).toMatchObject({ games: { 'speed-math': { sessions: 2, xp: 42 } } });
  });

  test('by both doors at once it counts once', async () => {
    const record = game();
    const [pushed, submitted] = await Promise.all([device.push(record), submit(record)]);
    expect([['accepted', 'duplicate'].includes(pushed[0]?.status ?? ''), submitted.statusCode]).toEqual([true, 200]);
    expect(sessionsIn((await device.figures()).games)).toBe(1);
  });

  test('devices hear of it as of a game played elsewhere', async () => {
    const record = game();
    await submit(record);
    expect((await device.pull()).changes).toMatchObject([{ type: 'session', id: record.id }]);
  });

  test('the game that crosses a level says so', async () => {
    const games = Array.from({ length: 47 }, () => game());
    await device.push(...games); // 47 × 21 = 987 XP
    expect((await submit(game())).json<SubmitScoreResponse>()).toMatchObject({ levelUp: true, newLevel: 2 });
    expect((await submit(game())).json<SubmitScoreResponse>()).toMatchObject({ levelUp: false, newLevel: 2 });
  });

  test('a puzzle, which has no accuracy, is taken like any game', async () => {
    const record = solvedPuzzle(newId(), 'ada');
    const { accuracy: _none, ...puzzle } = claims;
    const answer = await device.post('/api/game/submit-score', { ...puzzle, gameId: 3, sessionData: { record } }, device.accessToken);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { session: { id: record.id, game: 'number-puzzle', difficulty: 'easy' } },
    ]);
    expect(answer.json<SubmitScoreResponse>().session).not.toHaveProperty('accuracy');
  });

  test('timeToken is read as timeTaken', async () => {
    const { timeTaken: _left, ...rest } = claims;
    const answer = await device.post(
      '/api/game/submit-score',
      { ...rest, timeToken: 10, sessionData: { record: game() } },
      device.accessToken,
    );
    expect(answer.statusCode).toBe(200);
  });

  test('a guest is not signed in', async () => {
    for (const token of ['', 'nobody', device.ticket]) {
      const answer = await device.post('/api/game/submit-score', { ...claims, sessionData: { record: game() } }, token);
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: 'Authentication required' }]);
    }
    const answer = await running.app.inject({ method: 'POST', url: '/api/game/submit-score', payload: {} });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: 'Authentication required' }]);
  });

  test.each([
    ['no sessionData', {}],
    ['no record in it', { sessionData: { correct: 5 } }],
    ['a record of something else', { sessionData: { record: activityItem('a-1', 'ada') } }],
  ])('%s: the record is missing', async (_what, more) => {
    const answer = await submit(undefined, more);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error: 'Session record missing' }]);
  });

  test.each([
    ['gameId 0', { gameId: 0 }, 'Invalid game ID'],
    ['a gameId that is a text', { gameId: '1' }, 'Invalid game ID'],
    ['the id of another game', { gameId: 2 }, 'Invalid game ID'],
    ['no gameId', { gameId: undefined }, 'Invalid game ID'],
    ['a negative score', { score: -1 }, 'Invalid score'],
    ['half a point', { score: 0.5 }, 'Invalid score'],
    ['no score', { score: undefined }, 'Invalid score'],
    ['a negative time', { timeTaken: -1 }, 'Invalid time'],
    ['no time', { timeTaken: undefined }, 'Invalid time'],
    ['an accuracy of 101', { accuracy: 101 }, 'Invalid accuracy percentage'],
    ['no accuracy', { accuracy: undefined }, 'Invalid accuracy percentage'],
    ['a difficulty of a number', { difficulty: 3 }, 'Invalid difficulty'],
    ['a record that is no item', { sessionData: { record: { id: 5 } } }, 'Invalid session record'],
  ])('%s is refused in the words of the catalogue', async (_what, more, error) => {
    const answer = await submit(game(), more);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { error }]);
  });

  test('a body that is no object is refused', async () => {
    for (const body of ['[]', '"x"', 'null', ''])
      expect((await device.post('/api/game/submit-score', body, device.accessToken)).statusCode).toBe(400);
  });

  test("another player's record is refused and stored nowhere", async () => {
    expect((await submit(game({ owner: 'bob' }))).statusCode).toBe(403);
    expect(sessionsIn((await device.figures()).games)).toBe(0);
  });

  test('another game under a stored id is a conflict', async () => {
    const record = game();
    await submit(record);
    expect((await submit(game({ id: record.id, correct: 1 }))).statusCode).toBe(409);
  });

  test('a record that does not replay is refused', async () => {
    const answer = await submit(game({ alter: (payload) => ({ ...payload, log: '' }) }));
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'unfinished' }]);
  });

  test('a game that only a newer server knows is kept for later', async () => {
    const record = anyItem({ id: newId(), owner: 'ada', kind: 'session', payload: { ...game().payload, game: 'chess' } });
    const answer = await submit(record, { gameId: 12 });
    expect(answer.json()).not.toHaveProperty('session');
    expect(answer.statusCode).toBe(422); // its seed is not that of its id
    const honest = game({ alter: (payload) => ({ ...payload, rules: 99 }) });
    expect([(await submit(honest)).statusCode, (await submit(honest)).json()]).toMatchObject([202, { code: 'deferred' }]);
  });
});
