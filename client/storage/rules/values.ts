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

type ValuesAt<Rows, Keys extends readonly (keyof Rows)[]> = { readonly [place in keyof Keys]: Rows[Keys[place]] | undefined };

/** Several values by one request, in the order of their keys. */
export const readStates = async <const Keys extends readonly (keyof StateRows)[]>(
  { state }: Pick<PlayerReads, 'state'>,
  keys: Keys,
): Promise<ValuesAt<StateRows, Keys>> => (await state.getMany(keys)).map((row) => row?.value) as ValuesAt<StateRows, Keys>;

type MetasAt<Keys extends readonly (keyof MetaRows)[]> = ValuesAt<MetaRows, Keys>;

export const readMetas = async <const Keys extends readonly (keyof MetaRows)[]>(
  { meta }: Pick<PlayerReads, 'meta'>,
  keys: Keys,
): Promise<MetasAt<Keys>> => (await meta.getMany(keys)).map((row) => row?.value) as MetasAt<Keys>;

type MetaRow = Parameters<PlayerTx['meta']['put']>[0][number];

export const putMeta = ({ meta }: PlayerTx, values: Partial<MetaRows>): Promise<void> =>
  meta.put(Object.entries(values).map(([key, value]) => ({ key, value }) as MetaRow));

/** Sets a fact only where there is none yet. */
export async function keepMeta<K extends keyof MetaRows>(tx: PlayerTx, key: K, value: MetaRows[K]): Promise<MetaRows[K]> {
  const known = await readMeta(tx, key);
  if (known !== undefined) return known;
  await putMeta(tx, { [key]: value });
  return value;
}

export const removeMeta = ({ meta }: PlayerTx, keys: readonly (keyof MetaRows)[]): Promise<void> => meta.delete(keys);
