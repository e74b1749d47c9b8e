import { isInteger, isJson, isText, type Json } from '../../../shared/json.ts';
import type { BackupHeader } from './format.ts';
import { FORMAT } from './format.ts';

const LOOK = { colour: 'sun', shape: 'circle' } as const;

/** The header of a file of the first version: one object, which held what no server had. Undefined if it is none. */
export function firstHeader({ v, exportedMs, player, sessions, unsent, parked }: Json): BackupHeader | undefined {
  if (v !== 1 || !isInteger(exportedMs) || !isJson(player) || !isText(player['nickname'])) return undefined;
  if (![sessions, unsent, parked].every(Array.isArray)) return undefined;
  const { nickname, accountId } = player;
  const whose = isText(accountId) ? ({ kind: 'account', accountId } as const) : ({ kind: 'learner' } as const);
  return { format: FORMAT, v, id: '', savedMs: exportedMs, player: { ...LOOK, nickname, ...whose } };
}

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** What may be entries of it. Items that count for nothing are left out. */
export function firstEntries({ sessions, unsent, claims, parked }: Json): readonly Json[] {
  const items = new Map([...listOf(parked).map(({ item }) => item), ...listOf(unsent)].filter(isJson).map((item) => [item['id'], item]));
  return [
    ...listOf(sessions).map(({ summary, item }) => ({ session: summary, item })),
    ...listOf(claims).map(({ id, counts }) => ({ claim: counts, item: items.get(id) })),
  ];
}
