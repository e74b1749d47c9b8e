import { Link } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { Sheet as PaperSheet } from '../../shared/games/practice/sheet.ts';
import { whoPlays } from '../play/run/run-owner.ts';
import { Button } from '../ui/button/button.tsx';
import { Announcer } from '../ui/feedback/visually-hidden.tsx';
import { CodeField } from '../ui/form/code-field.tsx';
import { useCodeForm } from '../ui/form/use-code-form.ts';
import { Sheet } from '../ui/sheet/sheet.tsx';
import * as words from '../words/en/paper/bring-back.ts';
import { findSheet } from './find-sheet.ts';
import ui from '../ui/ui.module.css';
import css from './bring-back.module.css';

interface SheetCodeProps {
  /** What came with the address; empty if nothing did. It is looked up at once. */
  readonly given: string;
  readonly onSheet: (sheet: PaperSheet) => void;
}

/** The code of a sheet, typed as it comes. */
export function SheetCode({ given, onSheet }: SheetCodeProps) {
  const { field, typed, type, error, busy, take } = useCodeForm<PaperSheet, string>({
    given,
    shown: given.split('.')[0] ?? '',
    look,
    onFound: onSheet,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(() => look(typed));
  };
  return (
    <Sheet as="section" className={css['sheet']} aria-labelledby="bring-back">
      <form className={css['form']} onSubmit={submit}>
        <h2 id="bring-back" className={ui['larger']}>
          {words.title}
        </h2>
        <CodeField ref={field} label={words.code} hint={words.codeHint} error={error} value={typed} onType={type} />
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {words.look}
        </Button>
        <Announcer message={error ?? ''} assertive />
        <p className={ui['note']}>{words.orScan}</p>
        <p className={css['links']}>
          <Link to="/practice/print">{words.toPrint}</Link>
        </p>
      </form>
    </Sheet>
  );
}

/** What was printed here is the player's who plays. */
const look = async (typed: string) => findSheet(await whoPlays(), typed);
