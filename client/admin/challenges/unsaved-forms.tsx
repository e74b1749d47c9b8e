import { dayNumber } from '../../../shared/day.ts';
import { device } from '../../device/device.ts';
import { whenOf } from '../../text/day.ts';
import { Button } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/feedback/visually-hidden.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { KeptForm } from './form/kept-forms.ts';
import css from './challenges-admin.module.css';

interface UnsavedFormsProps {
  readonly forms: readonly KeptForm[];
  readonly onContinue: (kept: KeptForm) => void;
  readonly onDiscard: (kept: KeptForm) => void;
}

/** What was written on this device and not saved (decision S12). */
export const UnsavedForms = ({ forms, onContinue, onDiscard }: UnsavedFormsProps) => (
  <section aria-labelledby="unsaved">
    <h2 id="unsaved" className={css['heading']}>
      Not saved yet
    </h2>
    <ul className={css['unsaved']}>
      {forms.map((kept) => (
        <Unsaved key={kept.id} kept={kept} onContinue={onContinue} onDiscard={onDiscard} />
      ))}
    </ul>
  </section>
);

function Unsaved({ kept, onContinue, onDiscard }: Omit<UnsavedFormsProps, 'forms'> & { readonly kept: KeptForm }) {
  const { host } = device();
  const day = (ms: number) => dayNumber(ms, host.utcOffsetMin());
  const name = kept.form.title.trim() || 'A challenge without a title';
  return (
    <li className={css['left']}>
      <Icon name="pencil" />
      <span className={css['words']}>
        <strong>{name}</strong>
        <span
          className={css['soft']}
        >{`${kept.base ? 'Changes' : 'New'}, ${kept.form.date || 'no day yet'}, written: ${whenOf(day(kept.typedMs), day(host.now()))}`}</span>
      </span>
      <span className={css['buttons']}>
        <Button onClick={() => onContinue(kept)}>
          Continue<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
        <Button variant="plain" onClick={() => onDiscard(kept)}>
          Discard<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </Button>
      </span>
    </li>
  );
}
