import type { AdminPost } from '../../../../shared/contract/posts.ts';
import { device } from '../../../device/device.ts';
import { logError } from '../../../window/log.ts';
import type { Admin } from '../../gate/admin-context.ts';
import { FormKeeper } from '../kept/form-keeper.ts';
import { KeptFormStore } from '../kept/kept-form-store.ts';
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
  const store = new KeptFormStore(env, row.localId);
  const kept: FormKeeper = new FormKeeper({
    store,
    host,
    onKept: (typedMs) => editing.kept(typedMs),
    onFailure: logError,
  });
  const editing = new PostEditing({ call, kept, newKey: () => crypto.randomUUID(), contentOf: (html) => text.sameHtml(html), onSaved });
  return { editing, follow: () => follow(editing, kept, store) };
}

function follow(editing: PostEditing, kept: FormKeeper, store: KeptFormStore): () => void {
  const flush = () => kept.flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  editing.lookForLeft().catch(logError);
  return () => {
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    kept.close();
    kept.settled().then(() => store.close(), logError);
  };
}
