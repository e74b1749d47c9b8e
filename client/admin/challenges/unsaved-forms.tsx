import { dayNumber } from '../../../shared/day.ts';
import { device } from '../../device/device.ts';
import { whenOf } from '../../text/day.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FormDraft } from './form/form-drafts.ts';
import css from './challenges-admin.module.css';

interface UnsavedFormsProps {
  readonly forms: readonly FormDraft[];
  readonly onContinue: (draft: FormDraft) => void;
  readonly onDiscard: (draft: FormDraft) => void;
}

/** What was written on this device and not saved (decision S12). */
export const UnsavedForms = ({ forms, onContinue, onDiscard }: UnsavedFormsProps) => (
  <section aria-labelledby="unsaved">
    <h2 id="unsaved" className={css['heading']}>
      Not saved yet
    </h2>
    <ul className={css['unsaved']}>
      {forms.map((draft) => (
        <Unsaved key={draft.id} draft={draft} onContinue={onContinue} onDiscard={onDiscard} />
      ))}
    </ul>
  </section>
);

function Unsaved({ draft, onContinue, onDiscard }: Omit<UnsavedFormsProps, 'forms'> & { readonly draft: FormDraft }) {
  const { host } = device();
  const day = (ms: number) => dayNumber(ms, host.utcOffsetMin());
  const name = draft.form.title.trim() || 'A challenge without a title';
  return (
    <li className={css['left']}>
      <Icon name="pencil" />
      <span className={css['words']}>
        <strong>{name}</strong>
        <span
          className={css['soft']}
        >{`${draft.base ? 'Changes' : 'New'}, ${draft.form.date || 'no day yet'}, written: ${whenOf(day(draft.typedMs), day(host.now()))}`}</span>
      </span>
      <span className={css['buttons']}>
        <Button onClick={() => onContinue(draft)}>
          Continue<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="plain" onClick={() => onDiscard(draft)}>
          Discard<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
