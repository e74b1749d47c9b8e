import { describe, expect, it } from 'vitest';
import type { AdminAnswer, AdminRequest } from '../../../../../client/admin/gate/admin-call.ts';
import type { Cached } from '../../../../../client/admin/gate/cached-answers.ts';
import { UserSearch, PAUSE_MS } from '../../../../../client/admin/panel/user-search.ts';
import { visitsIn } from '../../../../../client/admin/panel/visits.ts';
import { findUsers, resetUser } from '../../../../../client/admin/panel/users.ts';
import { statsIn } from '../../../../../client/admin/stats/stats.ts';
import type { AdminUsersResponse } from '../../../../../shared/contract/admin.ts';
import { fail, ok, type Result } from '../../../../../shared/result.ts';
import { FakeTimers, settled } from '../../sync/fake-timers.ts';

const EVA = { id: 'e1', username: 'eva', displayName: 'Eva', level: 3, totalXp: 2_400 };
const found = (...users: (typeof EVA)[]): AdminUsersResponse => ({ users, total: users.length });

/** An admin whose calls are answered with this, and what was asked. */
function asked(answer: AdminAnswer) {
  const requests: AdminRequest[] = [];
  const call = (request: AdminRequest) => {
    requests.push(request);
    return Promise.resolve(answer);
  };
  return { call, requests };
}

describe('The users of the panel', () => {
  it('are those whose name contains the text as it is written', async () => {
    const admin = asked(ok({ users: [EVA, { id: 7 }], total: 1 }));
    expect(await findUsers(admin, '50%_&#')).toEqual(ok(found(EVA)));
    await findUsers(admin, '');
    expect(admin.requests.map(({ path }) => path)).toEqual(['/api/admin/users?search=50%25_%26%23', '/api/admin/users']);
  });

  it('cannot be read from an answer of another shape, nor with no network', async () => {
    expect((await findUsers(asked(ok({})), '')).ok).toBe(false);
    expect(await findUsers(asked(fail({ code: 'unreachable', sentence: 'Later.' })), '')).toEqual(fail('Later.'));
  });

  it('are reset, with the texts of spec 2 §8', async () => {
    const admin = asked(ok({ xp: 2_400, games: 9 }));
    expect(await resetUser(admin, EVA)).toEqual(ok('User analytics reset successfully'));
    expect(admin.requests).toEqual([{ method: 'POST', path: '/api/admin/reset-user?userId=e1' }]);
    expect(await resetUser(asked(fail({ code: 'refused', sentence: 'Not found' })), EVA)).toEqual(fail('Failed to reset user analytics'));
    expect(await resetUser(asked(fail({ code: 'unreachable', sentence: '' })), EVA)).toEqual(fail('Error resetting user analytics'));
    // A server in trouble has answered; the page of a captive portal says nothing of the reset.
    const failed = (status: number) => resetUser(asked(fail({ code: 'unreachable', sentence: '', status })), EVA);
    expect(await failed(500)).toEqual(fail('Failed to reset user analytics'));
    expect(await failed(429)).toEqual(fail('Failed to reset user analytics'));
    expect(await failed(200)).toEqual(fail('Error resetting user analytics'));
  });
});

describe('The search for users', () => {
  function opened(cached?: Cached<AdminUsersResponse>) {
    const clock = new FakeTimers();
    const questions: { readonly text: string; readonly answer: (answer: Result<AdminUsersResponse, string>) => Promise<void> }[] = [];
    const search = new UserSearch({
      after: (ms, work) => clock.after(ms, work),
      cached: () => Promise.resolve(cached),
      find: (text) =>
        new Promise((resolve) => {
          questions.push({
            text,
            answer: (answer) => {
              resolve(answer);
              return settled();
            },
          });
        }),
    });
    return { search, clock, questions, list: () => search.list.getSnapshot() };
  }

  it('asks once when the typing pauses, and keeps what it shows until the answer', async () => {
    const { search, clock, questions, list } = opened();
    void search.ask();
    await questions[0]?.answer(ok(found(EVA)));
    for (const text of ['e', 'ev', ' eve ']) search.typed(text);
    await clock.pass(PAUSE_MS);
    expect(questions.map(({ text }) => text)).toEqual(['', 'eve']);
    expect(list()).toEqual({ busy: true, found: found(EVA) });
    await questions[1]?.answer(ok(found()));
    expect(list()).toEqual({ busy: false, found: found() });
  });

  it('shows the users that were read last at once, with their time, also where the server is not reached; a search has none', async () => {
    const { search, clock, questions, list } = opened({ value: found(EVA), atMs: 7 });
    void search.ask();
    await settled();
    expect(list()).toEqual({ busy: true, found: found(EVA), atMs: 7 });
    await questions[0]?.answer(fail('No network.'));
    expect(list()).toEqual({ busy: false, found: found(EVA), atMs: 7, error: 'No network.' });
    search.typed('eva');
    await clock.pass(PAUSE_MS);
    await questions[1]?.answer(fail('No network.'));
    expect(list()).toEqual({ busy: false, error: 'No network.' });
  });

  it('ignores the answer to an older text, and asks no more when the table has gone', async () => {
    const { search, clock, questions, list } = opened();
    void search.ask();
    search.typed('eva');
    await questions[0]?.answer(fail('too late'));
    expect(list()).toEqual({ busy: true });
    search.stop();
    await clock.pass(PAUSE_MS);
    expect(questions).toHaveLength(1);
  });
});

describe('The figures of the panel', () => {
  it('are the four counts of the server, and no figures at all if one is missing', () => {
    const counts = { users: 4, sessions: 12, posts: 3, published: 2 };
    expect(statsIn({ ...counts, more: 1 })).toEqual(counts);
    expect(statsIn({ users: 4 })).toBeUndefined();
  });
});

describe('The visits of the panel (decision S17)', () => {
  const day = (path: string, visits: number) => ({ date: '2026-11-22', path, visits });

  it('are summed by page, the most visited first', () => {
    const body = { isOn: true, visits: [day('/', 2), day('/about', 7), { path: 3 }, day('/', 4), day('/badges', 7)] };
    expect(visitsIn(body)).toEqual([
      { path: '/about', visits: 7 },
      { path: '/badges', visits: 7 },
      { path: '/', visits: 6 },
    ]);
  });

  it('are shown where the server counts them, or has counted them, and nowhere else', () => {
    expect(visitsIn({ isOn: true, visits: [] })).toEqual([]);
    expect(visitsIn({ isOn: false, visits: [day('/', 1)] })).toHaveLength(1);
    expect(visitsIn({ isOn: false, visits: [] })).toBeUndefined();
    expect(visitsIn({})).toBeUndefined();
  });
});
