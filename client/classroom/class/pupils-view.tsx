import { useState, type FormEvent } from 'react';
import { useToday } from '../../device/use-today.ts';
import { Button, LinkButton } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { AskDialog } from '../../ui/overlay/ask-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import * as ofClass from '../../words/en/classroom/class.ts';
import * as words from '../../words/en/classroom/roster.ts';
import type { SeatRow } from '../storage/class-rows.ts';
import type { ClassProps } from './classes-here.ts';
import { RosterForm } from './roster-form.tsx';
import { nicknameOf } from './roster.ts';
import ui from '../../ui/ui.module.css';
import css from './class.module.css';

/** The seats of a class: a number and a nickname each. */
export function PupilsView({ id, data: { seats }, change }: ClassProps) {
  const [renaming, setRenaming] = useState<SeatRow>();
  const [erasing, setErasing] = useState<SeatRow>();
  const today = useToday();
  return (
    <div className={css['two']}>
      <section className={ui['column3']} aria-labelledby="pupils">
        <h3 id="pupils" className={css['subtitle']}>
          {words.list}
        </h3>
        {seats.length === 0 ? (
          <p className={ui['soft']}>{words.none}</p>
        ) : (
          <Sheet room="flush">
            <ul>
              {seats.map((row) => (
                <li key={row.seat} className={css['seat']}>
                  <span className={css['seatNumber']}>{row.seat}</span>
                  <LinkButton to="/class" search={{ id, show: 'pupils', of: row.seat }} variant="plain" className={css['seatName']}>
                    {row.nickname}
                  </LinkButton>
                  <span className={css['seatActions']}>
                    <Button aria-label={words.renameOf(row.nickname)} onClick={() => setRenaming(row)}>
                      {words.rename}
                    </Button>
                    <Button aria-label={words.eraseOf(row.nickname)} onClick={() => setErasing(row)}>
                      {words.erase}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          </Sheet>
        )}
      </section>
      <RosterForm taken={seats.length} change={change} />
      {renaming && (
        <RenameDialog
          title={words.renameOf(renaming.nickname)}
          label={words.nickname}
          name={renaming.nickname}
          refusal={words.noNickname}
          onClose={() => setRenaming(undefined)}
          onName={(name) => change((store) => store.renameSeat(renaming.seat, name))}
        />
      )}
      {erasing && (
        <AskDialog
          title={words.askErase(erasing.nickname)}
          yes={words.yes}
          no={words.no}
          onNo={() => setErasing(undefined)}
          onYes={() => {
            setErasing(undefined);
            void change((store) => store.eraseSeat(erasing.seat, today));
          }}
        >
          {words.aboutErase}
        </AskDialog>
      )}
    </div>
  );
}

interface RenameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly name: string;
  /** What is said of a name that shows nothing. */
  readonly refusal: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => Promise<unknown>;
}

/** Another name for a pupil or a class. */
export function RenameDialog({ title, label, name, refusal, onClose, onName }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const shown = nicknameOf(typed);
    if (shown === '') return setError(refusal);
    await onName(shown);
    onClose();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form className={ui['column4']} onSubmit={(event) => void save(event)}>
        <Field label={label} value={typed} autoComplete="off" error={error} onChange={(event) => setTyped(event.target.value)} />
        <div className={ui['row3']}>
          <Button type="submit" variant="primary">
            {ofClass.save}
          </Button>
          <Button onClick={onClose}>{ofClass.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
