import { describe, expect, it } from 'vitest';
import { alreadyHere, consequence, doneText, listedText, otherAccountText } from '../../../../../client/players/your-data/outlook.ts';
import { isOtherAccount, likelyTarget, type Receiver } from '../../../../../client/players/your-data/target.ts';
import type { BackupLook } from '../../../../../client/storage/backup/look.ts';
import { NOON } from '../../storage/samples.ts';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `id-${n}`);

const lookAt = (part: Partial<BackupLook> = {}, accountId?: string): BackupLook => ({
  header: {
    format: 'tenfold-backup',
    v: 2,
    id: 'file',
    savedMs: NOON,
    player: {
      kind: accountId === undefined ? 'learner' : 'account',
      nickname: 'Ada',
      colour: 'sky',
      shape: 'star',
      ...(accountId !== undefined && { accountId }),
    },
  },
  games: names(312),
  badges: names(5),
  rewards: [],
  listed: 0,
  damaged: [],
  isWhole: true,
  ...part,
});

const receiver = (nickname: string, accountId?: string, games = 0, badges = 0): Receiver => ({
  row: {
    localId: nickname,
    kind: accountId === undefined ? 'learner' : 'account',
    nickname,
    colour: 'sun',
    shape: 'circle',
    createdMs: NOON,
    ...(accountId !== undefined && { accountId }),
  },
  known: { games, badges, rewards: 0 },
});

describe('the dry look', () => {
  it.each([
    [4, 0, '312 games, 4 of them already here; 5 badges'],
    [0, 5, '312 games; 5 badges, 5 of them already here'],
    [0, 0, '312 games; 5 badges'],
  ])('with %i games and %i badges here it says: %s', (games, badges, text) => {
    expect(alreadyHere(lookAt(), receiver('Ben', undefined, games, badges))).toBe(text);
  });

  it('offers the account itself; else who has most of the file, so that a cut-off restore goes on; else a new learner', () => {
    const [ben, bea, own] = [receiver('Ben', undefined, 3), receiver('Bea', undefined, 100), receiver('Ada', 'a')];
    expect(likelyTarget(lookAt({}, 'a'), [ben, bea, own])).toBe(own);
    expect(likelyTarget(lookAt(), [ben, bea, own])).toBe(bea);
    expect(likelyTarget(lookAt(), [receiver('Ben'), receiver('Ada', 'a')])).toBe('new');
    expect(likelyTarget(lookAt(), [])).toBe('new');
  });
});

describe('a file of one account', () => {
  it('asks before another account gets it, and only then (decision D17)', () => {
    const look = lookAt({}, 'a');
    expect(isOtherAccount(look, receiver('Bea', 'b'))).toBe(true);
    expect([receiver('Ada', 'a'), receiver('Ben'), 'new' as const].map((target) => isOtherAccount(look, target))).toEqual([
      false,
      false,
      false,
    ]);
    expect(isOtherAccount(lookAt(), receiver('Bea', 'b'))).toBe(false);
  });

  it('says what will happen', () => {
    expect(otherAccountText(lookAt({}, 'a'), receiver('Bea', 'b', 4))).toBe(
      'This backup is of another account, Ada. If you go on, 308 games and 5 badges count for Bea, as if Bea had played them. That is so ' +
        'on all of Bea’s devices. This cannot be undone. What Ada’s account has stays there.',
    );
    expect(consequence(lookAt(), 'new')).toBe('A new learner on this device, Ada, gets them.');
    expect(consequence(lookAt(), receiver('Bea', 'b'))).toContain('go to Bea’s account with the next sync');
  });

  it('says what becomes of games without a record', () => {
    expect(listedText(lookAt({ listed: 1 }, 'a'), receiver('Ada', 'a'))).toBe(
      '1 more game without a record is only listed. The account gets them back by its next sync.',
    );
    expect(listedText(lookAt({ listed: 45 }, 'a'), 'new')).toBe(
      '45 more games without a record are only listed. They count only in the account that played them.',
    );
  });
});

it.each([
  [{ games: 308, badges: 5, rewards: 0 }, '308 games and 5 badges are back for Ada.'],
  [{ games: 308, badges: 5, rewards: 1 }, '308 games, 5 badges and 1 reward are back for Ada.'],
  [{ games: 1, badges: 0, rewards: 0 }, '1 game is back for Ada.'],
  [{ games: 0, badges: 0, rewards: 0 }, 'Nothing was missing: Ada has them all.'],
])('the result of %o: %s', (added, text) => {
  expect(doneText('Ada', added)).toBe(text);
});
