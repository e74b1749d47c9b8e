import { describe, expect, test } from 'vitest';
import { changesOf } from '../../../server/sync/history.ts';
import { packSummary } from '../../../server/sync/stored-summary.ts';
import { FACTS } from '../../../server/database/tables/sync.ts';
import { session } from '../../unit/shared/progress/sessions.ts';

const summary = session('a-game', {});
const row = {
  id: 'a-game',
  seq: 4,
  device: 'phone',
  status: 'accepted',
  code: null,
  corrected: null,
  summary: packSummary(summary),
  late: 0,
  facts: FACTS.settled,
} as const;
const own = { type: 'own', id: 'a-game', seq: 4 };
const listed = { type: 'session', id: 'a-game', seq: 4, session: summary };
const result = { type: 'result', id: 'a-game', seq: 4, result: { id: 'a-game', status: 'accepted' } };

describe('A stored game', () => {
  test.each([
    ['that was accepted at once', {}, [own]],
    ['that was deferred once', { late: 1 }, [result, own]],
    ['whose facts came later', { facts: FACTS.late }, [own, listed]],
  ])('%s says so to the device that brought it, and to others what it counts as', (_what, marks, changes) => {
    expect(changesOf({ ...row, ...marks }, 'phone')).toEqual(changes);
    expect(changesOf({ ...row, ...marks }, 'laptop')).toEqual([listed]);
  });

  test('at a challenge says to every device what it counts as: the device that brought it may have judged it otherwise', () => {
    const { challenge: _named, ...plain } = summary;
    for (const attempt of [{ revision: 1, passed: true, xpReward: 50 }, undefined]) {
      const counts = { ...plain, challenge: 'c-1', ...(attempt && { attempt }) };
      const said = { ...listed, session: counts };
      expect(changesOf({ ...row, summary: packSummary(counts) }, 'phone')).toEqual([own, said]);
      expect(changesOf({ ...row, summary: packSummary(counts) }, 'laptop')).toEqual([said]);
    }
  });

  test('that waits or was refused in the end says so to the device that brought it alone', () => {
    const waiting = { ...row, status: 'deferred', code: 'rules', summary: null, late: 0 } as const;
    const refused = { ...row, status: 'rejected', code: 'log', summary: null, late: 1 } as const;
    expect([waiting, refused].flatMap((each) => changesOf(each, 'phone'))).toMatchObject([
      { type: 'result', result: { status: 'deferred', code: 'rules' } },
      { type: 'result', result: { status: 'rejected', code: 'log' } },
    ]);
    expect([waiting, refused].flatMap((each) => changesOf(each, 'laptop'))).toEqual([]);
  });
});
