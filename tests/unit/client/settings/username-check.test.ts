import { describe, expect, it } from 'vitest';
import { canSave, PAUSE_MS, UsernameCheck, type NameAnswer } from '../../../../client/settings/username-check.ts';
import { fail, ok } from '../../../../shared/result.ts';

/** A check of an account named Mia, whose pauses and answers come when the test says. */
function opened() {
  const pauses = new Set<() => void>();
  const asked: { readonly name: string; readonly answer: (answer: NameAnswer) => Promise<void> }[] = [];
  const check = new UsernameCheck({
    own: 'Mia',
    ask: (name) =>
      new Promise((resolve) => {
        asked.push({
          name,
          answer: async (answer) => {
            resolve(answer);
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
    after: (ms, work) => {
      expect(ms).toBe(PAUSE_MS);
      pauses.add(work);
      return () => pauses.delete(work);
    },
  });
  const pause = () => {
    for (const work of pauses) work();
    pauses.clear();
  };
  return { check, asked, pause, state: () => check.state.getSnapshot() };
}

describe('The check of a typed username (spec 2 §5)', () => {
  it('begins with each keystroke, and asks once when the typing pauses', () => {
    const { check, asked, pause, state } = opened();
    for (const text of ['L', 'Le', 'Leo']) {
      check.typed(text);
      expect(state()).toEqual({ at: 'checking' });
    }
    pause();
    expect(asked.map(({ name }) => name)).toEqual(['Leo']);
  });

  it('tells who presses Enter before the answer what it is, of the last text that was typed', async () => {
    const { check, asked, pause } = opened();
    expect(await check.checked()).toEqual({ at: 'settled' });
    check.typed('Le');
    pause();
    const known = check.checked();
    check.typed('Leo');
    await asked[0]?.answer(ok(undefined));
    pause();
    await asked[1]?.answer(ok('Username already exists. Try another name.'));
    expect(await known).toEqual({ at: 'refused', sentence: 'Username already exists. Try another name.' });
  });

  it('says that a name is free, that it is taken, or that nobody knows', async () => {
    const { check, asked, pause, state } = opened();
    check.typed('Leo');
    pause();
    await asked[0]?.answer(ok(undefined));
    expect(state()).toEqual({ at: 'free' });
    check.typed('Ada');
    pause();
    await asked[1]?.answer(ok('Username already exists. Try another name.'));
    expect(state()).toEqual({ at: 'refused', sentence: 'Username already exists. Try another name.' });
    check.typed('Adam');
    pause();
    await asked[2]?.answer(fail('failed'));
    expect(state()).toEqual({ at: 'failed', sentence: 'Error checking username availability' });
  });

  it('lets a name be saved that nobody can be asked about now: it is looked at when it goes up', async () => {
    const { check, asked, pause, state } = opened();
    check.typed('Leo');
    pause();
    await asked[0]?.answer(fail('unasked'));
    expect(canSave('Leo', state())).toBe(true);
    expect(canSave(' ', state())).toBe(false);
  });

  it('ignores the answer to an older text', async () => {
    const { check, asked, pause, state } = opened();
    check.typed('Ada');
    pause();
    check.typed('Adam');
    await asked[0]?.answer(ok('Username already exists. Try another name.'));
    expect(state()).toEqual({ at: 'checking' });
  });

  it.each(['', '  ', 'Mia', ' Mia '])('accepts %j silently: nobody is asked', (text) => {
    const { check, asked, pause, state } = opened();
    check.typed('Leo');
    check.typed(text);
    pause();
    expect([asked.length, state()]).toEqual([0, { at: 'settled' }]);
  });

  it('asks nothing more when the form has gone', () => {
    const { check, asked, pause } = opened();
    check.typed('Leo');
    check.stop();
    pause();
    expect(asked).toEqual([]);
  });

  it('lets nobody save an empty name, a refused one, or one in doubt', () => {
    expect([
      canSave('', { at: 'settled' }),
      canSave('  ', { at: 'settled' }),
      canSave('Leo', { at: 'checking' }),
      canSave('Leo', { at: 'refused', sentence: '' }),
      canSave('Leo', { at: 'failed', sentence: '' }),
    ]).toEqual([false, false, false, false, false]);
    expect([canSave('Leo', { at: 'free' }), canSave('Mia', { at: 'settled' })]).toEqual([true, true]);
  });
});
