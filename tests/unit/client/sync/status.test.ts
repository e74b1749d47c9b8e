import { describe, expect, it } from 'vitest';
import { quietLine } from '../../../../client/players/quiet-line.ts';
import { parkedText, syncNote } from '../../../../client/players/sync-details.ts';
import { statusOf, type Situation } from '../../../../client/sync/status.ts';

const calm: Situation = {
  waiting: 0,
  items: 0,
  parked: 0,
  running: false,
  account: true,
  ticketless: false,
  sessionGone: false,
  unknownAccount: false,
  accountDeleted: false,
};

describe('the quiet line', () => {
  it.each<[string, Partial<Situation>, string]>([
    ['a learner on this device', { account: false, waiting: 3, items: 3 }, 'Saved on this device'],
    ['an account before its first contact', {}, 'Saved on this device'],
    ['offline with games', { waiting: 2, items: 2, detail: 'unreachable' }, 'Saved on this device · 2 waiting to sync'],
    ['no network', { waiting: 2, items: 2, trouble: 'network' }, 'Saved on this device · 2 waiting to sync'],
    [
      'a server that answers 500',
      { waiting: 2, items: 2, trouble: 'server' },
      'Saved on this device · 2 waiting to sync · The server has trouble',
    ],
    ['a server that failed for no game', { lastSyncMs: 1, trouble: 'server' }, 'Synced'],
    ['a pass under way', { waiting: 2, items: 2, running: true }, 'Saved on this device · 2 waiting to sync · syncing'],
    ['a pass with nothing to send', { running: true, lastSyncMs: 1 }, 'Synced'],
    ['all sent', { lastSyncMs: 1 }, 'Synced'],
    [
      'no ticket and no session',
      { waiting: 1, items: 1, ticketless: true, sessionGone: true },
      'Saved on this device · 1 waiting to sync · Sign in to sync',
    ],
    ['a session that ended by itself', { lastSyncMs: 1, sessionGone: true }, 'Saved on this device · Sign in again to sync'],
    [
      'an account that the server has lost',
      { waiting: 1, items: 1, running: true, ticketless: true, sessionGone: true, unknownAccount: true },
      'Ask a grown-up. This server no longer knows this account. Your games are safe on this device. Sign up again to bring them back.',
    ],
    [
      'an account that was deleted',
      { waiting: 1, items: 1, ticketless: true, sessionGone: true, accountDeleted: true, problem: 'storage' },
      'This account was deleted. Nothing more is sent.',
    ],
    [
      'an app that is too old',
      { waiting: 1, items: 1, problem: 'update' },
      'Saved on this device · 1 waiting to sync · Update the app to sync',
    ],
    ['a database that does not answer', { problem: 'storage' }, 'The storage of this browser does not answer'],
  ])('%s', (_name, situation, line) => {
    expect(quietLine(statusOf({ ...calm, ...situation }))).toBe(line);
  });

  it('a state that needs the player is explained beside it; one that does not is not', () => {
    const noteOf = (situation: Partial<Situation>) => syncNote(statusOf({ ...calm, ...situation }));
    expect(noteOf({ lastSyncMs: 1 })).toBeUndefined();
    expect(noteOf({ items: 1, trouble: 'network' })).toMatch(/^The server cannot be reached now/);
    expect(noteOf({ items: 1, trouble: 'server' })).toMatch(/^The server has trouble now/);
    expect(noteOf({ ticketless: true })).toMatch(/^Your games wait on this device/);
    expect(noteOf({ sessionGone: true })).toMatch(/^You were signed out/);
    expect(noteOf({ unknownAccount: true })).toMatch(/take your games along/);
  });

  it('says why an item is parked, also for a code that this build does not know', () => {
    expect(parkedText({ status: 'wrong_owner' })).toBe('Belongs to another account');
    expect(parkedText({ status: 'rejected', code: 'too_large' })).toBe('Too large to send');
    expect(parkedText({ status: 'rejected', code: 'moon_phase' })).toBe('Not accepted (moon_phase)');
  });
});
