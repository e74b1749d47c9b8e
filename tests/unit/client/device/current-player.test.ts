import { beforeEach, describe, expect, it } from 'vitest';
import {
  announceChosen,
  announcePlayer,
  currentPlayer,
  followDevice,
  hasNextPlayer,
  pinPlayer,
} from '../../../../client/device/current-player.ts';
import type { PlayerRow } from '../../../../client/storage/records.ts';

const row = (localId: string, part: Partial<PlayerRow> = {}): PlayerRow => ({
  localId,
  kind: 'learner',
  nickname: localId,
  colour: 'teal',
  shape: 'circle',
  createdMs: 0,
  ...part,
});
const playing = (): string => {
  const player = currentPlayer();
  return 'localId' in player ? player.row.nickname : player.kind;
};

describe('who plays in this window', () => {
  beforeEach(() => {
    followDevice();
    announcePlayer(row('Ida'));
  });

  it('follows the device while no game is on screen', () => {
    announcePlayer(row('Jo'));
    expect(playing()).toBe('Jo');
  });

  it('[P7] stays who began the game on screen, whoever another tab chooses, and follows when it is gone', () => {
    pinPlayer();
    announcePlayer(row('Jo'));
    announcePlayer(undefined);
    expect([playing(), hasNextPlayer()]).toEqual(['Ida', true]);
    followDevice();
    expect([playing(), hasNextPlayer()]).toEqual(['guest', false]);
  });

  it('[P7] stays also from one game to the next on the same page', () => {
    pinPlayer();
    announcePlayer(row('Jo'));
    pinPlayer();
    announcePlayer(row('Jo'));
    expect(playing()).toBe('Ida');
  });

  it('is at once whom this tab chose, also on a summary, and nobody is waiting then', () => {
    pinPlayer();
    announcePlayer(row('Jo'));
    announceChosen(row('Lea'));
    expect([playing(), hasNextPlayer()]).toEqual(['Lea', false]);
    announceChosen(undefined);
    expect([playing(), hasNextPlayer()]).toEqual(['guest', false]);
  });

  it('takes what becomes of the same player at once: a learner that is now an account', () => {
    pinPlayer();
    announcePlayer(row('Ida', { kind: 'account', accountId: 'account-1', nickname: 'ida@school' }));
    expect(playing()).toBe('ida@school');
  });

  it('forgets who waited, if the device comes back to who plays here', () => {
    pinPlayer();
    announcePlayer(row('Jo'));
    announcePlayer(row('Ida'));
    expect(hasNextPlayer()).toBe(false);
  });
});
