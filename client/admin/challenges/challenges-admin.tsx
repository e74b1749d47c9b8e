import { useEffect, useRef, useState, type RefObject } from 'react';
import { lastRevisions } from '../../../shared/challenge/today.ts';
import { dateOfDay } from '../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { monthOf } from '../../challenge/month.ts';
import { device } from '../../device/device.ts';
import { logStorage } from '../../device/log-storage.ts';
import { useStored } from '../../device/use-stored.ts';
import { useTodayOf } from '../../device/use-today.ts';
import { cachedChallenges } from '../../storage/cached-challenges.ts';
import { utcToday } from '../../storage/known-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Banner } from '../../ui/overlay/banner.tsx';
import { Sheet } from '../../ui/sheet/sheet.tsx';
import { AdminFrame } from '../gate/admin-frame.tsx';
import { useAdmin } from '../gate/admin-context.ts';
import { AsOf } from '../gate/as-of.tsx';
import { useAdminRead } from '../gate/use-admin-read.ts';
import { CHALLENGES_PATH, listedChallenges } from './challenge-calls.ts';
import { ChallengeTable, type ChallengeTableProps } from './challenge-table.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { emptyForm, formOf, type ChallengeForm } from './form/challenge-form.ts';
import { FormScreen } from './form/form-screen.tsx';
import { dropDraft, formDrafts, type FormDraft } from './form/form-drafts.ts';
import { byToday, dateNote, nextEmptyDay, planOf, type PlanDay } from './plan.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import { UnsavedForms } from './unsaved-forms.tsx';
import { dayOfWeek } from '../../words/en/text/calendar.ts';
import * as words from '../../words/en/admin/challenges.ts';
import ui from '../../ui/ui.module.css';
import css from './challenges-admin.module.css';

const NONE: readonly FormDraft[] = [];

/** All challenges, read anew with each `reads`. Before the first answer there are still those that the device keeps for play. */
function useChallenges(reads: number) {
  const { value: listed, ...read } = useAdminRead(CHALLENGES_PATH, listedChallenges, reads);
  const kept = useStored(async (storage) => lastRevisions(await cachedChallenges(storage.device)), 'challenges');
  return { ...read, challenges: (listed ?? kept ?? []).filter((each) => each.is_deleted !== true) };
}

/** The month of the calendar: today's, until somebody turns to another. */
function usePlan(challenges: readonly ChallengeRevision[], today: DayNumber) {
  const [turned, setTurned] = useState<DayNumber>();
  const month = turned ?? today;
  const turn = (direction: -1 | 1) => {
    const { first, next } = monthOf(month);
    setTurned(direction === 1 ? next : first - 1);
  };
  return { plan: planOf(challenges, month, today), turn };
}

/** The heading that gets the focus when the form that had it has gone. */
function useFocusAfter(isOpen: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) heading.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return heading;
}

function newForm(form: ChallengeForm): FormDraft {
  const { host } = device();
  return { id: host.newId(), form, state: { key: host.newId() }, typedMs: host.now() };
}

function storedForm(base: ChallengeRevision): FormDraft {
  const { host } = device();
  const { id, revision } = base;
  return { id, base, form: formOf(base), state: { stored: { id, revision }, key: host.newId() }, typedMs: host.now() };
}

/** The form that is open, and what opens one. */
function useOpenedForm(challenges: readonly ChallengeRevision[], today: DayNumber, forms: readonly FormDraft[]) {
  const [opened, setOpened] = useState<FormDraft>();
  const openNew = (form: ChallengeForm) => setOpened(newForm(form));
  const openStored = (base: ChallengeRevision) => setOpened(forms.find((each) => each.id === base.id) ?? storedForm(base));
  const nextDate = () => dateOfDay(nextEmptyDay(challenges, today));
  return {
    opened,
    open: setOpened,
    close: () => setOpened(undefined),
    openStored,
    create: () => openNew(emptyForm(nextDate())),
    duplicate: (challenge: ChallengeRevision) => openNew({ ...formOf(challenge), date: nextDate(), is_active: true }),
    pick: (day: PlanDay) => (day.challenge ? openStored(day.challenge) : openNew(emptyForm(day.date))),
  };
}

/** /admin/challenges for admins (spec 2 §2, Daily challenge admin). */
export default function ChallengesAdmin() {
  const admin = useAdmin();
  const { localId } = admin.row;
  const [reads, setReads] = useState(0);
  const today = useTodayOf(localId, utcToday);
  const { challenges, atMs, busy, failure } = useChallenges(reads);
  const forms = useStored((storage) => formDrafts(storage.device, localId), localId) ?? NONE;
  const { plan, turn } = usePlan(challenges, today);
  const { opened, open, close, openStored, create, duplicate, pick } = useOpenedForm(challenges, today, forms);
  const heading = useFocusAfter(opened !== undefined);
  const again = () => setReads((before) => before + 1);

  const saved = () => {
    close();
    again();
  };
  const noteOf = (date: string, id: string | undefined) => dateNote(challenges, date, today, id);
  if (opened) return <FormScreen key={opened.id} start={opened} noteOf={noteOf} onSaved={saved} onLeave={close} />;

  return (
    <AdminFrame
      title={words.title}
      actions={
        <Button variant="primary" onClick={create}>
          <Icon name="plus" />
          {words.create}
        </Button>
      }
    >
      {failure && (
        <Banner icon="offline" actions={<Button onClick={again}>{words.again}</Button>}>
          {words.keptOnes(failure.sentence)}
        </Banner>
      )}
      {forms.length > 0 && (
        <UnsavedForms
          forms={forms}
          onContinue={open}
          onDiscard={(form) => void dropDraft(device().storage.device, localId, form).catch(logStorage)}
        />
      )}
      <div className={css['columns']}>
        <PlanCalendar month={plan} onTurn={turn} onPick={pick} />
        <List
          heading={heading}
          challenges={challenges}
          today={today}
          forms={forms}
          busy={busy}
          atMs={atMs}
          onEdit={openStored}
          onDuplicate={duplicate}
          onDeleted={again}
        />
      </div>
    </AdminFrame>
  );
}

interface ListProps extends Pick<ChallengeTableProps, 'onEdit' | 'onDuplicate'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly challenges: readonly ChallengeRevision[];
  readonly today: DayNumber;
  readonly forms: readonly FormDraft[];
  readonly busy: boolean;
  readonly atMs: number | undefined;
  /** One of them is deleted, or was changed elsewhere. */
  readonly onDeleted: () => void;
}

/** All challenges, as of when, and the question before one is deleted. */
function List({ heading, challenges, today, forms, busy, atMs, onEdit, onDuplicate, onDeleted }: ListProps) {
  const [asked, setAsked] = useState<ChallengeRevision>();
  return (
    <section className={ui['grid4']} aria-labelledby="all-challenges" aria-busy={busy || undefined}>
      <h2 id="all-challenges" ref={heading} tabIndex={-1} className={ui['larger']}>
        {words.list}
      </h2>
      {challenges.length > 0 && <p className={ui['note']}>{words.nextEmpty(dayOfWeek(nextEmptyDay(challenges, today)))}</p>}
      <Sheet room="close">
        {challenges.length === 0 ? (
          <p className={ui['note']}>{busy ? words.loading : words.none}</p>
        ) : (
          <ChallengeTable
            {...byToday(challenges, today)}
            today={today}
            unsaved={new Set(forms.map(({ id }) => id))}
            onEdit={onEdit}
            onDuplicate={onDuplicate}
            onDelete={setAsked}
          />
        )}
      </Sheet>
      <AsOf atMs={atMs} />
      {asked && (
        <DeleteDialog
          challenge={asked}
          onDone={(changed) => {
            setAsked(undefined);
            if (changed) onDeleted();
          }}
        />
      )}
    </section>
  );
}
