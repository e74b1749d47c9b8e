import { dayNumber } from '../../../shared/day.ts';
import { device } from '../../device/device.ts';
import { whenOf } from '../../words/en/text/calendar.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { FormDraft } from './form/form-drafts.ts';
import * as words from '../../words/en/admin/challenges.ts';
import ui from '../../ui/ui.module.css';
import css from './challenges-admin.module.css';

interface UnsavedFormsProps {
  readonly forms: readonly FormDraft[];
  readonly onContinue: (draft: FormDraft) => void;
  readonly onDiscard: (draft: FormDraft) => void;
}

/** What was written on this device and not saved (decision S12). */
export const UnsavedForms = ({ forms, onContinue, onDiscard }: UnsavedFormsProps) => (
  <section aria-labelledby="unsaved">
    <h2 id="unsaved" className={ui['larger']}>
      {words.unsaved}
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
  const name = draft.form.title.trim() || words.untitled;
  const date = draft.form.date || words.noDay;
  const when = whenOf(day(draft.typedMs), day(host.now()));
  return (
    <li className={css['left']}>
      <Icon name="pencil" />
      <span className={css['words']}>
        <strong>{name}</strong>
        <span className={ui['note']}>{draft.base ? words.changesOf(date, when) : words.newOf(date, when)}</span>
      </span>
      <span className={ui['row2']}>
        <Button onClick={() => onContinue(draft)}>
          {words.goOn}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </Button>
        <Button variant="plain" onClick={() => onDiscard(draft)}>
          {words.discard}
          <VisuallyHidden>{words.of(name)}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
