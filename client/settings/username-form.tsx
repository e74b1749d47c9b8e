import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { device } from '../device/device.ts';
import type { PlayerRow } from '../storage/records.ts';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { Banner } from '../ui/overlay/banner.tsx';
import { askForName, saveUsername } from './username.ts';
import { canSave, UsernameCheck } from './username-check.ts';
import css from './settings.module.css';

export interface UsernameFormProps {
  readonly row: PlayerRow;
  readonly username: string;
  /** Called at the end, with the new name if it was changed. */
  readonly onDone: (saved?: string) => void;
}

/** The form for another username. It says of each text that is typed whether it can be had. */
export function UsernameForm({ row, username, onDone }: UsernameFormProps) {
  const [text, setText] = useState(username);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [check] = useState(
    () => new UsernameCheck({ own: username, ask: (name) => askForName(row, name), after: (ms, work) => device().host.after(ms, work) }),
  );
  const state = useSyncExternalStore(check.state.subscribe, check.state.getSnapshot);
  useEffect(() => () => check.stop(), [check]);
  const input = useRef<HTMLInputElement>(null);
  // The button that opened the form has gone, and with it the focus.
  useEffect(() => input.current?.focus(), []);
  const savable = canSave(text, state);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !savable) return;
    const name = text.trim();
    if (name === username) return onDone();
    setBusy(true);
    setError(undefined);
    const saved = await saveUsername(row, name);
    setBusy(false);
    if (saved.ok) onDone(saved.value);
    else setError(saved.error);
  };

  return (
    <form className={css['form']} onSubmit={(event) => void submit(event)}>
      {error !== undefined && <Banner tone="wrong">{error}</Banner>}
      <Field
        label="Username"
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
      <output className={css['soft']}>
        {state.at === 'checking' && 'Checking availability...'}
        {state.at === 'free' && 'This name is free.'}
      </output>
      <div className={css['links']}>
        <Button type="submit" variant="primary" busy={busy} disabled={!savable}>
          Save
        </Button>
        <Button onClick={() => onDone()}>Cancel</Button>
      </div>
    </form>
  );
}
