import { useEffect, useRef, useState } from 'react';
import { lastRevisions } from '../../../shared/challenge/today.ts';
import { dateOfDay } from '../../../shared/challenge/utc-date.ts';
import type { ChallengeRevision } from '../../../shared/contract/content.ts';
import type { DayNumber } from '../../../shared/day.ts';
import { monthOf } from '../../challenge/month.ts';
import { device } from '../../device/device.ts';
import { logStorage } from '../../device/log-storage.ts';
import { useStored } from '../../device/use-stored.ts';
import { useTodayOf } from '../../device/use-today.ts';
import { keptChallenges } from '../../storage/kept-challenges.ts';
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
import { ChallengeTable } from './challenge-table.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { emptyForm, formOf, type ChallengeForm } from './form/challenge-form.ts';
import { FormScreen } from './form/form-screen.tsx';
import { dropForm, keptForms, type KeptForm } from './form/kept-forms.ts';
import { byToday, dateNote, nextEmptyDay, planOf, type PlanDay } from './plan.ts';
import { PlanCalendar } from './plan-calendar.tsx';
import { UnsavedForms } from './unsaved-forms.tsx';
import css from './challenges-admin.module.css';

const NONE: readonly KeptForm[] = [];

/** /admin/challenges for admins (spec 2 §2, Daily challenge admin). */
export default function ChallengesAdmin() {
  const admin = useAdmin();
  const { localId } = admin.row;
  const [reads, setReads] = useState(0);
  const [opened, setOpened] = useState<KeptForm>();
  const [asked, setAsked] = useState<ChallengeRevision>();
  const today = useTodayOf(localId, utcToday);
  const [turned, setTurned] = useState<DayNumber>();
  const month = turned ?? today;
  const { value: listed, atMs, busy, failure } = useAdminRead(CHALLENGES_PATH, listedChallenges, reads);
  const kept = useStored(async (storage) => lastRevisions(await keptChallenges(storage.device)), 'challenges');
  const forms = useStored((storage) => keptForms(storage.device, localId), localId) ?? NONE;
  // Before the first answer there are still those that the device keeps for play.
  const challenges = (listed ?? kept ?? []).filter((each) => each.is_deleted !== true);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(false);
  // The form that had the focus has gone.
  useEffect(() => {
    if (wasOpen.current && !opened) heading.current?.focus();
    wasOpen.current = opened !== undefined;
  }, [opened]);
  const again = () => setReads((before) => before + 1);

  const openNew = (form: ChallengeForm) => {
    const { host } = device();
    setOpened({ id: host.newId(), form, state: { key: host.newId() }, typedMs: host.now() });
  };
  const openStored = (base: ChallengeRevision) => {
    const { host } = device();
    const { id, revision } = base;
    const left = forms.find((each) => each.id === id);
    setOpened(left ?? { id, base, form: formOf(base), state: { stored: { id, revision }, key: host.newId() }, typedMs: host.now() });
  };
  const duplicate = (challenge: ChallengeRevision) => {
    const date = dateOfDay(nextEmptyDay(challenges, today));
    openNew({ ...formOf(challenge), date, is_active: true });
  };
  const pick = (day: PlanDay) => (day.challenge ? openStored(day.challenge) : openNew(emptyForm(day.date)));

  if (opened) {
    return (
      <AdminFrame title="Daily Challenge Management">
        <FormScreen
          key={opened.id}
          start={opened}
          noteOf={(date, id) => dateNote(challenges, date, today, id)}
          onSaved={() => {
            setOpened(undefined);
            again();
          }}
          onLeave={() => setOpened(undefined)}
        />
      </AdminFrame>
    );
  }

  const turn = (direction: -1 | 1) => {
    const { first, next } = monthOf(month);
    setTurned(direction === 1 ? next : first - 1);
  };
  const plan = planOf(challenges, month, today);

  return (
    <AdminFrame
      title="Daily Challenge Management"

      actions={
        <Button variant="primary" onClick={() => openNew(emptyForm(dateOfDay(nextEmptyDay(challenges, today))))}>
          <Icon name="plus" />
          Create Challenge
        </Button>
      }
    >
      {failure && (
        <Banner icon="offline" actions={<Button onClick={again}>Try again</Button>}>
          {`${failure.sentence} Here are the challenges that this device keeps.`}
        </Banner>
      )}
      {forms.length > 0 && (
        <UnsavedForms
          forms={forms}
          onContinue={setOpened}
          onDiscard={(form) => void dropForm(device().storage.device, localId, form).catch(logStorage)}
        />
      )}
      <div className={css['columns']}>
        <PlanCalendar month={plan} onTurn={turn} onPick={pick} />
        <section className={css['list']} aria-labelledby="all-challenges" aria-busy={busy || undefined}>
          <h2 id="all-challenges" ref={heading} tabIndex={-1} className={css['heading']}>
            Challenges
          </h2>
          <Sheet room="close">
            {challenges.length === 0 ? (
              <p className={css['soft']}>
                {busy ? 'Looking for challenges …' : 'No challenges yet. A press on a day of the calendar begins one.'}
              </p>
            ) : (
              <ChallengeTable
                {...byToday(challenges, today)}
                unsaved={new Set(forms.map(({ id }) => id))}
                onEdit={openStored}
                onDuplicate={duplicate}
                onDelete={setAsked}
              />
            )}
          </Sheet>
          <AsOf atMs={atMs} />
        </section>
      </div>
      {asked && (
        <DeleteDialog
          challenge={asked}
          onDone={(changed) => {
            setAsked(undefined);
            if (changed) again();
          }}
        />
      )}
    </AdminFrame>
  );
}
