import { useEffect, useSyncExternalStore } from 'react';
import type { PostDraft } from '../../../shared/contract/posts.ts';
import { POST_LENGTHS } from '../../../shared/contract/posts.ts';
import { slugFrom } from '../../../shared/slug.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeftDrafts } from './drafts/left-drafts.tsx';
import type { PostEditing } from './editing/post-editing.ts';
import { ContentPane } from './pane/content-pane.tsx';
import { LivePreview } from './preview/live-preview.tsx';
import { SearchResult } from './preview/search-result.tsx';
import { SaveBar } from './save-bar.tsx';
import type { PostText } from './text/post-text.ts';
import { Thumbnail } from './thumbnail.tsx';
import * as words from '../../words/en/admin/post.ts';
import ui from '../../ui/ui.module.css';
import css from './editor-tab.module.css';

interface EditorTabProps {
  readonly editing: PostEditing;
  readonly text: PostText;
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 's';

/** Saves by the keys that save everywhere. */
function useSaveKey(editing: PostEditing): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      void editing.save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [editing]);
}

/** The form of a post. */
export function EditorTab({ editing, text }: EditorTabProps) {
  const state = useSyncExternalStore(editing.subscribe, editing.getSnapshot);
  const { form, base, message, edition } = state;
  const type = (typed: Partial<PostDraft>) => editing.type(typed);
  const errorAt = (field: keyof PostDraft) => (message?.tone === 'wrong' && message.field === field ? message.lines.join(' ') : undefined);
  const save = () => void editing.save();
  useSaveKey(editing);
  return (
    <form
      className={css['editor']}
      aria-label={base ? words.post : words.newPost}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <LeftDrafts rows={state.left} onGoOn={(row) => void editing.goOn(row)} onDiscard={(row) => void editing.discard(row)} />
      <div>
        <Field
          label={words.fields.title}
          className={css['title']}
          maxLength={POST_LENGTHS.title}
          autoComplete="off"
          value={form.title}
          error={errorAt('title')}
          onChange={(event) => type({ title: event.target.value })}
        />
      </div>
      <div className={css['writing']}>
        <div className={css['content']}>
          <ContentPane key={edition} text={text} html={form.content} onChange={(content) => type({ content })} />
          {errorAt('content') !== undefined && <p className={css['error']}>{errorAt('content')}</p>}
        </div>
        <LivePreview title={form.title} html={form.content} />
      </div>
      <Details form={form} type={type} errorAt={errorAt} />
      <SaveBar state={state} onPublished={(published) => type({ published })} />
      {state.conflict && (
        <ConflictDialog
          mine={form}
          conflict={state.conflict}
          onMine={() => void editing.keepMine()}
          onTheirs={() => void editing.takeTheirs()}
          onLater={() => editing.decideLater()}
        />
      )}
    </form>
  );
}

interface DetailsProps {
  readonly form: PostDraft;
  readonly type: (typed: Partial<PostDraft>) => void;
  readonly errorAt: (field: keyof PostDraft) => string | undefined;
}

/** What lists and search engines show of the post. */
function Details({ form, type, errorAt }: DetailsProps) {
  return (
    <div className={css['details']}>
      <section className={css['group']} aria-label={words.inList}>
        <h2 className={ui['large']}>{words.inList}</h2>
        <TextArea
          label={words.fields.description}
          className={css['area']}
          maxLength={POST_LENGTHS.description}
          value={form.description}
          error={errorAt('description')}
          onChange={(event) => type({ description: event.target.value })}
        />
        <Thumbnail address={form.thumbnail} error={errorAt('thumbnail')} onChange={(thumbnail) => type({ thumbnail })} />
        <Field
          label={words.fields.slug}
          placeholder={slugFrom(form.title)}
          hint={words.address(`/blog/${form.slug.trim() || slugFrom(form.title) || '…'}`)}
          maxLength={POST_LENGTHS.slug}
          autoComplete="off"
          spellCheck={false}
          value={form.slug}
          error={errorAt('slug')}
          onChange={(event) => type({ slug: event.target.value })}
        />
      </section>
      <section className={css['group']} aria-label={words.forSearch}>
        <h2 className={ui['large']}>{words.forSearch}</h2>
        <Field
          label={words.fields.seoTitle}
          placeholder={form.title}
          hint={words.seoTitleHint}
          maxLength={POST_LENGTHS.seoTitle}
          value={form.seoTitle}
          error={errorAt('seoTitle')}
          onChange={(event) => type({ seoTitle: event.target.value })}
        />
        <TextArea
          label={words.fields.seoDescription}
          className={css['area']}
          placeholder={form.description}
          hint={words.seoDescriptionHint}
          maxLength={POST_LENGTHS.seoDescription}
          value={form.seoDescription}
          error={errorAt('seoDescription')}
          onChange={(event) => type({ seoDescription: event.target.value })}
        />
        <SearchResult form={form} />
      </section>
    </div>
  );
}
