import type { PostDraft } from '../../../shared/contract/posts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { Conflict } from './editing/post-editing.ts';
import { differences, FIELD_NAMES } from './editing/post-form.ts';
import { SafeContent } from './preview/safe-content.tsx';
import css from './conflict-dialog.module.css';

interface ConflictDialogProps {
  readonly mine: PostDraft;
  readonly conflict: Conflict;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onLater: () => void;
}

/** One part of a form, as it is read. */
function Part({ form, field }: { readonly form: PostDraft; readonly field: keyof PostDraft }) {
  if (field === 'content') return <SafeContent html={form.content} />;
  if (field === 'thumbnail') return form.thumbnail === null ? <p>None</p> : <img className={css['picture']} src={form.thumbnail} alt="" />;
  if (field === 'published') return <p>{form.published ? 'Published' : 'A draft'}</p>;
  return <p>{form[field] === '' ? 'Empty' : form[field]}</p>;
}

/** Two versions of a post side by side, where they differ. Neither is lost whatever is chosen. */
export function ConflictDialog({ mine, conflict: { theirs }, onMine, onTheirs, onLater }: ConflictDialogProps) {
  return (
    <Dialog
      open
      wide
      title={theirs ? 'Somebody else saved this post' : 'Somebody else deleted this post'}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onTheirs}>{theirs ? 'Take theirs' : 'Leave it deleted'}</Button>
          <Button variant="primary" onClick={onMine}>
            {theirs ? 'Keep mine' : 'Save mine as a new post'}
          </Button>
        </>
      }
    >
      <p>What you typed stays on this device if you do not keep it now.</p>
      {theirs && (
        <dl className={css['parts']}>
          {differences(mine, theirs).map((field) => (
            <div key={field} className={css['part']}>
              <dt className={css['name']}>{FIELD_NAMES[field]}</dt>
              <dd className={css['version']} aria-label="Mine">
                <span className={css['whose']}>Mine</span>
                <Part form={mine} field={field} />
              </dd>
              <dd className={css['version']} aria-label="Theirs">
                <span className={css['whose']}>Theirs</span>
                <Part form={theirs} field={field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
