import { useEffect, useState, useSyncExternalStore } from 'react';
import { base } from '../../../../shared/build-stamp.ts';
import type { AdminPost } from '../../../../shared/contract/posts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { Sheet } from '../../../ui/sheet/sheet.tsx';
import { AskDialog } from '../../../ui/overlay/ask-dialog.tsx';
import type { ListedPost } from '../editing/post-calls.ts';
import { AsOf } from '../../gate/as-of.tsx';
import { dayOf } from '../../gate/written-time.ts';
import type { PostList } from './post-list.ts';
import * as words from '../../../words/en/admin/blog.ts';
import ui from '../../../ui/ui.module.css';
import css from './posts-tab.module.css';

interface PostsTabProps {
  readonly list: PostList;
  readonly onEdit: (post: AdminPost) => void;
  /** A post was deleted. */
  readonly onGone: (id: number) => void;
}

/** All posts, published and not. */
export function PostsTab({ list, onEdit, onGone }: PostsTabProps) {
  const state = useSyncExternalStore(list.subscribe, list.getSnapshot);
  const [deleting, setDeleting] = useState<ListedPost>();
  const [busy, setBusy] = useState<number>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    const read = () => void list.read();
    read();
    addEventListener('online', read);
    return () => removeEventListener('online', read);
  }, [list]);
  const edit = async ({ id }: ListedPost) => {
    setBusy(id);
    const answer = await list.open(id);
    setBusy(undefined);
    if (answer.ok) onEdit(answer.value);
    else setError(answer.error);
  };
  const remove = async (post: ListedPost) => {
    setBusy(post.id);
    const answer = await list.remove(post);
    setBusy(undefined);
    setDeleting(undefined);
    if (!answer.ok) return setError(answer.error);
    setError(undefined);
    showToast(answer.value, 'right');
    return onGone(post.id);
  };
  return (
    <div className={ui['grid4']}>
      {error !== undefined && (
        <Banner tone="wrong" onDismiss={() => setError(undefined)}>
          {error}
        </Banner>
      )}
      {state.kind === 'loading' && <output className={css['soft']}>{words.loading}</output>}
      {state.kind === 'failed' && (
        <Sheet className={css['empty']}>
          <p>{words.unreachable}</p>
          <Button onClick={() => void list.read()}>{words.again}</Button>
        </Sheet>
      )}
      {state.kind === 'here' && state.posts.length === 0 && (
        <Sheet className={css['empty']}>
          <p>{words.none}</p>
        </Sheet>
      )}
      {state.kind === 'here' && state.posts.length > 0 && (
        <ul className={css['list']} aria-label={words.posts}>
          {state.posts.map((post) => (
            <PostRow key={post.id} post={post} busy={busy === post.id} onEdit={() => void edit(post)} onDelete={() => setDeleting(post)} />
          ))}
        </ul>
      )}
      {state.kind === 'here' && state.atMs !== undefined && <AsOf atMs={state.atMs} />}
      {deleting && (
        <AskDialog
          title={words.removeTitle}
          yes={words.remove}
          no={words.cancel}
          busy={busy === deleting.id}
          onYes={() => void remove(deleting)}
          onNo={() => setDeleting(undefined)}
        >
          {words.removeQuestion(deleting.title)}
        </AskDialog>
      )}
    </div>
  );
}

interface PostRowProps {
  readonly post: ListedPost;
  readonly busy: boolean;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function PostRow({ post: { id, title, slug, thumbnail, published, updatedMs }, busy, onEdit, onDelete }: PostRowProps) {
  return (
    <li className={css['post']}>
      <div className={css['picture']}>{thumbnail === null ? <Icon name="sheet" /> : <img src={thumbnail} alt="" />}</div>
      <div>
        <h2 className={css['title']}>{title}</h2>
        <p className={css['soft']}>
          <span className={published ? css['published'] : ui['bold']}>{published ? words.published : words.draft}</span>
          <span>{words.changedAt(dayOf(updatedMs), `/blog/${slug ?? id}`)}</span>
        </p>
      </div>
      <div className={css['actions']}>
        {published && (
          <a className={css['view']} href={`${base}/blog/${slug ?? id}`} aria-label={words.viewPost(title)}>
            {words.view}
          </a>
        )}
        <Button busy={busy} aria-label={words.editPost(title)} onClick={onEdit}>
          {words.edit}
        </Button>
        <Button variant="danger" aria-label={words.removePost(title)} onClick={onDelete}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
