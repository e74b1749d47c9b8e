import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ChallengeDraft } from '../../../../shared/contract/admin.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { device } from '../../../device/device.ts';
import { logStorage } from '../../../device/log-storage.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/overlay/banner.tsx';
import { showToast } from '../../../ui/overlay/toast.tsx';
import { useAdmin } from '../../gate/admin-context.ts';
import { sendChallenge } from '../challenge-calls.ts';
import { draftOf, emptyForm, errorsIn, formOf, type ChallengeForm } from './challenge-form.ts';
import { checkApart } from './check-apart.ts';
import { ConflictView } from './conflict-view.tsx';
import { DeletedNotice } from './deleted-notice.tsx';
import { Fields } from './fields.tsx';
import { dropForm, keepForm, type KeptForm } from './kept-forms.ts';
import { Preview } from './preview.tsx';
import { saveChallenge, type SaveEnd, type SaveState } from './save-challenge.ts';
import css from './challenge-form.module.css';

export interface FormScreenProps {
  /** What the form begins with: empty, a stored challenge, or what was kept. */
  readonly start: KeptForm;
  /** What there is to know of a date. */
  readonly noteOf: (date: string, id: string | undefined) => string | undefined;
  readonly onSaved: (revision: ChallengeRevision) => void;
  /** Called when the form is left, with true if what it held was thrown away. */
  readonly onLeave: (discarded: boolean) => void;
}

const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/** A challenge is written, checked and saved. What is typed is kept on the device until it is saved. */
export function FormScreen({ start, noteOf, onSaved, onLeave }: FormScreenProps) {
  const admin = useAdmin();
  const { localId } = admin.row;
  const [kept, setKept] = useState(start);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [end, setEnd] = useState<SaveEnd>();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (errors.size > 0) element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const store = () => device().storage.device;
  /** A device that refuses to store keeps nobody from saving. */
  const keep = async (next: KeptForm) => keepForm(store(), localId, next).catch(logStorage);
  const drop = async () => dropForm(store(), localId, kept).catch(logStorage);

  const write = (form: ChallengeForm) => {
    // What is being saved stays as it is until the answer has come.
    if (busy) return;
    const next = { ...kept, form, typedMs: device().host.now() };
    setKept(next);
    setErrors(NO_ERRORS);
    void keep(next);
  };

  const send = async (from: KeptForm) => {
    setBusy(true);
    const ended = await check(from);
    setBusy(false);
    setEnd(ended);
  };

  /** Checks and saves; undefined if a field is wrong or it was saved. */
  const check = async (from: KeptForm): Promise<SaveEnd | undefined> => {
    const wrong = errorsIn(from.form);
    if (wrong.size > 0) return void setErrors(wrong);
    const draft = draftOf(from.form);
    const refusal = await checkApart(draft, from.state.stored?.id);
    if (refusal) return void setErrors(new Map([[refusal.field, refusal.message]]));
    const saved = await saveChallenge(
      {
        send: (sent: ChallengeDraft, stored, key) => sendChallenge(admin, sent, stored, key),
        newKey: () => device().host.newId(),
        remember: (state: SaveState) => keep({ ...from, state }),
      },
      from.state,
      draft,
    );
    setKept((now) => ({ ...now, state: saved.state }));
    const { end: ended } = saved;
    if (ended.at === 'refused' && ended.field !== undefined) setErrors(new Map([[ended.field, ended.sentence]]));
    if (ended.at !== 'saved') return ended;
    await drop();
    showToast(from.base ? 'Challenge saved' : 'Challenge created', 'right');
    onSaved(ended.revision);
    return undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send(kept);
  };

  const discard = async () => {
    await drop();
    onLeave(true);
  };

  const title = kept.base ? 'Edit challenge' : 'Create Challenge';
  const head = (
    <div className={css['head']}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
    </div>
  );

  if (end?.at === 'stale') {
    const { theirs } = end;
    if (!theirs) {
      return (
        <div className={css['form']}>
          {head}
          <DeletedNotice
            busy={busy}
            onSaveAnew={() => {
              const { form, id, typedMs } = kept;
              void send({ form, id, typedMs, state: { key: device().host.newId() } });
            }}
            onDiscard={() => void discard()}
          />
        </div>
      );
    }
    /** One version of both, which starts from what is stored now. */
    const onTopOf = (form: ChallengeForm): KeptForm => ({
      ...kept,
      form,
      base: theirs,
      state: { key: device().host.newId(), stored: { id: theirs.id, revision: theirs.revision } },
    });
    return (
      <div className={css['form']}>
        {head}
        <ConflictView
          key={theirs.revision}
          base={kept.base ? formOf(kept.base) : emptyForm('')}
          mine={kept.form}
          theirs={formOf(theirs)}
          busy={busy}
          onSave={(form) => {
            const next = onTopOf(form);
            setKept(next);
            void keep(next);
            void send(next);
          }}
          onBack={(form) => {
            setEnd(undefined);
            const next = onTopOf(form);
            setKept(next);
            void keep(next);
          }}
        />
      </div>
    );
  }

  return (
    <div className={css['screen']}>
      <form ref={element} className={css['form']} onSubmit={submit} noValidate>
        {head}
        <Fields
          form={kept.form}
          onChange={write}
          errors={errors}
          dateNote={noteOf(kept.form.date, kept.base?.id)}
          isStored={kept.base !== undefined}
        />
        <Outcome end={end} wrong={errors.size} busy={busy} onAgain={() => void send(kept)} />
        <div className={css['actions']}>
          <Button type="submit" variant="primary" busy={busy}>
            {kept.base ? 'Save changes' : 'Create Challenge'}
          </Button>
          <Button onClick={() => onLeave(false)}>Back to the list</Button>
          <Button variant="plain" onClick={() => void discard()}>
            Discard
          </Button>
        </div>
      </form>
      <Preview form={kept.form} />
    </div>
  );
}

interface OutcomeProps {
  readonly end: SaveEnd | undefined;
  readonly wrong: number;
  readonly busy: boolean;
  readonly onAgain: () => void;
}

/** Why it is not saved. */
function Outcome({ end, wrong, busy, onAgain }: OutcomeProps) {
  if (end?.at === 'not_sent')
    return (
      <Banner
        tone="wrong"
        icon="offline"
        actions={
          <Button busy={busy} onClick={onAgain}>
            Try again
          </Button>
        }
      >
        {end.sentence} Everything you wrote is kept on this device.
      </Banner>
    );
  if (end?.at === 'refused' && wrong === 0) return <Banner tone="wrong">{end.sentence}</Banner>;
  if (wrong > 0)
    return (
      <Banner tone="wrong">Not saved: please look at {wrong === 1 ? 'the field that is' : `the ${wrong} fields that are`} marked.</Banner>
    );
  return null;
}
