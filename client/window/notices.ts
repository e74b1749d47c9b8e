import { createSource, type Observable } from '../../shared/observable.ts';

/** A message beside the page, shown until it is no longer true. There is one of each kind at most. */
export interface Notice {
  readonly kind: 'missing_part' | 'storage' | 'forgotten' | 'unknown_player' | 'account_deleted' | 'profile_refused' | 'waiting_mail';
  readonly text: string;
  /** The page that deals with it: a link leads there, and on that page it is not shown. */
  readonly page?: '/settings';
  readonly action?: { readonly label: string; readonly run: () => void };
}

const source = createSource<readonly Notice[]>([]);

/** Shown by shell/prompts.tsx, never during a game. */
export const notices: Observable<readonly Notice[]> = source;

export function showNotice(notice: Notice): void {
  source.set([...others(notice.kind), notice]);
}

export function endNotice(kind: Notice['kind']): void {
  if (source.getSnapshot().some((notice) => notice.kind === kind)) source.set(others(kind));
}

const others = (kind: Notice['kind']) => source.getSnapshot().filter((notice) => notice.kind !== kind);
