import { Suspense, useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Round } from '../../../shared/classroom/round.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { chunk } from '../../window/chunk.tsx';
import { useInWindow } from '../../window/use-in-window.ts';
import * as words from '../../words/en/classroom/round.ts';
import { scannedCode, scannedSheet } from './linked-code.ts';
import { prefetchReading, readRound, type NoRound } from './read-round.ts';
import ui from '../../ui/ui.module.css';
import css from './round.module.css';

const ToSheet = chunk(async () => ({ default: (await import('./to-sheet.tsx')).ToSheet }));

const QrReader = chunk(() => import('../camera/qr-reader.tsx'));

interface CodeFormProps {
  /** The code that came with the address; empty if none did. It is looked up at once. */
  readonly given: string;
  readonly onRound: (round: Round) => void;
}

/** The code of a round, typed as it comes: its characters are told from those that look like them. */
export function CodeForm({ given, onRound }: CodeFormProps) {
  const [typed, setTyped] = useState(given);
  const [error, setError] = useState<NoRound>();
  const [busy, setBusy] = useState(false);
  const inWindow = useInWindow();
  const field = useRef<HTMLInputElement>(null);

  const take = (round: Awaited<ReturnType<typeof readRound>>) => {
    setBusy(false);
    if (round.ok) return onRound(round.value);
    setError(round.error);
    field.current?.focus();
  };
  const look = async (code: string, sheet?: string) => {
    if (busy) return;
    setBusy(true);
    take(await readRound(code, sheet));
  };
  const takeGiven = useEffectEvent(take);
  useEffect(() => {
    let gone = false;
    if (given === '') void prefetchReading();
    else {
      void readRound(given).then((round) => {
        if (!gone) takeGiven(round);
      });
    }
    return () => {
      gone = true;
    };
  }, [given]);

  const scanned = (text: string) => {
    const code = scannedCode(text);
    setTyped(code);
    void look(code, scannedSheet(text));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void look(typed);
  };
  return (
    <Sheet className={css['sheet']}>
      <form className={css['form']} onSubmit={submit}>
        <CodeField
          ref={field}
          label={words.code}
          hint={words.codeHint}
          error={error?.text}
          value={typed}
          onType={(text) => {
            setTyped(text);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {words.look}
        </Button>
        <Announcer message={error?.text ?? ''} assertive />
        {error?.sheet !== undefined && (
          <Suspense>
            <ToSheet sheet={error.sheet} />
          </Suspense>
        )}
      </form>
      {inWindow && (
        <Suspense>
          <div className={css['scan']}>
            <p className={ui['note']}>{words.orScan}</p>
            <QrReader onText={scanned} />
          </div>
        </Suspense>
      )}
    </Sheet>
  );
}
