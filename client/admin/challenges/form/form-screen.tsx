import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { useRootMark } from '../../../ui/root-mark.ts';
import { AdminFrame } from '../../gate/admin-frame.tsx';
import { emptyForm, formOf } from './challenge-form.ts';
import { ConflictView } from './conflict-view.tsx';
import { Fields } from './fields.tsx';
import type { FormDraft } from './form-drafts.ts';
import { Preview } from './preview.tsx';
import { useChallengeForm, type ChallengeFormState } from './use-challenge-form.ts';
import { Banner } from '../../../ui/overlay/banner.tsx';
import type { SaveEnd } from './save-challenge.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';
import css from './challenge-form.module.css';

interface FormScreenProps {
  /** What the form begins with: empty, a stored challenge, or a draft. */
  readonly start: FormDraft;
  /** What there is to know of a date. */
  readonly noteOf: (date: string, id: string | undefined) => string | undefined;
  readonly onSaved: () => void;
  /** Called when the form is left. What it holds is a draft, or was thrown away before. */
  readonly onLeave: () => void;
}

/** The screen on which a challenge is written: the form, or what to do if somebody else saved or deleted the challenge meanwhile. */
export function FormScreen({ start, noteOf, onSaved, onLeave }: FormScreenProps) {
  const state = useChallengeForm(start, () => {
    showToast(start.base ? words.saved : words.created, 'right');
    onSaved();
  });
  const { end, draft, busy } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = end?.at === 'stale';
  // The button that was pressed has gone.
  useEffect(() => heading.current?.focus(), [turn]);
  const leave = () => void state.discard().then(onLeave);
  const theirs = end?.at === 'stale' ? end.theirs : undefined;
  return (
    <AdminFrame title={draft.base ? words.editTitle : words.create} titleRef={heading}>
      {!turn && <Writing state={state} noteOf={noteOf} onLeave={onLeave} onDiscard={leave} />}
      {turn && theirs && <Conflict key={theirs.revision} state={state} theirs={theirs} />}
      {turn && !theirs && <DeletedNotice busy={busy} onSaveAnew={state.saveAnew} onDiscard={leave} />}
    </AdminFrame>
  );
}

const Conflict = ({ state, theirs }: { readonly state: ChallengeFormState; readonly theirs: ChallengeRevision }) => (
  <ConflictView
    base={state.draft.base ? formOf(state.draft.base) : emptyForm('')}
    mine={state.draft.form}
    theirs={formOf(theirs)}
    busy={state.busy}
    onSave={(form) => state.settle(form, theirs, false)}
    onBack={(form) => state.settle(form, theirs, true)}
  />
);

interface WritingProps extends Pick<FormScreenProps, 'noteOf' | 'onLeave'> {
  readonly state: ChallengeFormState;
  readonly onDiscard: () => void;
}

function Writing({ state, noteOf, onLeave, onDiscard }: WritingProps) {
  const { draft, errors, end, busy, write, save } = state;
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useRootMark('thumbRow');
  useRootMark('promptsBelow');
  useEffect(() => {
    const field = errors.size > 0 ? element.current?.querySelector<HTMLElement>('[aria-invalid=true]') : undefined;
    field?.focus();
    // What is wrong stands below it, and is not to be under the bar.
    field?.scrollIntoView({ block: 'center' });
  }, [errors]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <div className={css['screen']}>
      <form id={id} ref={element} className={css['form']} onSubmit={submit} noValidate>
        <Fields
          form={draft.form}
          onChange={write}
          errors={errors}
          dateNote={noteOf(draft.form.date, draft.base?.id)}
          isStored={draft.base !== undefined}
        />
        <div className={css['end']}>
          <Button variant="plain" onClick={onDiscard}>
            {words.discard}
          </Button>
        </div>
      </form>
      <Preview form={draft.form} />
      <div className={css['actions']} data-row data-scan="first">
        <Outcome end={end} wrong={errors.size} />
        <div className={css['buttons']}>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {draft.base ? words.save : words.create}
          </Button>
          <Button onClick={onLeave}>{words.back}</Button>
        </div>
      </div>
    </div>
  );
}

interface DeletedNoticeProps {
  readonly busy: boolean;
  readonly onSaveAnew: () => void;
  readonly onDiscard: () => void;
}

/** Somebody else has deleted what is edited here. */
const DeletedNotice = ({ busy, onSaveAnew, onDiscard }: DeletedNoticeProps) => (
  <Banner
    tone="wrong"
    actions={
      <>
        <Button variant="primary" busy={busy} onClick={onSaveAnew}>
          {words.saveAnew}
        </Button>
        <Button onClick={onDiscard}>{words.discardMine}</Button>
      </>
    }
  >
    {words.deletedMeanwhile}
  </Banner>
);

interface OutcomeProps {
  readonly end: SaveEnd | undefined;
  /** How many fields are wrong. */
  readonly wrong: number;
}

/** Why it is not saved, in as few lines as it takes, for it covers the form; nothing before a save. The button beside it tries again. */
function Outcome({ end, wrong }: OutcomeProps) {
  const said = outcomeOf(end, wrong);
  if (said === undefined) return null;
  return (
    <p className={css['said']} role="alert">
      <Icon name={wrong === 0 && end?.at === 'not_sent' ? 'offline' : 'cross'} size="small" />
      <span>{said}</span>
    </p>
  );
}

function outcomeOf(end: SaveEnd | undefined, wrong: number): string | undefined {
  if (wrong > 0) return wrong === 1 ? words.oneMarked : words.manyMarked(wrong);
  if (end?.at === 'refused') return end.sentence;
  return end?.at === 'not_sent' ? words.stillHere(end.sentence) : undefined;
}
