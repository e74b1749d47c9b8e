import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AdminPost } from '../../../shared/contract/posts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { AdminFrame } from '../gate/admin-frame.tsx';
import { useAdmin } from '../gate/admin-context.ts';
import { AskDialog } from '../../ui/overlay/ask-dialog.tsx';
import { openEditing } from './editing/open-editing.ts';
import { EditorTab } from './editor-tab.tsx';
import { PostsTab } from './posts/posts-tab.tsx';
import { PostList } from './posts/post-list.ts';
import { Tabs } from './tabs.tsx';
import { cleanHtml } from './text/clean-html.ts';
import { PostText } from './text/post-text.ts';
import * as words from '../../words/en/admin/blog.ts';

/** What replaces the form: a stored post, or nothing for a new one. */
type Next = { readonly post?: AdminPost };

/** The blog's editor and the list of its posts. */
export default function BlogRoom() {
  const admin = useAdmin();
  const [text] = useState(() => new PostText(cleanHtml));
  const [list] = useState(() => new PostList(admin, () => crypto.randomUUID()));
  // The account is the same as long as this room is open; its row on the device may change.
  const [{ editing, follow }] = useState(() => openEditing(admin, text, (post) => list.saved(post)));
  useEffect(follow, [follow]);
  const { changed } = useSyncExternalStore(editing.subscribe, editing.getSnapshot);
  const [tab, setTab] = useState<'editor' | 'posts'>('editor');
  const [asked, setAsked] = useState<Next>();
  const show = ({ post }: Next) => {
    if (post) editing.open(post);
    else editing.beginNew();
    setAsked(undefined);
    setTab('editor');
  };
  const want = (next: Next) => (changed ? setAsked(next) : show(next));
  return (
    <AdminFrame
      title={words.title}
      actions={
        <Button onClick={() => want({})}>
          <Icon name="plus" size="small" />
          {words.create}
        </Button>
      }
    >
      <Tabs
        label={words.tabs}
        tabs={[
          { value: 'editor', label: words.editor },
          { value: 'posts', label: words.posts },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'editor' ? (
          <EditorTab editing={editing} text={text} />
        ) : (
          <PostsTab list={list} onEdit={(post) => want({ post })} onGone={(id) => editing.forget(id)} />
        )}
      </Tabs>
      {asked && (
        <AskDialog title={words.unsaved} yes={words.discard} no={words.keep} onYes={() => show(asked)} onNo={() => setAsked(undefined)}>
          {words.unsavedText}
        </AskDialog>
      )}
    </AdminFrame>
  );
}
