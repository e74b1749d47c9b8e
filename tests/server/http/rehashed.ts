import type { Item } from '../../../shared/contract/sync.ts';
import { hashOf, newId } from '../played-games.ts';
import { withValueAt } from './hostile-values.ts';

/** A body whose items have the hashes that their payloads have now: only then are the payloads looked into. */
export function rehashed(body: unknown): unknown {
  const record = (body as { sessionData?: { record?: Item } } | null)?.sessionData?.record;
  if (record) return withValueAt(body, ['sessionData', 'record'], withHash(record));
  const items = (body as { items?: unknown } | null)?.items;
  return Array.isArray(items)
    ? withValueAt(
        body,
        ['items'],
        items.map((item) => withHash(item as Item)),
      )
    : body;
}

/** A session keeps its id, from which its seed comes; all else is new each time, and so is stored. */
function withHash(item: Item): Item {
  try {
    const id = item.kind === 'session' && item.v === 1 ? item.id : newId();
    return { ...item, id, hash: hashOf(item.kind, item.payload, item.v) };
  } catch {
    return item; // what has no canonical text has no hash
  }
}
