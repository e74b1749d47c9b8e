import { device } from '../../../device/device.ts';
import { logError } from '../../../window/log.ts';
import type { Admin } from '../../gate/admin-context.ts';
import { DraftKeeper } from '../drafts/draft-keeper.ts';
import { DraftStore } from '../drafts/draft-store.ts';
import type { PostText } from '../text/post-text.ts';
import { PostEditing } from './post-editing.ts';

export interface OpenEditing {
  readonly editing: PostEditing;
  /** Looks for drafts, and stores what waits whenever the page may go. The result ends that, and leaves the draft to the next tab. */
  readonly follow: () => () => void;
}

/** Begins to edit on this device. */
export function openEditing({ call, row }: Admin, text: PostText, onSaved: () => void): OpenEditing {
  const { host, env } = device();
  const store = new DraftStore(env);
  const drafts: DraftKeeper = new DraftKeeper({
    store,
    host,
    localId: row.localId,
    onKept: (typedMs) => editing.kept(typedMs),
    onFailure: logError,
  });
  const editing = new PostEditing({ call, drafts, newKey: () => crypto.randomUUID(), contentOf: (html) => text.sameHtml(html), onSaved });
  return { editing, follow: () => follow(editing, drafts, store) };
}

function follow(editing: PostEditing, drafts: DraftKeeper, store: DraftStore): () => void {
  const flush = () => drafts.flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  editing.lookForDrafts().catch(logError);
  return () => {
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    drafts.close();
    drafts.settled().then(() => store.close(), logError);
  };
}
