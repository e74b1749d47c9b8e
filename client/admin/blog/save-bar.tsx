import { Button } from '../../ui/button/button.tsx';
import { useRootMark } from '../../ui/root-mark.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { lacksText } from './editing/post-form.ts';
import type { EditingState } from './editing/post-editing.ts';
import { Switch } from './fields/switch.tsx';
import { clockTime } from '../gate/written-time.ts';
import * as words from '../../words/en/admin/post.ts';
import css from './save-bar.module.css';

interface SaveBarProps {
  readonly state: EditingState;
  readonly onPublished: (published: boolean) => void;
}

/** Where what was typed is: on the server, on this device, or both. */
function stateOf({ saving, changed, storedMs, base }: EditingState): string {
  if (saving) return words.saving;
  if (changed) return storedMs === undefined ? words.unsaved : words.keptAt(clockTime(storedMs));
  return base ? words.saved : '';
}

/** Whether the post is public, how it is with its save, and the save itself: always in reach. */
export function SaveBar({ state, onPublished }: SaveBarProps) {
  const { form, message, saving } = state;
  useRootMark('thumbRow');
  return (
    <div className={css['bar']} data-row data-scan="first">
      <div className={css['message']} role={message?.tone === 'wrong' ? 'alert' : 'status'}>
        {message?.lines.map((line) => (
          <p key={line} className={css[message.tone]}>
            <Icon name={message.tone === 'right' ? 'tick' : 'cross'} size="small" />
            <span>{line}</span>
          </p>
        ))}
      </div>
      <div className={css['row']}>
        <Switch label={words.fields.published} on={form.published} onChange={onPublished} />
        <output className={css['state']}>{stateOf(state)}</output>
        <Button type="submit" variant="primary" busy={saving} disabled={lacksText(form) || saving}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
