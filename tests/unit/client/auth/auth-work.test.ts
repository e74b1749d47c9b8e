import { expect, it } from 'vitest';
import { outcomeOf } from '../../../../client/auth/auth-work.ts';
import { StorageFailure } from '../../../../client/storage/storage-failure.ts';
import { ok } from '../../../../shared/result.ts';
import { expectConsole } from '../../../no-stray-console.ts';

it('gives what the work gives', async () => {
  expect(await outcomeOf(async () => ok('done'))).toEqual(ok('done'));
});

it('says what to do where storage refuses, and logs nothing', async () => {
  const outcome = await outcomeOf(() => Promise.reject(new StorageFailure('storage_full', new Error('quota'))));
  expect(outcome).toMatchObject({ ok: false, error: { code: 'storage_full', sentence: expect.stringMatching(/\w/) as string } });
});

it('leaves no form without a word where something else is thrown, and logs it', async () => {
  expectConsole(/^x is not a function/);
  const outcome = await outcomeOf(() => Promise.reject(new TypeError('x is not a function')));
  const sentence = 'We encountered an unexpected error. Please try refreshing the page.';
  expect(outcome).toMatchObject({ ok: false, error: { code: 'bug', sentence } });
  expect(console.error).toHaveBeenCalledOnce();
});
