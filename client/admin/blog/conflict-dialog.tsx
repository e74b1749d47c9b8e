import type { PostDraft } from '../../../shared/contract/posts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import type { Conflict } from './editing/post-editing.ts';
import { differences } from './editing/post-form.ts';
import { SafeContent } from './preview/safe-content.tsx';
import * as words from '../../words/en/admin/post.ts';
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
  if (field === 'thumbnail')
    return form.thumbnail === null ? <p>{words.noPicture}</p> : <img className={css['picture']} src={form.thumbnail} alt="" />;
  if (field === 'published') return <p>{form.published ? words.published : words.draft}</p>;
  return <p>{form[field] === '' ? words.empty : form[field]}</p>;
}

/** Two versions of a post side by side, where they differ. Neither is lost whatever is chosen. */
export function ConflictDialog({ mine, conflict: { theirs }, onMine, onTheirs, onLater }: ConflictDialogProps) {
  return (
    <Dialog
      open
      wide
      title={theirs ? words.savedMeanwhile : words.deletedMeanwhile}
      text={<p>{words.keptHere}</p>}
      onClose={onLater}
      actions={
        <>
          <Button onClick={onTheirs}>{theirs ? words.takeTheirs : words.leaveDeleted}</Button>
          <Button variant="primary" onClick={onMine}>
            {theirs ? words.keepMine : words.saveAnew}
          </Button>
        </>
      }
    >
      {theirs && (
        <dl className={css['parts']}>
          {differences(mine, theirs).map((field) => (
            <div key={field} className={css['part']}>
              <dt className={css['name']}>{words.fields[field]}</dt>
              <dd className={css['version']} aria-label={words.mine}>
                <span className={css['whose']}>{words.mine}</span>
                <Part form={mine} field={field} />
              </dd>
              <dd className={css['version']} aria-label={words.theirs}>
                <span className={css['whose']}>{words.theirs}</span>
                <Part form={theirs} field={field} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
