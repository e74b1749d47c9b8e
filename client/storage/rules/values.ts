import type { MetaRows, StateRows } from '../tables/rows.ts';
import type { PlayerReads, PlayerTx } from '../tables/player-tables.ts';

export async function readState<K extends keyof StateRows>(
  { state }: Pick<PlayerReads, 'state'>,
  key: K,
): Promise<StateRows[K] | undefined> {
  return (await state.get(key))?.value as StateRows[K] | undefined;
}

export async function readMeta<K extends keyof MetaRows>({ meta }: Pick<PlayerReads, 'meta'>, key: K): Promise<MetaRows[K] | undefined> {
  return (await meta.get(key))?.value as MetaRows[K] | undefined;
}

type MetaRow = Parameters<PlayerTx['meta']['put']>[0][number];

export const putMeta = ({ meta }: PlayerTx, values: Partial<MetaRows>): Promise<void> =>
  meta.put(Object.entries(values).map(([key, value]) => ({ key, value }) as MetaRow));
