import { IDBKeyRange as KeyRange } from 'fake-indexeddb';
import type { StoragePorts } from '../../client/storage/dexie-handle.ts';
import { openPlayerStore } from '../../client/storage/dexie-player-store.ts';
import { START } from '../../shared/memory/checkpoint.ts';
import { foldDays, memoryOf, windowFrom, type EvidenceDay } from '../../shared/memory/memory.ts';
import type { Counted } from '../../shared/progress/counted/counted.ts';
import { foldParts } from '../../shared/progress/parts.ts';
import type { Device } from './device.ts';

/** What is known of facts, as text. */
interface Known {
  readonly text: string;
  /** Whether some of it was kept folded. */
  readonly isKept: boolean;
}

const text = (checkpoint: string, days: readonly EvidenceDay[], today: number): string =>
  `${checkpoint} ${JSON.stringify(memoryOf(checkpoint, days, today))}`;

/** The last day on which something that counts was played. */
const lastDay = (counted: readonly Counted[]): number =>
  Math.max(0, ...counted.flatMap((item) => ('session' in item ? [item.session.day] : [])));

/** By all games at once. */
export function knownOf(counted: readonly Counted[]): string {
  const parts = [...(foldParts(counted).get('evidence') ?? [])];
  const days = parts.map(([day, part]) => [Number(day), part as string] as const).sort(([one], [other]) => one - other);
  return text(foldDays(START, days), days, lastDay(counted));
}

/** As a device has it, with whatever its tabs kept folded on the way. */
export async function knownOn({ disk, world }: Device, localId: string, counted: readonly Counted[]): Promise<Known> {
  const ports: StoragePorts = {
    host: { now: () => world.nowMs, newId: () => 'nobody', after: () => () => undefined },
    indexedDB: disk.factory as unknown as IDBFactory,
    IDBKeyRange: KeyRange as unknown as typeof IDBKeyRange,
  };
  const store = openPlayerStore(ports, localId);
  try {
    const today = lastDay(counted);
    const { checkpoint, later, recent } = await store.evidence(windowFrom(today));
    return { text: text(foldDays(checkpoint, later), recent, today), isKept: checkpoint !== START };
  } finally {
    store.close();
  }
}
