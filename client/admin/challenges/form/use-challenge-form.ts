import { useState } from 'react';
import type { ChallengeDraft } from '../../../../shared/contract/admin.ts';
import type { ChallengeRevision } from '../../../../shared/contract/content.ts';
import { sentenceOf } from '../../../../shared/games/challenge-kit/form-check.ts';
import { device } from '../../../device/device.ts';
import { logStorage } from '../../../device/log-storage.ts';
import { useAdmin, type Admin } from '../../gate/admin-context.ts';
import { sendChallenge, type Stored } from '../challenge-calls.ts';
import { draftOf, errorsIn, type ChallengeForm } from './challenge-form.ts';
import { checkApart } from './check-apart.ts';
import { dropDraft, storeDraft, type FormDraft } from './form-drafts.ts';
import { saveChallenge, type SaveEnd, type SaveState } from './save-challenge.ts';
import * as words from '../../../words/en/admin/challenge-form.ts';

type Errors = ReadonlyMap<string, string>;

const NO_ERRORS: Errors = new Map();

/** What a press on Save came to: fields that are wrong, or how the save ended. */
type Attempt = { readonly wrong: Errors } | SaveEnd;

export interface ChallengeFormState {
  readonly draft: FormDraft;
  /** What is wrong, by field; empty while somebody writes. */
  readonly errors: Errors;
  /** How the last save ended; undefined before it, and if a field was wrong. */
  readonly end: SaveEnd | undefined;
  readonly busy: boolean;
  /** Somebody writes. */
  readonly write: (form: ChallengeForm) => void;
  /** Checks and saves what is written. */
  readonly save: () => void;
  /** Puts a form made of both versions on top of what somebody else saved. `goOn`: it is written further, not saved at once. */
  readonly settle: (form: ChallengeForm, theirs: ChallengeRevision, goOn: boolean) => void;
  /** Saves what is written as something new, for what it changed was deleted. */
  readonly saveAnew: () => void;
  /** Throws away what is written. */
  readonly discard: () => Promise<void>;
}

/** Checks what is written and saves it. `remember` stores where the save stands, before anything is sent. */
async function attempt(admin: Admin, { form, state }: FormDraft, remember: (state: SaveState) => Promise<void>): Promise<Attempt> {
  const wrong = errorsIn(form);
  if (wrong.size > 0) return { wrong };
  const written = draftOf(form);
  const refusal = await checkApart(written, state.stored?.id);
  if (refusal) return { wrong: new Map([[refusal.field, sentenceOf(words.refusals, refusal)]]) };
  const ports = {
    send: (sent: ChallengeDraft, stored: Stored | undefined, key: string) => sendChallenge(admin, sent, stored, key),
    newKey: () => device().host.newId(),
    remember,
  };
  return (await saveChallenge(ports, state, written)).end;
}

/** A form that is written, stored on the device, checked and saved. `onSaved` is called with what was saved. */
export function useChallengeForm(start: FormDraft, onSaved: (revision: ChallengeRevision) => void): ChallengeFormState {
  const admin = useAdmin();
  const { localId } = admin.row;
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [end, setEnd] = useState<SaveEnd>();
  const [busy, setBusy] = useState(false);

  const { host, storage } = device();
  // A device that refuses to store keeps nobody from saving.
  const store = async (next: FormDraft) => storeDraft(storage.device, localId, next).catch(logStorage);
  const drop = async () => dropDraft(storage.device, localId, draft).catch(logStorage);
  const change = (next: FormDraft) => {
    setDraft(next);
    void store(next);
  };

  const send = async (from: FormDraft) => {
    setBusy(true);
    const ended = await attempt(admin, from, async (state) => {
      await store({ ...from, state });
      setDraft({ ...from, state });
    });
    setBusy(false);
    const isWrong = 'wrong' in ended;
    setEnd(isWrong ? undefined : ended);
    if (isWrong) setErrors(ended.wrong);
    else if (ended.at === 'refused' && ended.field !== undefined) setErrors(new Map([[ended.field, ended.sentence]]));
    else if (ended.at === 'saved') {
      await drop();
      onSaved(ended.revision);
    }
  };

  return {
    draft,
    errors,
    end,
    busy,
    write(form) {
      // What is being saved stays as it is until the answer has come.
      if (busy) return;
      change({ ...draft, form, typedMs: host.now() });
      setErrors(NO_ERRORS);
    },
    save() {
      if (!busy) void send(draft);
    },
    settle(form, theirs, goOn) {
      const { id, revision } = theirs;
      const next: FormDraft = { ...draft, form, base: theirs, state: { key: host.newId(), stored: { id, revision } } };
      change(next);
      if (goOn) setEnd(undefined);
      else void send(next);
    },
    saveAnew() {
      const { id, form, typedMs } = draft;
      // A new challenge is active (spec 2 §4).
      void send({ id, form: { ...form, is_active: true }, typedMs, state: { key: host.newId() } });
    },
    discard: drop,
  };
}
