import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { fail, ok } from '../../shared/result.ts';
import { callAccount } from '../auth/sign-in-flow.ts';
import { device } from '../device/device.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { canSave, UsernameCheck, type CheckState, type NameAnswer } from './username-check.ts';
import * as labels from '../words/en/settings/actions.ts';
import * as words from '../words/en/settings/profile.ts';
import ui from '../ui/ui.module.css';
import { refusalText } from '../text/refusal-text.ts';
import { problems } from '../words/en/refusals/names.ts';

interface UsernameFormProps {
  readonly row: PlayerRow;
  readonly username: string;
  /** What stands in the field at first: the present name, or one that was refused. */
  readonly start: string;
  /** Whether the form was asked for, and takes the focus. */
  readonly focused: boolean;
  /** Why the name could not be saved. */
  readonly error: string | undefined;
  /** Saves another name, and closes the form if that went well. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** What is said of a name; nothing of one that was refused, whose reason is the field's error. */
const SAID: { readonly [at in CheckState['at']]?: string } = {
  checking: words.checking,
  free: words.free,
  unasked: words.unasked,
};

/** The form for another username. It says of each text that is typed whether it can be had. */
export function UsernameForm({ row, username, start, focused, error, onSave, onCancel }: UsernameFormProps) {
  const [text, setText] = useState(start);
  const [busy, setBusy] = useState(false);
  const [check] = useState(
    () => new UsernameCheck({ own: username, ask: (name) => askForName(row, name), after: (ms, work) => device().host.after(ms, work) }),
  );
  const state = useSyncExternalStore(check.state.subscribe, check.state.getSnapshot);
  useEffect(() => () => check.stop(), [check]);
  const input = useRef<HTMLInputElement>(null);
  // The button that opened the form has gone, and with it the focus.
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);
  const savable = canSave(text, state);
  const mayBeSavable = savable || (state.at === 'checking' && text.trim() !== '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !mayBeSavable) return;
    setBusy(true);
    // Enter comes before the answer where somebody types and sends in one go.
    const known = await check.checked();
    const name = input.current?.value.trim() ?? '';
    if (name === username) onCancel();
    else if (input.current && canSave(name, known)) await onSave(name);
    setBusy(false);
  };

  return (
    <form className={ui['column4']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field
        label={words.username}
        name="username"
        autoComplete="nickname"
        maxLength={24}
        ref={input}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          check.typed(event.target.value);
        }}
        error={state.at === 'refused' || state.at === 'failed' ? state.sentence : undefined}
      />
      <output className={ui['note']}>{SAID[state.at]}</output>
      <div className={ui['row3']}>
        <Button type="submit" variant="primary" busy={busy} disabled={!mayBeSavable}>
          {labels.save}
        </Button>
        <Button onClick={onCancel}>{labels.cancel}</Button>
      </div>
    </form>
  );
}

/** Asks the server whether the account could have this name. */
async function askForName(row: PlayerRow, name: string): Promise<NameAnswer> {
  const path = `/api/account/username-available?${new URLSearchParams({ name }).toString()}`;
  const answer = await callAccount(row, { method: 'GET', path });
  if (!answer.ok) return fail(answer.error.code === 'refused' ? 'failed' : 'unasked');
  const { available, reason, code } = answer.value;
  if (available === true) return ok(undefined);
  return typeof reason === 'string' ? ok(refusalText(problems, [code], reason)) : fail('failed');
}
