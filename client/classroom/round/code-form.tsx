import { Suspense, useEffect, type FormEvent } from 'react';
import type { Round } from '../../../shared/classroom/round.ts';
import { Button } from '../../ui/button/button.tsx';
import { Announcer } from '../../ui/feedback/visually-hidden.tsx';
import { CodeField } from '../../ui/form/code-field.tsx';
import { useCodeForm } from '../../ui/form/use-code-form.ts';
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
  const { field, typed, type, error, busy, take } = useCodeForm<Round, NoRound>({ given, shown: given, look: readRound, onFound: onRound });
  const inWindow = useInWindow();
  useEffect(() => {
    if (given === '') void prefetchReading();
  }, [given]);

  const scanned = (text: string) => {
    const code = scannedCode(text);
    type(code);
    take(() => readRound(code, scannedSheet(text)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(() => readRound(typed));
  };
  return (
    <Sheet className={css['sheet']}>
      <form className={css['form']} onSubmit={submit}>
        <CodeField ref={field} label={words.code} hint={words.codeHint} error={error?.text} value={typed} onType={type} />
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
