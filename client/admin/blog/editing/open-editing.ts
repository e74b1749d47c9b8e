import type { AdminPost } from '../../../../shared/contract/posts.ts';
import { device } from '../../../device/device.ts';
import { logError } from '../../../window/log.ts';
import type { Admin } from '../../gate/admin-context.ts';
import { DraftSaver } from '../drafts/draft-saver.ts';
import { DraftStore } from '../drafts/draft-store.ts';
import type { PostText } from '../text/post-text.ts';
import { PostEditing } from './post-editing.ts';

interface OpenEditing {
  readonly editing: PostEditing;
  /** Looks for what was left, and stores what waits whenever the page may go. The result ends that, and leaves the form to the next tab. */
  readonly follow: () => () => void;
}

/** Begins to edit on this device. */
export function openEditing({ call, row }: Admin, text: PostText, onSaved: (post: AdminPost) => void): OpenEditing {
  const { host, env } = device();
  const store = new DraftStore(env, row.localId);
  const drafts: DraftSaver = new DraftSaver({
    store,
    host,
    onStored: (typedMs) => editing.stored(typedMs),
    onFailure: logError,
  });
  const editing = new PostEditing({ call, drafts, newKey: () => crypto.randomUUID(), contentOf: (html) => text.sameHtml(html), onSaved });
  return { editing, follow: () => follow(editing, drafts, store) };
}

function follow(editing: PostEditing, drafts: DraftSaver, store: DraftStore): () => void {
  const flush = () => drafts.flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  editing.lookForLeft().catch(logError);
  return () => {
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    drafts.close();
    drafts.settled().then(() => store.close(), logError);
  };
}
