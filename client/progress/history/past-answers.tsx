import type { ComponentType } from 'react';
import type { StoredItem } from '../../storage/records.ts';
import { useRead } from '../../device/use-read.ts';
import type { PastProps, PastRun } from '../../play/result/past-run.ts';
import { untilLoaded } from '../../window/missing-chunk.ts';
import * as words from '../../words/en/history.ts';
import { pastRun } from './past-run.ts';
import ui from '../../ui/ui.module.css';

interface Past {
  readonly default: ComponentType<PastProps<unknown>>;
}

/** Of the games whose answers can be shown: a puzzle has none. */
const PASTS = import.meta.glob<Past>('../../games/*/past.tsx');

type Read =
  | { readonly kind: 'why'; readonly why: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'run'; readonly run: PastRun<unknown>; readonly Answers: Past['default'] };

async function read({ payload }: StoredItem): Promise<Read> {
  const replayed = pastRun(payload);
  if (!replayed.ok) return { kind: 'why', why: words.why[replayed.error] };
  const load = PASTS[`../../games/${replayed.value.game}/past.tsx`];
  if (!load) return { kind: 'none' };
  return { kind: 'run', run: replayed.value, Answers: (await untilLoaded(load)).default };
}

/** Every answer of a game whose log is here, as its result showed it. */
export default function PastAnswers({ item }: { readonly item: StoredItem }) {
  const found = useRead(() => read(item), item.id);
  if (!found) return <output className={ui['note']}>{words.reading}</output>;
  if (found.kind === 'why') return <p className={ui['note']}>{found.why}</p>;
  return found.kind === 'run' ? <found.Answers run={found.run} /> : null;
}
