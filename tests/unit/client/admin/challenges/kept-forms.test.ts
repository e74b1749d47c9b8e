import { describe, expect, it } from 'vitest';
import { emptyForm } from '../../../../../client/admin/challenges/form/challenge-form.ts';
import { dropDraft, storeDraft, formDrafts, type FormDraft } from '../../../../../client/admin/challenges/form/form-drafts.ts';
import type { DeviceStore } from '../../../../../client/storage/device-store.ts';

/** The settings of a device. */
function settings(): Pick<DeviceStore, 'setting' | 'changeSetting'> {
  const values = new Map<string, unknown>();
  return {
    setting: (key) => Promise.resolve(values.get(key) as never),
    changeSetting: (key, change) => {
      values.set(key, change(values.get(key) as never));
      return Promise.resolve();
    },
  };
}

const kept = (id: string, typedMs: number): FormDraft => ({
  id,
  form: { ...emptyForm('2026-11-24'), title: id },
  state: { key: `key of ${id}` },
  typedMs,
});

describe('Forms that are not saved (decision S12)', () => {
  it('are kept one by one, those typed last first, and each admin sees their own', async () => {
    const store = settings();
    expect(await formDrafts(store, 'ada')).toEqual([]);
    for (const form of [kept('one', 1), kept('two', 2), kept('one', 3)]) await storeDraft(store, 'ada', form);
    await storeDraft(store, 'leo', kept('three', 4));
    expect((await formDrafts(store, 'ada')).map(({ id, typedMs }) => [id, typedMs])).toEqual([
      ['one', 3],
      ['two', 2],
    ]);
    await dropDraft(store, 'ada', { id: 'one' });
    expect(await formDrafts(store, 'ada')).toEqual([kept('two', 2)]);
    expect(await formDrafts(store, 'leo')).toEqual([kept('three', 4)]);
  });
});
